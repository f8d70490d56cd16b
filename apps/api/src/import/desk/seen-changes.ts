import type { RowImage } from '../import-table.ts';
import type { ImportedFile, ImportedRow, ImportForever } from '@lifted/contract/desk/desk-import';
import type { PoolClient } from 'pg';
import { IMPORT_TABLES } from '../import-tables.ts';
import { entitlementsTable } from '../tables/entitlements-table.ts';
import { rolesTable } from '../tables/roles-table.ts';
import { setLogsTable, SHOWN_BESIDE } from '../tables/set-logs-table.ts';
import { workoutsTable } from '../tables/workouts-table.ts';
import { ROW_CHANGES } from '../row-changes.ts';
import type { ImportedFile as StoredFile } from '../store-staged-rows.ts';

/** What an import changes, as the desk shows it. */
export interface SeenChanges {
  readonly files: readonly ImportedFile[];
  /** The same for the same changes, another one for any other. */
  readonly seen: string;
  readonly forever: readonly ImportForever[];
}

/** Rows shown of each file and kind. */
const EXAMPLES = 10;

/** Reads what the import of this transaction changed. */
export async function readSeenChanges(
  client: PoolClient,
  stored: readonly StoredFile[],
): Promise<SeenChanges> {
  const examples = await readExamples(client);
  return {
    files: stored.map(({ name, rows: count, inserted, updated, removed, unchanged }) => ({
      name,
      rows: count,
      added: inserted,
      changed: updated,
      removed,
      unchanged,
      examples: examples.get(name) ?? [],
    })),
    seen: await markOf(client),
    forever: await reasonsToStay(client),
  };
}

/** A checksum of all changes. New rows get other short numbers each time, so their ids count. */
async function markOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ seen: string }>(
    `select md5(coalesce(string_agg(row_mark, '' order by row_mark), '')) as seen
       from (select md5(concat_ws(' ', file, kind, before, after - $1::text[], c.id, w.id, e.id, a.id)) as row_mark
               from ${ROW_CHANGES}
               left join studio.customers c on c.number = (after->>'customer_number')::integer
               left join studio.workouts w on w.number = (after->>'workout_number')::integer
               left join studio.exercises e on e.number = (after->>'exercise_key')::integer
               left join studio.exercises a on a.number = (after->>'alternative_key')::integer) marks`,
    [Object.keys(NUMBERED)],
  );
  return rows[0]?.seen ?? '';
}

interface Example extends ImportedRow {
  readonly file: string;
}

async function readExamples(client: PoolClient): Promise<ReadonlyMap<string, ImportedRow[]>> {
  const { rows } = await client.query<Example>(
    `select file, kind, ${asText('before')} as before, ${asText('after')} as after
       from (select *, row_number() over (partition by file, kind order by position) as nth from ${ROW_CHANGES}) ranked
      where nth <= ${EXAMPLES}
      order by array_position(array['removed', 'changed', 'added'], kind), position`,
  );
  const names = await namesOfNumbers(client, rows);
  const byFile = new Map<string, ImportedRow[]>();
  for (const { file, kind, before, after } of rows) {
    const shown = byFile.get(`${file}.csv`) ?? [];
    shown.push({
      kind,
      before:
        before &&
        (kind === 'removed' ? columnsOf(file, inFileTerms(before, names)) : inFileTerms(before, names)),
      after: after && inFileTerms(after, names),
    });
    byFile.set(`${file}.csv`, shown);
  }
  return byFile;
}

/** SQL for the values of an image as text. */
function asText(image: string): string {
  return `(select jsonb_object_agg(key, value) from jsonb_each_text(${image}))`;
}

const EXERCISES = `select number, concat(name, ' (', id, ')') as name from studio.exercises`;

/** Columns that are short numbers in the database and ids in the file, and what a person calls those rows. */
const NUMBERED = {
  customer_number: {
    column: 'customer_id',
    sql: `select number, concat(first_name, ' ', last_name, ' (', id, ')') as name from studio.customers`,
  },
  workout_number: {
    column: 'workout_id',
    sql: `select number, concat(timer_name, ' (', id, ')') as name from studio.workouts`,
  },
  exercise_key: { column: 'exercise_id', sql: EXERCISES },
  alternative_key: { column: 'alternative_id', sql: EXERCISES },
} as const;

type Names = ReadonlyMap<string, { readonly column: string; readonly names: ReadonlyMap<string, string> }>;

async function namesOfNumbers(client: PoolClient, examples: readonly Example[]): Promise<Names> {
  const found = new Map<string, { column: string; names: Map<string, string> }>();
  for (const [numbered, { column, sql }] of Object.entries(NUMBERED)) {
    const numbers = examples.flatMap(({ before, after }) => [before?.[numbered], after?.[numbered]]);
    const { rows } = await client.query<{ number: number; name: string }>(
      `select number, name from (${sql}) named where number = any ($1)`,
      [[...new Set(numbers)].filter((number) => number !== undefined && number !== null)],
    );
    found.set(numbered, { column, names: new Map(rows.map(({ number, name }) => [String(number), name])) });
  }
  return found;
}

function inFileTerms(image: RowImage, names: Names): RowImage {
  return Object.fromEntries(
    Object.entries(image).map(([column, value]) => {
      const numbered = names.get(column);
      return numbered === undefined
        ? [column, value]
        : [numbered.column, numbered.names.get(value ?? '') ?? value];
    }),
  );
}

/** The values a file can have; a removed row was noted with all its columns. */
function columnsOf(file: string, image: RowImage): RowImage {
  const columns = IMPORT_TABLES.find(({ name }) => name === file)?.columns.map(({ name }) => name) ?? [];
  return Object.fromEntries(Object.entries(image).filter(([column]) => columns.includes(column)));
}

/** Why this import could not be taken back (docs/decisions/116-import-at-the-desk.md). */
async function reasonsToStay(client: PoolClient): Promise<readonly ImportForever[]> {
  const { rows } = await client.query<{ reason: ImportForever }>(
    `select distinct case
              when file = '${entitlementsTable.name}' then 'entitlements'
              when file = '${rolesTable.name}' then 'roles'
              when file = '${setLogsTable.name}' then 'entered_sets'
              else 'canceled_classes' end as reason
       from ${ROW_CHANGES}
      where file in ('${entitlementsTable.name}', '${rolesTable.name}')
         or (file = '${setLogsTable.name}' and after ? '${SHOWN_BESIDE}')
         or (file = '${workoutsTable.name}' and before is not null and after ? 'canceled_at'
             and before->'canceled_at' is distinct from after->'canceled_at')
      order by 1`,
  );
  return rows.map(({ reason }) => reason);
}
