import { emptyTables } from '@lifted/database/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/errors/refusal.ts';
import {
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { bookClassFor } from '../../classes/commands/booking-commands.ts';

/* The desk ends or pauses a membership in the moment in which its member books: in either order, no place is left without one. */

const NOW = new Date('2026-11-20T11:00:00Z');
const CLASS = 'in-december';

let desk: DeskFixture;
let flat = '';
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.jobs');
  await insertCustomer(pool, 'mia');
  flat = await insertEntitlement(pool, { customer: 'mia', product: 'flat', from: '2025-12-01' });
  await insertClass(pool, { id: CLASS, start: '2026-12-02T17:30:00Z' });
});

/** Requests that all wait for Mia’s record, in this order, before the first of them gets it. */
async function meeting(requests: readonly (() => Promise<string>)[]): Promise<string[]> {
  const { pool } = desk.database;
  const held = await pool.connect();
  await held.query(`begin; select from studio.customers where id = 'mia' for update`);
  const said: Promise<string>[] = [];
  for (const [before, request] of requests.entries()) {
    said.push(request());
    await expect.poll(() => waiting(), { timeout: 60_000 }).toBe(before + 1);
  }
  await held.query('rollback');
  held.release();
  return Promise.all(said);
}

async function waiting(): Promise<number> {
  const { rows } = await desk.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

const book = async () => {
  const { pool } = desk.database;
  const request = await requestOf(pool, 'mia', NOW);
  return bookClassFor({ pool, letters: LETTERS }, CLASS, undefined, request).then(
    ({ outcome }) => outcome,
    (refused: unknown) => (refused instanceof Refusal ? refused.code : 'thrown'),
  );
};
const atTheDesk = (what: string, body: object) => async () => {
  const answer = await desk.send('POST', `/entitlements/${flat}/${what}`, body, 'desk');
  return answer.status === 200 ? 'done' : `${answer.status} ${answer.body.code}`;
};
async function places(): Promise<number> {
  const { rows } = await desk.database.pool.query('select from studio.bookings where canceled_at is null');
  return rows.length;
}

describe.each([
  ['ended', atTheDesk('end', { last_day: '2026-12-01' }), 'contract_ended'],
  ['paused', atTheDesk('pause', { from: '2026-12-01', until: '2026-12-31' }), 'contract_paused'],
])('a membership %s while its member books', (_, changes, refusal) => {
  it('is seen by a booking that is second, which is refused', async () => {
    const [done, booked] = await meeting([changes, book]);
    expect([done, booked]).toEqual(['done', refusal]);
    expect(await places()).toBe(0);
  });

  it('stays as it is where the booking came first, and the desk hears it, which then gives the place up', async () => {
    const [booked, done] = await meeting([book, changes]);
    expect([booked, done]).toEqual(['booked', '409 met_another']);
    expect(await places()).toBe(1);
    expect(await changes()).toBe('done');
    expect(await places()).toBe(0);
    expect(await violatedInvariants(desk.database.pool)).toEqual([]);
  });
});
