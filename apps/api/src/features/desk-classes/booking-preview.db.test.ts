import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { BookingPreview } from '@lifted/contract/desk/desk-classes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import {
  balanceOf,
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
} from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskClasses } from './desk-classes-routes.ts';

const START = new Date('2026-11-25T17:30:00Z');
const NOW = beforeStart(START, { days: 3 });

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertProducts(pool);
  await insertClass(pool, { id: 'evening', start: START, capacity: 1, timerName: 'Heavy', location: 'Main' });
  for (const name of ['mia', 'ida', 'eve', 'leo']) await insertCustomer(pool, name);
  await insertEntitlement(pool, { customer: 'mia', product: 'pass', credits: 2 });
  await insertEntitlement(pool, { customer: 'leo', product: 'pass', credits: 1 });
  await insertEntitlement(pool, { customer: 'ida', product: 'flat' });
  await insertEntitlement(pool, { customer: 'ida', product: 'pass', credits: 3 });
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  registerDeskClasses(app, {
    pool,
    changes: new DeskChanges(pool),
    now: () => NOW,
    letters: LETTERS,
    wakeJobs: () => undefined,
    booksHere: true,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask(path: string, name: string, { mayExceed = false, who = 'desk' } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/classes/evening/bookings${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload: { customer_id: name, may_exceed: mayExceed },
  });
  return { status: answer.statusCode, body: answer.json<BookingPreview & { code?: string }>() };
}
const preview = (name: string, options?: Parameters<typeof ask>[2]) => ask('/preview', name, options);

it('says what will pay and what is left of it, and takes nothing', async () => {
  const { body } = await preview('mia');
  expect(body.pays).toMatchObject({ kind: 'pass', credits: 2 });
  expect(body).toMatchObject({ is_beyond: false, is_waiting: false });
  expect((await preview('ida')).body.pays).toMatchObject({ kind: 'membership', credits: null });
  expect(await balanceOf(database.pool, 'mia')).toBe(2);
});

it('is refused as the booking would be, and says that a place would be above the capacity', async () => {
  expect((await preview('eve')).body.code).toBe('no_entitlement');
  expect((await preview('nobody')).status).toBe(422);
  expect((await preview('mia', { who: 'mia' })).status).toBe(403);
  expect((await ask('', 'leo')).status).toBe(200);
  expect((await preview('leo')).body.code).toBe('already_booked');
  expect((await preview('mia')).body.code).toBe('class_full');
  expect((await preview('mia', { mayExceed: true })).body).toMatchObject({ is_beyond: true });
});
