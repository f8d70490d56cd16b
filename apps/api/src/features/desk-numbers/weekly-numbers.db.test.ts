import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { writeWeeklyNumbers } from './weekly-numbers.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select uid, uid, uid || '@lifted.example', true, now(), now() from unnest(array['olga', 'otto', 'cora']) uid;
     insert into studio.accounts (provider, uid, disabled_at)
     values ('studio', 'olga', null), ('studio', 'otto', now()), ('studio', 'cora', null);
     insert into studio.account_roles (provider, uid, role)
     values ('studio', 'olga', 'owner'), ('studio', 'otto', 'owner'), ('studio', 'cora', 'coach')`,
  );
  await insertCustomer(pool, 'mia');
  await insertClass(pool, { id: 'sunday', start: '2026-11-22T22:30:00Z', capacity: 10 });
  await insertClass(pool, { id: 'before', start: '2026-11-10T17:00:00Z', capacity: 10 });
  await insertBooking(pool, { id: 'b', customer: 'mia', workout: 'sunday', attended: true });
});
beforeEach(async () => {
  await database.pool.query('delete from studio.jobs; delete from studio.mail_outbox');
});
afterAll(() => database.drop());

const writeAt = (time: string) =>
  writeWeeklyNumbers({
    pool: database.pool,
    now: () => new Date(time),
    studio,
    publicUrl: 'https://lifted.example',
  });

async function mails() {
  const { rows } = await database.pool.query<{ recipient: string; text: string }>(
    'select recipient, body_text as text from studio.mail_outbox',
  );
  return rows;
}

it('tells each owner who can sign in, once for a week that ended on Sunday at midnight', async () => {
  expect(await writeAt('2026-11-22T22:59:59Z')).toBe(1);
  expect(await writeAt('2026-11-22T23:00:00Z')).toBe(1);
  expect(await writeAt('2026-11-29T22:59:59Z')).toBe(0);
  const [earlier, later, ...others] = await mails();
  expect(others).toEqual([]);
  expect(earlier?.recipient).toBe('olga@lifted.example');
  expect(earlier?.text).toContain('9–15 Nov');
  expect(later?.text).toContain('16–22 Nov');
});

it('names what moved beside the week before, in both languages, and where it is counted', async () => {
  await writeAt('2026-11-23T08:00:00Z');
  const text = (await mails())[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Occupancy: 10% (the week before: 0%)');
  expect(text).toContain('Auslastung: 10 % (in der Woche davor: 0 %)');
  expect(text).toContain('https://lifted.example/desk/numbers?first=2026-11-16&last=2026-11-22');
  expect(text).not.toContain('Paused memberships');
});

it('writes nothing about a week in which nothing moved', async () => {
  expect(await writeAt('2026-10-05T08:00:00Z')).toBe(0);
  expect(await mails()).toEqual([]);
});
