import { inTransaction } from '@lifted/database/transaction';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ClientBase, Pool } from 'pg';
import type { MeasurementCounts } from './count-measurements.ts';

/** The tables of counts, with the columns that tell one count from another. */
const TABLES = {
  vitals: {
    table: 'studio.web_vital_counts',
    columns: { vital: 'text', route: 'text', device: 'text', release: 'text', up_to: 'double precision' },
  },
  errors: {
    table: 'studio.client_error_counts',
    columns: { source: 'text', name: 'text', chunk: 'text', route: 'text', release: 'text' },
  },
  installs: { table: 'studio.install_counts', columns: { event: 'text' } },
} as const;

/** Rows are locked in the order of their keys, so that two batches never deadlock. */
function addStatement({ table, columns }: (typeof TABLES)[keyof typeof TABLES]): string {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map((column) => column.join(' '));
  return `
    insert into ${table} as counts (day, ${names}, seen)
    select $1, ${names}, count(*) from jsonb_to_recordset($2) as entry (${typed.join(', ')})
     group by ${names} order by ${names}
        on conflict (day, ${names}) do update set seen = counts.seen + excluded.seen`;
}

/** Adds to the counts of a day, in one transaction. */
export function addCounts(pool: Pool, day: CivilDate, counts: MeasurementCounts): Promise<void> {
  // JSON has no number for the open-ended bucket; PostgreSQL reads this word.
  const vitals = counts.vitals.map((vital) => ({ ...vital, up_to: String(vital.up_to) }));
  return inTransaction(pool, async (client) => {
    for (const kind of ['vitals', 'errors', 'installs'] as const) {
      const added = kind === 'vitals' ? vitals : counts[kind];
      if (added.length > 0) await client.query(addStatement(TABLES[kind]), [day, JSON.stringify(added)]);
    }
  });
}

/** Deletes the counts of earlier days. Answers how many rows that were. */
export async function deleteCountsBefore(client: ClientBase | Pool, day: CivilDate): Promise<number> {
  let deleted = 0;
  for (const { table } of Object.values(TABLES)) {
    const { rowCount } = await client.query(`delete from ${table} where day < $1`, [day]);
    deleted += rowCount ?? 0;
  }
  return deleted;
}
