import type { PoolClient } from 'pg';
import { id, instant, optional, REMOVED_COLUMN, yesOrNo } from '../field-parsers.ts';
import type { ImportTable, RowCounts, Storing, StorableTable } from '../import-table.ts';
import { stagingOf } from '../staging.ts';
import { deleteRows, storeDifferences } from '../store-differences.ts';
import { bookingWarnings } from './booking-warnings.ts';
import { customersTable } from './customers-table.ts';
import { workoutsTable } from './workouts-table.ts';

/** Bookings of members. A canceled one says so; one that never existed is marked as removed. */
export const bookingsTable: ImportTable = {
  name: 'bookings',
  noun: 'booking',
  target: 'studio.bookings',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'customer_id', sqlType: 'text', parse: id },
    { name: 'workout_id', sqlType: 'text', parse: id },
    { name: 'booked_at', sqlType: 'timestamptz', parse: instant },
    { name: 'canceled_at', sqlType: 'timestamptz', parse: optional(instant) },
    { name: 'has_attended', sqlType: 'boolean', parse: yesOrNo },
    { name: REMOVED_COLUMN, sqlType: 'boolean', parse: yesOrNo, isOptional: true },
  ],
  key: ['id'],
  references: [
    { column: 'customer_id', table: customersTable },
    { column: 'workout_id', table: workoutsTable },
  ],
  warnStored: (client, now) => bookingWarnings(client, stagingOf(bookingsTable), now),
  store: storeBookings,
};

/**
 * The rows as stored: customers by their short number, null for deleted people. What was cancelled here is not in them: a
 * file does not know it.
 */
const NUMBERED: StorableTable = {
  name: 'numbered_bookings',
  target: 'studio.bookings',
  columns: ['id', 'customer_number', 'workout_id', 'booked_at', 'canceled_at', 'has_attended'].map(
    (name) => ({ name }),
  ),
  key: ['id'],
};

async function storeBookings(client: PoolClient, { log }: Storing): Promise<RowCounts> {
  const removed = await deleteRows(
    client,
    bookingsTable.target,
    `id in (select id from ${stagingOf(bookingsTable)} where ${REMOVED_COLUMN})`,
    log,
  );
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select s.id, c.number as customer_number, s.workout_id, s.booked_at, s.canceled_at, s.has_attended
      from ${stagingOf(bookingsTable)} s
      left join studio.customers c on c.id = s.customer_id
     where s.${REMOVED_COLUMN} is not true
       and not exists (select from studio.bookings b where b.id = s.id and b.cancellation is not null)
     order by c.number`);
  return { ...(await storeDifferences(client, NUMBERED, log)), removed };
}
