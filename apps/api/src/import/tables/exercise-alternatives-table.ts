import type { PoolClient } from 'pg';
import { id } from '../field-parsers.ts';
import type {
  ImportTable,
  RowCounts,
  RowValues,
  StagedFaults,
  StorableTable,
  Storing,
} from '../import-table.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';
import { exercisesTable } from './exercises-table.ts';

/** As the desk's form has it. */
const MOST_ALTERNATIVES = 10;

const STORED_KEY = ['exercise_key', 'alternative_key'];

/** What somebody may do in place of an exercise. The lines of one exercise are all it has, in the order in which they are offered. */
export const exerciseAlternativesTable: ImportTable = {
  name: 'exercise_alternatives',
  noun: 'alternative',
  target: 'studio.exercise_alternatives',
  columns: [
    { name: 'exercise_id', sqlType: 'text', parse: id },
    { name: 'alternative_id', sqlType: 'text', parse: id },
  ],
  key: ['exercise_id', 'alternative_id'],
  storedKey: STORED_KEY,
  references: [
    { column: 'exercise_id', table: exercisesTable },
    { column: 'alternative_id', table: exercisesTable },
  ],
  checkRow: anotherExercise,
  checkStaged: notTooMany,
  store: storeAlternatives,
};

function anotherExercise({ exercise_id: exercise = null, alternative_id: alternative = null }: RowValues) {
  if (exercise === null || exercise !== alternative) return [];
  const message = { en: 'is the exercise itself', de: 'ist die Übung selbst' };
  return [{ column: 'alternative_id', message }];
}

async function notTooMany(client: PoolClient, limit: number): Promise<StagedFaults> {
  const { rows } = await client.query<{ line: number; total: number }>(
    `select line, (count(*) over ())::integer as total
       from (select ${LINE_COLUMN} as line, row_number() over (partition by exercise_id order by ${LINE_COLUMN}) as place
               from ${stagingOf(exerciseAlternativesTable)} where exercise_id is not null) placed
      where place > $1 order by line limit $2`,
    [MOST_ALTERNATIVES, limit],
  );
  const message = {
    en: `is one too many; an exercise has at most ${MOST_ALTERNATIVES} alternatives`,
    de: `ist zu viel; eine Übung hat höchstens ${MOST_ALTERNATIVES} Alternativen`,
  };
  return {
    found: rows.map(({ line }) => ({ line, column: 'alternative_id', message })),
    total: rows[0]?.total ?? 0,
  };
}

/** The same rows as stored: by short numbers. */
const NUMBERED: StorableTable = {
  name: 'numbered_alternatives',
  target: 'studio.exercise_alternatives',
  columns: [...STORED_KEY, 'position'].map((name) => ({ name })),
  key: STORED_KEY,
  replacesWhole: ['exercise_key'],
};

async function storeAlternatives(client: PoolClient, { log }: Storing): Promise<RowCounts> {
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select x.number as exercise_key, a.number as alternative_key,
           (row_number() over (partition by x.number order by s.${LINE_COLUMN}))::smallint as position
      from ${stagingOf(exerciseAlternativesTable)} s
      join studio.exercises x on x.id = s.exercise_id
      join studio.exercises a on a.id = s.alternative_id`);
  return storeDifferences(client, NUMBERED, log);
}
