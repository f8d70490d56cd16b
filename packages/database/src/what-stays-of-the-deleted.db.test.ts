import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATION = new URL('../migrations/074-what-stays-of-the-deleted.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('memberships of people deleted before end on the day the log says, else today, and all others stay', async () => {
  const { pool } = database;
  await pool.query(`
    drop trigger forget_handled_of_nobody on studio.trial_bookings;
    insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
      values ('ten', '10 Workouts', 14900, 19, 10, 6, '2026-01-01'), ('flat', 'Unlimited', 9900, 19, null, null, '2026-01-01');
    insert into studio.customers (id, first_name, last_name, email) values ('mia', 'Mia', 'Berger', 'mia@member.example');
    insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
      select 'of mia', number, 'flat', '[2026-01-01,)', '2026-01-01' from studio.customers;
    insert into studio.entitlements (id, product_id, valid, granted_at) values
      ('a pass', 'ten', '[2026-01-01,2099-07-01)', '2026-01-01'),
      ('booked ahead', 'flat', '[2026-04-01,)', '2026-01-01'),
      ('ended before', 'flat', '[2026-01-01,2026-02-01)', '2026-01-01'),
      ('known', 'flat', '[2026-01-01,)', '2026-01-01'),
      ('merged', 'flat', '[2026-01-01,)', '2026-01-01'),
      ('not begun', 'flat', '[2026-04-01,)', '2026-01-01'),
      ('unknown', 'flat', '[2026-01-01,)', '2026-01-01');
    insert into studio.audit_log (at, actor, action, customer_id, subject)
      select '2026-01-01', 'operator', 'grant-entitlement', case id when 'merged' then 'old' else 'ben' end, 'entitlement ' || id
        from studio.entitlements where id not in ('unknown', 'of mia');
    insert into studio.audit_log (at, actor, action, customer_id, subject) values
      ('2026-02-01', 'operator', 'merge-people', 'kim', 'person old'),
      ('2026-03-01', 'studio', 'delete-account', 'old', null),
      ('2026-03-09 23:30Z', 'studio', 'delete-account', 'ben', null);
    insert into studio.coaches (id, first_name) values ('jana', 'Jana');
    insert into studio.locations (id, name) values ('hall', 'Hall');
    insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
      values ('april', 'Full Body', '2026-04-05 18:00+02', 'jana', 'hall', 12);
    insert into studio.bookings (id, workout_id, booked_at, entitlement_number)
      select 'b', 'april', '2026-03-01', number from studio.entitlements where id = 'booked ahead'`);
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await pool.query(
    `select id, replace(valid::text, (studio.berlin_date(now()) + 1)::text, 'tomorrow') as valid, sold_cents
       from studio.entitlements order by id`,
  );
  expect(rows).toEqual([
    { id: 'a pass', valid: '[2026-01-01,2099-07-01)', sold_cents: 14_900 },
    { id: 'booked ahead', valid: '[2026-03-10,2026-03-11)', sold_cents: 0 },
    { id: 'ended before', valid: '[2026-01-01,2026-02-01)', sold_cents: 9900 },
    { id: 'known', valid: '[2026-01-01,2026-03-11)', sold_cents: 9900 },
    { id: 'merged', valid: '[2026-01-01,tomorrow)', sold_cents: 9900 },
    { id: 'of mia', valid: '[2026-01-01,)', sold_cents: 9900 },
    { id: 'unknown', valid: '[2026-01-01,tomorrow)', sold_cents: 9900 },
  ]);
});

it.each([
  ['a decoy, which is held and has a link', `null, null, now(), 'd'`],
  ['a visitor', `'v@b.example', 'Vera', null, 'v'`],
  ['a visitor who was forgotten', 'null, null, null, null'],
])('a test place may be of %s', async (_who, values) => {
  await expect(insertTest(values)).resolves.toMatchObject({ rowCount: 1 });
});

it.each([
  ['a name and no address', `null, 'Vera', null, null`],
  ['a link and nobody it was sent to', `null, null, null, 'x'`],
])('a test place never has %s', async (_what, values) => {
  await expect(insertTest(values)).rejects.toMatchObject({ constraint: 'trial_bookings_decoy' });
});

function insertTest(values: string) {
  return database.pool.query(
    `insert into studio.trial_bookings (workout_id, booked_at, email, name, held_until, cancel_token_hash)
     values ('april', now(), ${values})`,
  );
}
