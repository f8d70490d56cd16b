import type { AnswerOf } from '@lifted/contract/call';
import { RoomEquipmentFields, type roomEquipmentCalls } from '@lifted/contract/desk-records';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';

/** Each room with all implements there are. */
const EQUIPMENT = `
  select l.id, coalesce(jsonb_object_agg(i.id, e.people) filter (where i.id is not null), '{}') as fields
    from studio.locations l
    left join studio.implements i on i.kind <> 'bodyweight'
    left join studio.room_equipment e on e.location_id = l.id and e.implement_id = i.id`;

/** What each room has, and what there is to lift with in one language, by name. */
export async function listRoomEquipment(
  pool: Pool,
  language: Language,
): Promise<AnswerOf<typeof roomEquipmentCalls.list>> {
  const rooms = await pool.query<{ id: string; fields: RoomEquipmentFields }>(
    `${EQUIPMENT} group by l.id order by l.id`,
  );
  const known = await pool.query<{ id: string; name: string }>(
    `select id, case when $1 = 'de' then name_de else name_en end as name from studio.implements
      where kind <> 'bodyweight' order by name`,
    [language],
  );
  return { rooms: rooms.rows, implements: known.rows };
}

const UNKNOWN = {
  en: 'There is no such equipment any more. Please open the form again.',
  de: 'Dieses Gerät gibt es nicht mehr. Öffne das Formular bitte noch einmal.',
} as const;

/** What a room has, by the room's id. */
export const roomEquipmentRecord: DeskRecord<RoomEquipmentFields> = {
  noun: 'equipment',
  parse: fieldsOf(RoomEquipmentFields),
  async read(client, id) {
    await client.query('select from studio.locations where id = $1 for update', [id]);
    const { rows } = await client.query<{ fields: RoomEquipmentFields }>(
      `${EQUIPMENT} where l.id = $1 group by l.id`,
      [id],
    );
    return rows[0]?.fields;
  },
  async write(client, id, fields) {
    const said = Object.keys(fields).filter((name) => fields[name] !== null);
    const { rows } = await client.query<{ id: string }>(
      'select id from studio.implements where id = any ($1) order by id for key share',
      [said],
    );
    const known = new Set(rows.map((row) => row.id));
    const unknown = said.find((name) => !known.has(name));
    if (unknown !== undefined) throw refusedField(unknown, UNKNOWN);
    await client.query('delete from studio.room_equipment where location_id = $1', [id]);
    await client.query(
      `insert into studio.room_equipment (location_id, implement_id, people)
       select $1, key, value::smallint from jsonb_each_text($2) where value is not null`,
      [id, JSON.stringify(fields)],
    );
  },
};
