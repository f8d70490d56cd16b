import type { ChallengeFields, DeskChallenge } from '@lifted/contract/desk/desk-challenges';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { insertChallenge, insertParticipation } from '../../testing/challenge-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskChallenges } from './desk-challenges-routes.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SPRING: ChallengeFields = {
  title: 'Spring Strength',
  description: 'Ten classes. One shirt.',
  start_date: '2027-03-01',
  end_date: '2027-03-31',
  challenge_goal: 10,
  visible: true,
  publish_day: '2027-02-15',
  publish_time: '09:00',
  background_image: null,
  prize_image: null,
};

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertCustomer(pool, 'mia');
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now: () => NOW });
  registerDeskChallenges(app, {
    pool,
    changes,
    publicCache: new PublicResponseCache(),
    drawPage: (path, answer) => `${path} ${JSON.stringify(answer)}`,
    now: () => NOW,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.pool.query('truncate studio.challenges cascade'));

async function send(method: 'POST' | 'PUT', path: string, payload: object, who = 'desk') {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload,
  });
  const body: {
    id: string;
    change: string | null;
    html: string;
    code?: string;
    errors?: { field: string }[];
  } = answer.json();
  return { status: answer.statusCode, body };
}
const add = (fields: ChallengeFields, who?: string) => send('POST', '/challenges', { fields }, who);
const edit = (id: string, fields: ChallengeFields, was = SPRING) =>
  send('PUT', `/challenges/${id}`, { was, fields });
const undo = (change: string | null) => send('POST', `/changes/${change ?? '0'}/undo`, {});
async function list(): Promise<DeskChallenge[]> {
  const answer = await app.inject({
    url: '/api/desk/challenges',
    headers: { authorization: 'Bearer desk' },
  });
  return answer.json();
}

describe('a challenge at the desk', () => {
  it('is added as it was typed, and taken back by an undo', async () => {
    const { status, body } = await add({ ...SPRING, title: ' Spring Strength ' });
    expect(status).toBe(201);
    expect(await list()).toEqual([
      { id: body.id, fields: SPRING, status: 'upcoming', is_published: false, participants: 0 },
    ]);
    await undo(body.change);
    expect(await list()).toEqual([]);
  });

  it('is published at the time on Berlin’s clocks, in summer too', async () => {
    await add({ ...SPRING, publish_day: '2027-07-01' });
    const { rows } = await database.pool.query('select publish_date as at from studio.challenges');
    expect(rows).toEqual([{ at: new Date('2027-07-01T07:00:00Z') }]);
  });

  it.each([
    ['2027-03-28', 'is skipped'],
    ['2027-10-31', 'occurs twice'],
  ])('is not published on %s at 02:30, which %s', async (publish_day) => {
    const { status, body } = await add({ ...SPRING, publish_day, publish_time: '02:30' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'publish_time' }]);
    expect((await add({ ...SPRING, publish_day, publish_time: '03:00' })).status).toBe(201);
  });

  it('keeps what two people changed in different fields', async () => {
    const { id } = (await add(SPRING)).body;
    await edit(id, { ...SPRING, challenge_goal: 12 });
    const { change } = (await edit(id, { ...SPRING, title: 'Spring' })).body;
    expect((await list())[0]?.fields).toEqual({ ...SPRING, challenge_goal: 12, title: 'Spring' });
    expect((await edit(id, { ...SPRING, challenge_goal: 8 })).body.code).toBe('stale_version');
    await undo(change);
    expect((await list())[0]?.fields).toEqual({ ...SPRING, challenge_goal: 12 });
  });

  it('that members joined is not removed by an undo', async () => {
    const { id, change } = (await add(SPRING)).body;
    await insertParticipation(database.pool, id, 'mia');
    expect((await list())[0]?.participants).toBe(1);
    expect((await undo(change)).body.code).toBe('cannot_undo');
  });

  it('is listed the latest first, with its state', async () => {
    await insertChallenge(database.pool, { id: 'november' });
    await insertChallenge(database.pool, {
      id: 'hidden',
      visible: false,
      start: '2026-12-01',
      end: '2026-12-02',
    });
    expect((await list()).map(({ id, status, is_published: seen }) => [id, status, seen])).toEqual([
      ['hidden', 'upcoming', false],
      ['november', 'running', true],
    ]);
  });

  it.each([
    ['end_date', { end_date: '2027-02-28' }],
    ['fields.start_date', { start_date: '2027-02-30' }],
    ['fields.publish_day', { publish_day: '2027-13-01' }],
  ])('is refused where %s cannot be', async (field, wrong) => {
    expect((await add({ ...SPRING, ...wrong })).body.errors).toMatchObject([{ field }]);
    expect(await list()).toEqual([]);
  });

  it('may last one day', async () =>
    expect((await add({ ...SPRING, end_date: SPRING.start_date })).status).toBe(201));

  it('keeps its pictures for a while after it lost them', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.pictures (hash, webp, last_used_at) values ('0123456789abcdef0123456789abcdef', '\\x00', '2026-01-01')
           on conflict (hash) do update set last_used_at = '2026-01-01'`,
    );
    const pictured = { ...SPRING, prize_image: '/api/pictures/0123456789abcdef0123456789abcdef.webp' };
    const { id } = (await add(pictured)).body;
    await edit(id, SPRING, pictured);
    const { rows } = await pool.query('select last_used_at as at from studio.pictures');
    expect(rows).toEqual([{ at: NOW }]);
  });
});

describe('the preview of a challenge', () => {
  const preview = (fields: ChallengeFields, language = 'en', who = 'desk', part = 'page') =>
    send('POST', '/challenges/preview', { fields, language, part }, who);

  it('is its page with what members would be answered, in both languages, and changes nothing', async () => {
    const { html } = (await preview(SPRING)).body;
    expect(html.startsWith('/challenge/id.invalid {')).toBe(true);
    expect(JSON.parse(html.slice(html.indexOf('{')))).toMatchObject({
      title: 'Spring Strength',
      challenge_goal: 10,
      pick_up_opens: '2027-04-01',
      pick_up_closes: '2027-05-01',
    });
    expect((await preview(SPRING, 'de')).body.html).toContain('/de/challenge/id.invalid');
    expect(await list()).toEqual([]);
  });

  it('is its card as well, as of now', async () => {
    const { html } = (await preview(SPRING, 'en', 'desk', 'card')).body;
    expect(JSON.parse(html.slice(html.indexOf('{')))).toMatchObject({
      card: { title: 'Spring Strength', status: 'upcoming' },
      now: '2026-11-20T13:00:00+01:00',
    });
  });

  it('is refused as saving would be', async () =>
    expect((await preview({ ...SPRING, end_date: '2027-02-28' })).body.errors).toMatchObject([
      { field: 'end_date' },
    ]));

  it('is for the desk alone', async () => {
    const statuses = ['mia', 'coach', 'desk', 'owner'].map(async (who) => [
      (await preview(SPRING, 'en', who)).status,
      (await add(SPRING, who)).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [403, 403],
      [403, 403],
      [200, 201],
      [200, 201],
    ]);
  });
});
