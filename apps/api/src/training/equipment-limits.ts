import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ClassesByName, EquipmentLimit } from '@lifted/domain/classes/equipment-shortage';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';

/** For how many people rooms have what the workouts of some days need, and which classes follow each, both days included; enough for everybody is not said. */
export async function readEquipmentLimits(
  client: Pool | PoolClient,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  language: Language,
): Promise<EquipmentLimit[]> {
  const { rows } = await client.query<Required<EquipmentLimit>>(
    `select to_char(planned.date, 'YYYY-MM-DD') as date, r.location_id as "locationId",
            case when $3 = 'de' then i.name_de else i.name_en end as equipment, r.people as has,
            case when k.id is not null then json_build_object('only', k.name)
                 else json_build_object('all_but', array(select name from studio.class_kinds
                                                          where has_own_workouts order by name)) end as classes
       from (select distinct x.date, x.programme, e.implement_id from studio.wod_exercises x
               join studio.exercises e on e.id = x.exercise_id
              where x.date between $1 and $2) planned
       join studio.room_equipment r on r.implement_id = planned.implement_id
       join studio.implements i on i.id = r.implement_id
       left join studio.class_kinds k on k.id = planned.programme
      where planned.programme = '' or k.has_own_workouts
      order by planned.date, r.location_id, r.people, equipment`,
    [from, to, language],
  );
  return rows.map(({ classes, ...limit }) => (isOfAll(classes) ? limit : { ...limit, classes }));
}

function isOfAll(classes: ClassesByName): boolean {
  return 'all_but' in classes && classes.all_but.length === 0;
}
