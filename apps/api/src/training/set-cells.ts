import type { LiftedSet } from '@lifted/domain/training/personal-records';
import {
  IMPORTED_VERSION,
  type EntryOutcome,
  type SetAuthor,
  type SetCell,
  type SetValue,
} from '@lifted/domain/training/set-cell';
import type { Pool, PoolClient } from 'pg';
import { liftedSetOf } from './lifted-set-sql.ts';

/** One set of one person in one class, or in a training of their own, whose number is below zero, by its names and by the short numbers of the tables. */
export interface CellPlace {
  readonly customerId: string;
  readonly workoutId: string;
  readonly exerciseId: string;
  readonly exerciseNumber: number;
  readonly setNumber: number;
  readonly customerNumber: number;
  readonly workoutNumber: number;
  readonly exerciseKey: number;
  readonly classStart: Date;
}

/** An entry as it arrived, with who made it where. */
export interface ArrivedEntry {
  readonly id: string;
  readonly customerId: string;
  readonly workoutId: string;
  readonly exerciseId: string;
  readonly exerciseNumber: number;
  readonly setNumber: number;
  readonly lifted: LiftedSet | null;
  readonly base: string | null;
  readonly settles: readonly string[];
  readonly madeAt: Date;
  readonly author: Exclude<SetAuthor, 'import'>;
  /** Of an entry of the floor. */
  readonly coachId: string | null;
  readonly deviceId: string | null;
}

/** A cell that is being changed, with where it lies in the database. */
export interface ChangedCell {
  readonly place: CellPlace;
  readonly before: SetCell;
  after: SetCell;
}

/** An entry that is written, with what it did. */
export interface JudgedEntry {
  readonly entry: Omit<ArrivedEntry, 'author'> & { readonly author: SetAuthor };
  readonly place: CellPlace;
  readonly outcome: EntryOutcome;
}

interface FoundCell {
  readonly place: Pick<CellPlace, 'customerId' | 'workoutId' | 'exerciseId' | 'exerciseNumber' | 'setNumber'>;
  readonly cell: SetCell;
}

/** Names a cell. */
export function cellKey(
  customerId: string,
  workoutId: string,
  exerciseId: string,
  exerciseNumber: number,
  setNumber: number,
): string {
  return [customerId, workoutId, exerciseId, exerciseNumber, setNumber].join(' ');
}

interface StoredValue extends LiftedSet {
  readonly entry: string;
  readonly author: SetAuthor;
}

interface CellRow {
  readonly customerId: string;
  readonly workoutId: string;
  readonly exerciseId: string;
  readonly exerciseNumber: number;
  readonly setNumber: number;
  readonly imported: LiftedSet | null;
  readonly current: (Omit<StoredValue, keyof LiftedSet> & { readonly lifted: LiftedSet | null }) | null;
  readonly others: readonly SetValue[];
}

/**
 * Every set of these customers in these classes for which there is a value, by its key: what was entered here, and what was
 * imported.
 */
export async function readCells(
  client: Pool | PoolClient,
  { workouts, customers }: { readonly workouts: readonly number[]; readonly customers: readonly number[] },
): Promise<ReadonlyMap<string, FoundCell>> {
  if (workouts.length === 0 || customers.length === 0) return new Map();
  const { rows } = await client.query<CellRow>({
    name: 'set-cells',
    text: CELLS,
    values: [workouts, customers],
  });
  return new Map(
    rows.map((row) => {
      const { customerId, workoutId, exerciseId, exerciseNumber, setNumber } = row;
      const place = { customerId, workoutId, exerciseId, exerciseNumber, setNumber };
      const key = cellKey(customerId, workoutId, exerciseId, exerciseNumber, setNumber);
      return [key, { place, cell: { current: currentOf(row), others: row.others } }];
    }),
  );
}

function currentOf({ current, imported }: CellRow): SetValue | null {
  if (current !== null) return current;
  return imported && { entry: IMPORTED_VERSION, author: 'import', lifted: imported };
}

const VALUE = `jsonb_build_object('entry', e.id, 'author', e.author, 'lifted',
  case when e.reps is not null then ${liftedSetOf('e')} end)`;

/** `$1` numbers of classes or own trainings, `$2` numbers of customers. Other values in the order in which they arrived. */
const CELLS = `
  with people as materialized (
    select id, number from studio.customers where number = any ($2)
  ), trained as materialized (
    select id, number from studio.trainings where number = any ($1)
  ), places as (
    select customer_number, workout_number, exercise_key, exercise_number, set_number
      from studio.set_logs where customer_number = any ($2) and workout_number = any ($1)
     union
    select customer_number, workout_number, exercise_key, exercise_number, set_number
      from studio.set_cells where customer_number = any ($2) and workout_number = any ($1)
  )
  select c.id as "customerId", w.id as "workoutId", x.id as "exerciseId", p.exercise_number as "exerciseNumber",
         p.set_number as "setNumber",
         case when s.customer_number is not null then ${liftedSetOf('s')} end as imported,
         (select ${VALUE} from studio.set_entries e where e.id = k.current) as current,
         coalesce((select jsonb_agg(${VALUE} order by e.number) from studio.set_entries e where e.id = any (k.others)), '[]')
           as others
    from places p
    join people c on c.number = p.customer_number
    join trained w on w.number = p.workout_number
    join studio.exercises x on x.number = p.exercise_key
    left join studio.set_logs s using (customer_number, workout_number, exercise_key, exercise_number, set_number)
    left join studio.set_cells k using (customer_number, workout_number, exercise_key, exercise_number, set_number)
   order by c.id, p.exercise_number, x.id, p.set_number`;
