import type { PoolClient } from 'pg';
import { id, instant, optional, yesOrNo } from '../field-parsers.ts';
import type { ImportTable, RowChanges } from '../import-table.ts';
import { stagingOf, type StorableTable } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';
import { customersTable } from './customers-table.ts';
import { workoutsTable } from './workouts-table.ts';

/** Places members booked, attended and gave back. A booking is never removed: one that was given back says so. */
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
  ],
  key: ['id'],
  references: [
    { column: 'customer_id', table: customersTable },
    { column: 'workout_id', table: workoutsTable },
  ],
  store: storeBookings,
};

/** The same rows as the database keeps them: customers by their short number, nobody for whoever was deleted. */
const NUMBERED: StorableTable = {
  name: 'numbered_bookings',
  target: 'studio.bookings',
  columns: ['id', 'customer_number', 'workout_id', 'booked_at', 'canceled_at', 'has_attended'].map(
    (name) => ({ name }),
  ),
  key: ['id'],
};

async function storeBookings(client: PoolClient): Promise<RowChanges> {
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select s.id, c.number as customer_number, s.workout_id, s.booked_at, s.canceled_at, s.has_attended
      from ${stagingOf(bookingsTable)} s
      left join studio.customers c on c.id = s.customer_id
     order by c.number`);
  return storeDifferences(client, NUMBERED);
}
