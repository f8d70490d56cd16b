import { loadKindOf } from '@lifted/domain/training/load-kinds/load-kind';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { saysTheSame, IMPORTED_VERSION } from '@lifted/domain/training/set-cell';
import type { PoolClient } from 'pg';
import type { CellPlace, ChangedCell, JudgedEntry } from './set-cells.ts';

/** SQL of what row `r` belongs to, for the columns below: a class, or a training of the member's own. */
const BELONGS = `case when r.workout_number > 0 then true end, case when r.workout_number < 0 then r.workout_number end`;
const BELONGS_COLUMNS = 'of_class, own_training';

/** Appends entries to the history, in the order given. */
export async function writeEntries(
  client: PoolClient,
  judged: readonly JudgedEntry[],
  now: Date,
): Promise<void> {
  if (judged.length === 0) return;
  const rows = judged.map(({ entry, place, outcome }) => ({
    ...numbersOf(place),
    id: entry.id,
    reps: entry.lifted?.reps ?? null,
    weight: entry.lifted?.weight ?? null,
    ...kindOf(entry.lifted),
    author: entry.author,
    coach_id: entry.coachId,
    device_id: entry.deviceId,
    base: entry.base,
    settles: entry.settles,
    made_at: entry.madeAt,
    outcome,
  }));
  await client.query({
    name: 'write-set-entries',
    text: `insert into studio.set_entries (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps,
                                     weight, load_kind, is_warm_up, reps_in_reserve, author, coach_id, device_id, base,
                                     settles, made_at, received_at, outcome, ${BELONGS_COLUMNS})
     select r.id, r.customer_number, r.workout_number, r.exercise_key, r.exercise_number, r.set_number, r.reps, r.weight,
            r.load_kind, r.is_warm_up, r.reps_in_reserve, r.author, r.coach_id, r.device_id, r.base, r.settles, r.made_at, $2, r.outcome,
            ${BELONGS}
       from rows from (jsonb_to_recordset($1) as (
              id uuid, customer_number integer, workout_number integer, exercise_key integer, exercise_number smallint,
              set_number smallint, reps smallint, weight numeric, load_kind text, is_warm_up boolean,
              reps_in_reserve smallint, author text, coach_id text, device_id uuid, base text,
              settles text[], made_at timestamptz, outcome text)) with ordinality as r
      order by r.ordinality`,
    values: [JSON.stringify(rows), now],
  });
}

/** Writes what cells are now, and the sets that figures are worked out from where these changed. */
export async function writeCells(client: PoolClient, cells: readonly ChangedCell[]): Promise<void> {
  const changed = cells.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  await client.query({
    name: 'write-set-cells',
    text: `insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current, others,
                                   ${BELONGS_COLUMNS})
     select r.customer_number, r.workout_number, r.exercise_key, r.exercise_number, r.set_number, r.current, r.others, ${BELONGS}
       from jsonb_to_recordset($1) as r (customer_number integer, workout_number integer, exercise_key integer,
              exercise_number smallint, set_number smallint, current uuid, others uuid[])
         on conflict (customer_number, workout_number, exercise_key, exercise_number, set_number)
         do update set current = excluded.current, others = excluded.others`,
    values: [
      JSON.stringify(
        changed.map(({ place, after: { current, others } }) => ({
          ...numbersOf(place),
          current: current === null || current.entry === IMPORTED_VERSION ? null : current.entry,
          others: others.map(({ entry }) => entry),
        })),
      ),
    ],
  });
  const different = changed.filter(({ before, after }) => !saysTheSame(before.current, after.current));
  await removeSets(client, different);
  await storeSets(client, different);
}

async function removeSets(client: PoolClient, cells: readonly ChangedCell[]): Promise<void> {
  const gone = cells.filter(({ after }) => (after.current?.lifted ?? null) === null);
  if (gone.length === 0) return;
  await client.query({
    name: 'remove-sets',
    text: `delete from studio.set_logs s
      using jsonb_to_recordset($1) as r (customer_number integer, workout_number integer, exercise_key integer,
              exercise_number smallint, set_number smallint)
      where (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
          = (r.customer_number, r.workout_number, r.exercise_key, r.exercise_number, r.set_number)`,
    values: [JSON.stringify(gone.map(({ place }) => numbersOf(place)))],
  });
}

async function storeSets(client: PoolClient, cells: readonly ChangedCell[]): Promise<void> {
  const rows = cells.flatMap(({ place, after: { current } }) =>
    current?.lifted == null ? [] : [{ ...numbersOf(place), ...current.lifted, ...kindOf(current.lifted) }],
  );
  if (rows.length === 0) return;
  await client.query({
    name: 'store-sets',
    text: `insert into studio.set_logs
       (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight, load_kind, is_warm_up,
        reps_in_reserve, ${BELONGS_COLUMNS})
     select r.customer_number, r.workout_number, r.exercise_key, r.exercise_number, r.set_number, r.reps, r.weight,
            r.load_kind, r.is_warm_up, r.reps_in_reserve, ${BELONGS}
       from jsonb_to_recordset($1) as r (customer_number integer, workout_number integer, exercise_key integer,
              exercise_number smallint, set_number smallint, reps smallint, weight numeric, load_kind text,
              is_warm_up boolean, reps_in_reserve smallint)
         on conflict (customer_number, workout_number, exercise_key, exercise_number, set_number)
         do update set reps = excluded.reps, weight = excluded.weight, load_kind = excluded.load_kind,
                       is_warm_up = excluded.is_warm_up, reps_in_reserve = excluded.reps_in_reserve`,
    values: [JSON.stringify(rows)],
  });
}

/** What a set says besides weight and repetitions, as it is stored. */
function kindOf(lifted: LiftedSet | null) {
  return {
    load_kind: loadKindOf(lifted ?? {}),
    is_warm_up: lifted?.is_warm_up ?? false,
    reps_in_reserve: lifted?.reps_in_reserve ?? null,
  };
}

function numbersOf({ customerNumber, workoutNumber, exerciseKey, exerciseNumber, setNumber }: CellPlace) {
  return {
    customer_number: customerNumber,
    workout_number: workoutNumber,
    exercise_key: exerciseKey,
    exercise_number: exerciseNumber,
    set_number: setNumber,
  };
}
