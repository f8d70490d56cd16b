import { emptyTables } from '@lifted/database/empty-tables';
import type { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { seedImplements } from '../../training/seed-implements.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskExercises } from './exercises-routes.ts';

const now = new Date('2026-11-20T11:00:00Z');
const SQUAT: ExerciseFields = {
  name: 'Barbell Back Squat',
  short_name: 'Back Squat',
  name_de: null,
  exercise_group: 'Squat',
  video_url: '/media/exercises/back-squat.mp4',
  implement_id: 'barbell',
  step: 5,
  per_side: false,
  load_kind: null,
  alternatives: [],
};

let database: TestDatabase;
let app: StudioApp;
let id: string;
let added: string | null;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await seedImplements(pool, equipment);
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now: () => now });
  registerDeskExercises(app, { pool, changes, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.exercises');
  ({ id, change: added } = (await send('POST', '/exercises', { fields: SQUAT })).body);
});

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
    code?: string;
    current?: unknown;
    errors?: { field: string }[];
  } = answer.json();
  return { status: answer.statusCode, body };
}

async function listed(who = 'coach') {
  const answer = await app.inject({
    url: '/api/desk/exercises',
    headers: { authorization: `Bearer ${who}`, 'accept-language': 'de' },
  });
  const body: {
    exercises: { id: string; fields: ExerciseFields }[];
    implements: { id: string; name: string }[];
  } = answer.json();
  return body;
}
const edit = (was: ExerciseFields, fields: ExerciseFields, who?: string) =>
  send('PUT', `/exercises/${id}`, { was, fields }, who);
const undo = (change: string | null) => send('POST', `/changes/${change ?? '0'}/undo`, {});

describe('an exercise', () => {
  it('is added, changed and put back by the front desk; a coach reads it', async () => {
    const fields: ExerciseFields = {
      ...SQUAT,
      name: 'Low-bar Squat',
      step: null,
      per_side: true,
      load_kind: 'assisted',
    };
    const { change } = (await edit(SQUAT, fields)).body;
    expect((await listed()).exercises).toEqual([{ id, fields }]);
    expect((await listed()).implements).toContainEqual(
      expect.objectContaining({ id: 'barbell', name: 'Langhantel' }),
    );
    expect((await undo(change)).status).toBe(200);
    expect((await listed()).exercises).toEqual([{ id, fields: SQUAT }]);
    expect((await edit(SQUAT, fields, 'coach')).status).toBe(403);
  });

  it('keeps its kind of load where an older page says nothing of it', async () => {
    const older = Object.fromEntries(Object.entries(SQUAT).filter(([field]) => field !== 'load_kind'));
    await edit(SQUAT, { ...SQUAT, load_kind: 'added' });
    const change = { was: older, fields: { ...older, step: 10 } };
    expect((await send('PUT', `/exercises/${id}`, change)).status).toBe(200);
    expect((await listed()).exercises[0]?.fields).toEqual({ ...SQUAT, step: 10, load_kind: 'added' });
  });

  it('has a German name, tidied, put back with its edit and kept where an older page says nothing of it', async () => {
    const { change } = (await edit(SQUAT, { ...SQUAT, name_de: ' Kniebeuge ' })).body;
    const older = Object.fromEntries(Object.entries(SQUAT).filter(([field]) => field !== 'name_de'));
    await send('PUT', `/exercises/${id}`, { was: older, fields: { ...older, step: 10 } });
    expect((await listed()).exercises[0]?.fields).toEqual({ ...SQUAT, step: 10, name_de: 'Kniebeuge' });
    expect((await undo(change)).status).toBe(200);
    expect((await listed()).exercises[0]?.fields).toEqual({ ...SQUAT, step: 10 });
  });

  it.each(['kniebeuge', 'Barbell Back Squat'])(
    'has no German name that another one has, in either language: %s',
    async (taken) => {
      await edit(SQUAT, { ...SQUAT, name_de: 'Kniebeuge' });
      const { body } = await send('POST', '/exercises', {
        fields: { ...SQUAT, name: 'Other', name_de: taken },
      });
      expect(body.errors).toMatchObject([{ field: 'name_de' }]);
    },
  );

  it('keeps changes of two people, and shows both where they changed the same', async () => {
    await edit(SQUAT, { ...SQUAT, step: 2.5 });
    await edit(SQUAT, { ...SQUAT, exercise_group: 'Legs' }, 'owner');
    const now = { ...SQUAT, step: 2.5, exercise_group: 'Legs' };
    expect((await listed()).exercises[0]?.fields).toEqual(now);
    expect(await edit(SQUAT, { ...SQUAT, step: 10 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: now },
    });
  });

  it('is gone when its adding is undone, unless a workout has it', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.wod_exercises (date, section, position, exercise_id) values ('2026-11-20', 'main', 1, $1)`,
      [id],
    );
    expect((await undo(added)).body.code).toBe('cannot_undo');
    await pool.query('delete from studio.wod_exercises');
    expect((await undo(added)).status).toBe(200);
    expect((await listed()).exercises).toEqual([]);
  });

  it.each([
    ['name', { name: ' barbell back squat ' }],
    ['implement_id', { name: 'Other', implement_id: 'sledge' }],
    ['video_url', { name: 'Other', video_url: `/api/clips/${'0'.repeat(32)}.mp4` }],
  ])('is refused where %s does not fit', async (field, wrong) =>
    expect((await send('POST', '/exercises', { fields: { ...SQUAT, ...wrong } })).body.errors).toMatchObject([
      { field },
    ]),
  );
});
