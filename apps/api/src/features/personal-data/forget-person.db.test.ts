import type { NumberAnswer } from '@lifted/contract/desk/desk-numbers';
import { emptyTables } from '@lifted/database/empty-tables';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { joinWaitlistFor } from '../../classes/commands/booking-commands.ts';
import { readRoster } from '../../classes/roster/read-roster.ts';
import {
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { findCoachWhoLed } from '../../data/led-classes.ts';
import { insertPerson } from '../../testing/identity-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { forgetPerson } from './forget-person.ts';

/** A Friday at noon; a year later the numbers are read. */
const DELETED_AT = new Date('2026-11-20T11:00:00Z');
const LATER = new Date('2027-11-20T11:00:00Z');
const DAY_OF_DELETION = '2026-11-20';

let now = DELETED_AT;
let desk: DeskFixture;
let uid: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = DELETED_AT;
  await emptyTables(
    desk.database.pool,
    'studio.entitlements',
    'studio.customers',
    'studio.workouts',
    'studio.accounts',
    'identity."user"',
  );
  uid = await insertPerson(desk.database, { email: 'mia@member.example', customerId: 'mia' });
});

async function forgetMia(): Promise<void> {
  const context = { letters: LETTERS, now: DELETED_AT };
  await inBookingTransaction(desk.database.pool, (client) => forgetPerson(client, uid, context));
  now = LATER;
}

const membership = (from: string, until: string | null = null) =>
  insertEntitlement(desk.database.pool, { customer: 'mia', product: 'flat', from, until });
async function amountOf(name: string, first: string, last: string): Promise<number> {
  return (await desk.read<NumberAnswer>(`/numbers/${name}?first=${first}&last=${last}`)).amount;
}
async function daysOfMemberships(): Promise<string[]> {
  const { rows } = await desk.database.pool.query<{ valid: string }>(
    'select valid::text from studio.entitlements order by valid',
  );
  return rows.map(({ valid }) => valid);
}

it('somebody’s membership is sold each month until they are deleted, and no longer', async () => {
  await membership('2026-09-20');
  await forgetMia();
  expect(await amountOf('granted', '2026-09-01', '2027-11-19')).toBe(3 * 9900);
  expect(await amountOf('ends', DAY_OF_DELETION, DAY_OF_DELETION)).toBe(1);
});

it('a pause of somebody who is deleted ends with the membership', async () => {
  const id = await membership('2026-09-20');
  await desk.database.pool.query(
    `update studio.entitlements set paused = '{[2026-11-01,2028-01-01)}' where id = $1`,
    [id],
  );
  await forgetMia();
  expect(await amountOf('pauses', DAY_OF_DELETION, DAY_OF_DELETION)).toBe(1);
  expect(await amountOf('pauses', '2026-11-21', '2026-11-21')).toBe(0);
});

it('memberships that are over when their person is deleted keep their last day', async () => {
  await membership('2026-01-01', '2026-10-31');
  await membership('2026-11-01', DAY_OF_DELETION);
  await membership('2026-11-02', '2026-12-31');
  await forgetMia();
  expect(await daysOfMemberships()).toEqual([
    '[2026-01-01,2026-11-01)',
    '[2026-11-01,2026-11-21)',
    '[2026-11-02,2026-11-21)',
  ]);
});

it('a membership that would begin after its person is deleted goes, also from the sales to come', async () => {
  await membership('2026-11-21');
  await forgetMia();
  expect(await daysOfMemberships()).toEqual([]);
});

it('one that a place was booked with stays for that place, and is not sold', async () => {
  const id = await membership('2026-12-01');
  await insertClass(desk.database.pool, { id: 'december', start: '2026-12-05T17:00:00Z' });
  await desk.database.pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, entitlement_number)
     select 'b', customer_number, 'december', '2026-11-19', 'member', number from studio.entitlements where id = $1`,
    [id],
  );
  await forgetMia();
  expect(await daysOfMemberships()).toEqual(['[2026-11-20,2026-11-21)']);
  expect(await amountOf('granted', '2026-11-01', '2027-10-31')).toBe(0);
});

it('somebody who gets the address of a deleted coach next is not that coach', async () => {
  const { pool } = desk.database;
  await insertClass(pool, { id: 'evening', start: '2026-11-19T17:00:00Z', coach: 'Carla' });
  await pool.query(`update studio.coaches set email = 'mia@member.example' where id = 'Carla'`);
  await pool.query(
    `insert into studio.calendar_feeds (token_hash, coach_id, language, made_at) values ('\\x0c', 'Carla', 'en', now())`,
  );
  await pool.query(
    `insert into studio.coach_pins (coach_id, pin_hash, set_at) values ('Carla', 'salt.hash', now())`,
  );
  await forgetMia();
  const next = await insertPerson(desk.database, { email: 'mia@member.example', roles: ['coach'] });
  expect(await findCoachWhoLed(pool, next, ['evening'], LATER)).toBe(undefined);
  const { rows } = await pool.query(
    `select first_name, email, (select count(*)::integer from studio.calendar_feeds) as calendars,
            (select count(*)::integer from studio.coach_pins) as pins
       from studio.coaches where id = 'Carla'`,
  );
  expect(rows).toEqual([{ first_name: 'Carla', email: null, calendars: 0, pins: 0 }]);
});

it.each([
  ['with a place for a test workout', 'null'],
  ['with a place held for their address', `'2026-11-20T11:30:00Z'`],
])('somebody %s in a full class gives it to who waits', async (_, heldUntil) => {
  const { pool } = desk.database;
  await insertClass(pool, { id: 'full', start: '2026-11-22T17:00:00Z', capacity: 1 });
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
     values ('full', 'mia@member.example', 'Mia', '2026-11-20T10:00:00Z', ${heldUntil}, 'mia')`,
  );
  await insertCustomer(pool, 'ben');
  await insertEntitlement(pool, { customer: 'ben', product: 'flat' });
  const engine = { pool, letters: LETTERS };
  // Who leaves waits for the same class, and is not given their own place.
  await membership('2026-01-01');
  for (const name of ['mia', 'ben'])
    expect(await joinWaitlistFor(engine, 'full', await requestOf(pool, name, DELETED_AT))).toMatchObject({
      outcome: 'waiting',
    });
  await forgetMia();
  const { rows } = await pool.query(
    `select c.id from studio.bookings b left join studio.customers c on c.number = b.customer_number`,
  );
  expect(rows).toEqual([{ id: 'ben' }]);
  expect((await pool.query('select from studio.trial_bookings')).rows).toEqual([]);
  expect(await violatedInvariants(pool)).toEqual([]);
});

it('a test workout of somebody who is deleted leaves the class as full as it was, and the share of those who stayed as it was', async () => {
  const { pool } = desk.database;
  await insertClass(pool, { id: 'given', start: '2026-11-19T17:00:00Z', capacity: 4 });
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
     values ('given', 'mia@member.example', 'Mia', '2026-11-18T10:00:00Z', 'mia', true),
            ('given', 'gast@visitor.example', 'Gast', '2026-11-18T10:00:00Z', 'gast', true)`,
  );
  await forgetMia();
  now = new Date('2026-11-21T11:00:00Z');
  expect(await amountOf('occupancy', '2026-11-19', '2026-11-19')).toBe(2);
  expect(await desk.read('/numbers/trials?first=2026-11-19&last=2026-11-19')).toMatchObject({
    amount: 0,
    out_of: 1,
  });
  expect((await readRoster(pool, 'given', now)).map(({ name }) => name)).toEqual(['', 'Gast']);
  expect(await violatedInvariants(pool)).toEqual([]);
});

it('a pass of somebody who is deleted stays sold on its day', async () => {
  await insertEntitlement(desk.database.pool, { customer: 'mia', product: 'pass', from: '2026-11-21' });
  await desk.database.pool.query(`update studio.entitlements set granted_at = '2026-11-19'`);
  await forgetMia();
  expect(await amountOf('granted', '2026-11-19', '2026-11-19')).toBe(14_900);
});
