import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { insertBooking, insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* Who opens somebody's data at the desk is named in the audit log: also where many people are on one page. */

const NOW = new Date('2026-11-20T12:00:00Z');
let desk: DeskFixture;
let now = NOW;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  const { pool } = desk.database;
  for (const id of ['mia', 'ben', 'ida']) await insertCustomer(pool, id);
  await insertClass(pool, { id: 'evening', start: '2026-11-20T17:00:00Z' });
  for (const id of ['mia', 'ben']) await insertBooking(pool, { id, customer: id, workout: 'evening' });
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ('evening', 'ida@member.example', 'Ida', '2026-11-19', sha256('1')),
            ('evening', 'nobody@visitor.example', 'Nobody', '2026-11-19', sha256('2'))`,
  );
  await pool.query(
    `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     values ('K-1', 'termination', 'ordinary', 'Ben', 'ben@member.example', 'de', '2026-11-10T10:00:00Z', sha256('k'))`,
  );
  await pool.query(
    `insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
     select 'fee', id, 'no_show', 1000, 'due', '2026-11-10', '2026-11-12' from studio.bookings where id = 'ben'`,
  );
});
afterAll(() => desk.close());
beforeEach(async () => {
  // Each test on a day of its own, since a look counts once a day.
  now = new Date(now.getTime() + 48 * 3_600_000);
});

async function lookedAt(path: string, who = 'desk'): Promise<string[]> {
  await desk.read(path, who);
  await desk.accessLog.settle();
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `select customer_id as id from studio.audit_log
      where action = 'look-at-customer' and actor_uid = $1 and at = $2 order by customer_id`,
    [who, now],
  );
  return rows.map(({ id }) => id);
}

it('a roster: its members, once a day', async () => {
  expect(await lookedAt('/classes/evening')).toEqual(['ben', 'mia']);
  expect(await lookedAt('/classes/evening')).toEqual(['ben', 'mia']);
});

it('the inbox: whose declarations and visits it shows', async () =>
  expect(await lookedAt('/inbox')).toEqual(['ben', 'ida']));

it('fees: whose they are', async () => expect(await lookedAt('/fees?state=due')).toEqual(['ben']));
