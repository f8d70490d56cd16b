import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordChange } from '../../audit/desk-changes.ts';
import { followStudioChanges } from '../../cache/follow-studio-changes.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { stopServing } from '../../http/connections/stop-serving.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerLiveDesks } from './desk-live-routes.ts';
import { LiveDesks } from './live-desks.ts';

/** Only ends what would otherwise never end, also on a slow machine. */
const PATIENCE = { timeout: 20_000 };
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let app: StudioApp;
let address: string;
let following: { close: () => void };
const desks = new LiveDesks();

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool, connection } = database;
  await insertCustomer(pool, 'mia');
  await insertClass(pool, { id: 'soon', start: new Date(Date.now() + HOUR_MS).toISOString() });
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  registerLiveDesks(app, desks);
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/desk/changes-stream`;
  const events: string[] = [];
  const note = ({ event }: { event: string }) => events.push(event);
  following = followStudioChanges(
    connection,
    new PublicResponseCache(),
    { info: note, warn: note },
    { changed: () => desks.changed() },
  );
  await vi.waitUntil(() => events.includes('changes.heard'), PATIENCE);
});
afterAll(async () => {
  following.close();
  await database.drop();
});

interface Heard {
  readonly answer: Response;
  readonly changes: () => number;
  readonly isOver: () => boolean;
}

async function listenAs(who: string): Promise<Heard> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${who}` } });
  let text = '';
  let isOver = false;
  const reading = async () => {
    const parts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const part of parts) text += part;
    isOver = true;
  };
  void reading();
  return { answer, changes: () => text.split('event: changed').length - 1, isOver: () => isOver };
}

const record = (fails = false) =>
  inTransaction(database.pool, async (client) => {
    const change = { action: 'edit-product', subject: 'product p', before: { a: 1 }, after: { a: 2 } };
    await recordChange(client, { at: new Date(), uid: 'desk', ...change });
    if (fails) throw new Error('rolled back');
  });

it('tells coach and desk of committed changes, of classes too, but not of bookings; and ends when the server stops', async () => {
  const [coach, desk] = [await listenAs('coach'), await listenAs('desk')];
  expect(desk.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(desk.answer.headers.get('x-accel-buffering')).toBe('no');
  expect(desk.answer.headers.get('content-encoding')).toBeNull();

  await expect(record(true)).rejects.toThrow('rolled back');
  await database.pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select 'b', number, 'soon', now(), 'member' from studio.customers`,
  );
  await record();
  await vi.waitFor(() => expect([coach.changes(), desk.changes()]).toEqual([1, 1]), PATIENCE);
  await database.pool.query("update studio.workouts set capacity = capacity + 1 where id = 'soon'");
  await vi.waitFor(() => expect(coach.changes()).toBe(2), PATIENCE);

  const { drain } = await createServerFixture();
  await stopServing({ app, drain, noticeMs: 0, limitMs: PATIENCE.timeout });
  await vi.waitFor(() => expect([coach.isOver(), desk.isOver()]).toEqual([true, true]), PATIENCE);
});
