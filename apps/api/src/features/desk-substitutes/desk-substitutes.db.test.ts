import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { WantedSubstitute } from '@lifted/contract/desk/desk-substitutes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskSubstitutes } from './desk-substitutes-routes.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let app: StudioApp;
let now = NOON;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  for (const uid of ['coach', 'owner'])
    await pool.query(
      `insert into identity."user" ("id", "name", "email", "emailVerified") values ($1, $1, $1 || '@studio.example', true)`,
      [uid],
    );
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  const dependencies = { pool, changes, now: () => now, letters: LETTERS, wakeJobs: () => undefined };
  registerDeskLog(app, dependencies);
  registerDeskSubstitutes(app, dependencies);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  now = NOON;
  const { pool } = database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox');
  await insertClass(pool, { id: 'evening', start: '2026-11-20T17:00:00Z', coach: 'Ben' });
  await insertClass(pool, { id: 'other', start: '2026-11-20T19:00:00Z', coach: 'Jana' });
  await pool.query(`update studio.coaches set email = 'coach@studio.example' where id = 'Jana'`);
  await insertCustomer(pool, 'mia');
  await insertBooking(pool, { id: 'b', customer: 'mia', workout: 'evening' });
});

async function send(method: 'POST' | 'DELETE', path: string, who = 'desk', payload: object = {}) {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: `Bearer ${who}` },
    ...(method === 'POST' && { payload }),
  });
  const body: { change: string | null; changes?: string[]; code?: string } = answer.json();
  return { status: answer.statusCode, ...body };
}

const ask = (id = 'evening') => send('POST', `/classes/${id}/substitute`);
const accept = (who = 'coach') => send('POST', '/classes/evening/substitute/accept', who);

async function wanted(who = 'coach'): Promise<WantedSubstitute[]> {
  const answer = await app.inject({
    url: '/api/desk/substitutes',
    headers: { authorization: `Bearer ${who}` },
  });
  return answer.json();
}

/** Requests that wait for a row. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

async function coachOf(id = 'evening'): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ coach: string }>(
    'select coach_id as coach from studio.workouts where id = $1',
    [id],
  );
  return rows[0]?.coach;
}

async function mails(): Promise<number> {
  const { rowCount } = await database.pool.query('select from studio.mail_outbox');
  return rowCount ?? 0;
}

it('a coach asks for a substitute for their own class, takes that back, and asks for no other one', async () => {
  const own = await send('POST', '/classes/other/substitute', 'coach');
  expect(own.status).toBe(200);
  expect((await wanted('owner')).map((one) => one.class_id)).toEqual(['other']);
  expect((await send('POST', `/changes/${own.change}/undo`, 'coach')).status).toBe(200);
  expect(await wanted('owner')).toEqual([]);
  expect((await send('POST', '/classes/other/substitute', 'coach')).status).toBe(200);
  expect((await send('DELETE', '/classes/other/substitute', 'coach')).status).toBe(200);

  expect((await send('POST', '/classes/evening/substitute', 'coach')).status).toBe(403);
  expect((await send('POST', '/classes/nowhere/substitute', 'coach')).status).toBe(404);
  const byDesk = await ask();
  expect((await send('DELETE', '/classes/evening/substitute', 'coach')).status).toBe(403);
  expect((await send('POST', `/changes/${byDesk.change}/undo`, 'coach')).status).toBe(403);
});

describe('a substitute', () => {
  it('is wanted until a coach accepts, who then has the class, and everybody booked hears of it', async () => {
    await ask();
    expect(await wanted()).toMatchObject([
      { class_id: 'evening', coach_first_name: 'Ben', can_accept: true },
    ]);
    expect((await accept()).status).toBe(200);
    expect(await coachOf()).toBe('Jana');
    expect(await mails()).toBe(1);
    expect(await wanted()).toEqual([]);
    expect((await accept()).code).toBe('offer_gone');
  });

  it('is one who is a coach and gives no other class at that time', async () => {
    await ask();
    expect((await wanted('owner'))[0]?.can_accept).toBe(false);
    expect((await accept('owner')).code).toBe('not_allowed');
    await database.pool.query(
      `update studio.workouts set start_datetime = '2026-11-20T17:44:59Z' where id = 'other'`,
    );
    expect((await wanted())[0]?.can_accept).toBe(false);
    expect((await accept()).code).toBe('overlapping_booking');
    await database.pool.query(
      `update studio.workouts set start_datetime = '2026-11-20T17:45:00Z' where id = 'other'`,
    );
    expect((await accept()).status).toBe(200);
  });

  it('is not who gives the class anyway', async () => {
    await ask('other');
    expect((await wanted())[0]?.can_accept).toBe(false);
    expect((await send('POST', '/classes/other/substitute/accept', 'coach')).code).toBe('offer_gone');
  });

  it('is not wanted for a class that has started', async () => {
    now = new Date('2026-11-20T17:00:00Z');
    expect((await ask()).code).toBe('class_started');
    now = new Date('2026-11-20T16:59:59.999Z');
    expect((await ask()).status).toBe(200);
    expect((await ask()).code).toBe('offer_gone');
  });

  it('is asked for in several classes at once, but not in those asked about, begun or cancelled already', async () => {
    for (const [id, start] of [
      ['begun', '2026-11-20T12:00:00Z'],
      ['off', '2026-11-21T17:00:00Z'],
      ['next-day', '2026-11-21T17:00:00Z'],
    ] as const)
      await insertClass(database.pool, { id, start, coach: 'Ben' });
    await database.pool.query(`update studio.workouts set canceled_at = '2026-11-19' where id = 'off'`);
    await ask();
    const all = ['next-day', 'evening', 'begun', 'off', 'other', 'next-day'];
    const asked = await send('POST', '/substitutes', 'desk', { class_ids: all });
    expect(asked.changes).toHaveLength(2);
    const ids = async () => (await wanted()).map(({ class_id: id }) => id);
    expect(await ids()).toEqual(['evening', 'other', 'next-day']);
    expect((await send('POST', '/substitutes', 'desk', { class_ids: ['nowhere', 'off'] })).status).toBe(404);
    for (const change of asked.changes ?? [])
      expect((await send('POST', `/changes/${change}/undo`)).status).toBe(200);
    expect(await ids()).toEqual(['evening']);
  });

  it('is no longer wanted when the desk says so', async () => {
    await ask();
    expect((await send('DELETE', '/classes/evening/substitute')).status).toBe(200);
    expect((await accept()).code).toBe('offer_gone');
    expect((await send('DELETE', '/classes/evening/substitute')).code).toBe('offer_gone');
  });

  it('gives the class back when that is undone, unless somebody else has it since', async () => {
    await ask();
    const { change } = await accept();
    expect((await send('POST', `/changes/${change ?? ''}/undo`)).status).toBe(200);
    expect(await coachOf()).toBe('Ben');
    expect(await wanted()).toHaveLength(1);
    const again = await accept();
    await insertClass(database.pool, { id: 'third', start: '2026-12-01T10:00:00Z', coach: 'Ida' });
    await database.pool.query(`update studio.workouts set coach_id = 'Ida' where id = 'evening'`);
    expect((await send('POST', `/changes/${again.change ?? ''}/undo`)).code).toBe('cannot_undo');
  });

  it('a coach who accepts two classes of one hour at once has one of them', async () => {
    const { pool } = database;
    await insertClass(pool, { id: 'beside', start: '2026-11-20T17:15:00Z', coach: 'Ben', location: 'Loft' });
    for (const id of ['evening', 'beside']) await ask(id);
    // Both are under way before either is done, and wait for the coach's record.
    const held = await pool.connect();
    await held.query(`begin; select from studio.coaches where id = 'Jana' for update`);
    const said = ['evening', 'beside'].map((id) => send('POST', `/classes/${id}/substitute/accept`, 'coach'));
    await expect.poll(() => waiting(), { timeout: 60_000 }).toBe(2);
    await held.query('rollback');
    held.release();
    const answers = (await Promise.all(said)).map(({ status, code }) => code ?? String(status));
    expect(new Set(answers)).toEqual(new Set(['200', 'overlapping_booking']));
  });

  it('one accepts, of several at once', async () => {
    await insertClass(database.pool, { id: 'far', start: '2026-12-01T10:00:00Z', coach: 'Olga' });
    await database.pool.query(`update studio.coaches set email = 'owner@studio.example' where id = 'Olga'`);
    await ask();
    const said = await Promise.all([accept('coach'), accept('owner'), accept('coach'), accept('owner')]);
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mails()).toBe(1);
  });
});
