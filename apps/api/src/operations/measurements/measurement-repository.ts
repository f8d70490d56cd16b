import { inTransaction } from '@lifted/database/transaction';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ClientBase, Pool } from 'pg';
import type { MeasurementCounts } from './count-measurements.ts';

// Rows are locked in the order of their keys, so that two batches never deadlock.

const ADD_VITALS = `
  insert into studio.web_vital_counts as counts (day, vital, route, device, release, up_to, seen)
  select $1, vital, route, device, release, up_to, count(*)
  from jsonb_to_recordset($2) as entry (vital text, route text, device text, release text, up_to double precision)
  group by vital, route, device, release, up_to
  order by vital, route, device, release, up_to
  on conflict (day, vital, route, device, release, up_to) do update set seen = counts.seen + excluded.seen`;

const ADD_ERRORS = `
  insert into studio.client_error_counts as counts (day, source, name, chunk, route, release, seen)
  select $1, source, name, chunk, route, release, count(*)
  from jsonb_to_recordset($2) as entry (source text, name text, chunk text, route text, release text)
  group by source, name, chunk, route, release
  order by source, name, chunk, route, release
  on conflict (day, source, name, chunk, route, release) do update set seen = counts.seen + excluded.seen`;

const ADD_INSTALLS = `
  insert into studio.install_counts as counts (day, event, seen)
  select $1, event, count(*) from jsonb_to_recordset($2) as entry (event text)
  group by event order by event
  on conflict (day, event) do update set seen = counts.seen + excluded.seen`;

/** Adds to the counts of a day, in one transaction. */
export function addCounts(
  pool: Pool,
  day: CivilDate,
  { vitals, errors, installs }: MeasurementCounts,
): Promise<void> {
  // JSON has no number for the open-ended bucket; PostgreSQL reads this word.
  const buckets = vitals.map((vital) => ({ ...vital, up_to: String(vital.up_to) }));
  return inTransaction(pool, async (client) => {
    if (buckets.length > 0) await client.query(ADD_VITALS, [day, JSON.stringify(buckets)]);
    if (errors.length > 0) await client.query(ADD_ERRORS, [day, JSON.stringify(errors)]);
    if (installs.length > 0) await client.query(ADD_INSTALLS, [day, JSON.stringify(installs)]);
  });
}

const COUNT_TABLES = ['studio.web_vital_counts', 'studio.client_error_counts', 'studio.install_counts'];

/** Deletes the counts of earlier days. Answers how many rows that were. */
export async function deleteCountsBefore(client: ClientBase | Pool, day: CivilDate): Promise<number> {
  let deleted = 0;
  for (const table of COUNT_TABLES) {
    const { rowCount } = await client.query(`delete from ${table} where day < $1`, [day]);
    deleted += rowCount ?? 0;
  }
  return deleted;
}
