import type { DeskWorkout, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertBooking, insertCustomer, insertSets } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { seedImplements } from '../../training/seed-implements.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskProgramme } from './programme-routes.ts';

const now = new Date('2026-11-20T11:00:00Z');
const WEDNESDAY = '2026-11-25';
const THURSDAY = '2026-11-26';

const planned = (exercise: string, more: Partial<PlannedExercise> = {}): PlannedExercise => ({
  exercise_id: exercise,
  sets: 4,
  reps: 8,
  duration: null,
  distance: null,
  per_side: false,
  side: null,
  load_percent: null,
  load_kg: null,
  note: null,
  ...more,
});
const NONE: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };
const LEGS: WorkoutFields = {
  main: [planned('squat', { load_percent: 75, note: 'Slow down' }), planned('row', { load_kg: 60 })],
  challenge: [
    planned('row', { sets: null, reps: 100 }),
    planned('squat', { sets: null, reps: null, distance: 40, per_side: true }),
  ],
  warmup: [planned('stretch', { sets: null, reps: null, duration: 30, side: 'left', per_side: true })],
  visible_from: '2026-11-24T18:00:00+01:00',
};
const PUSH: WorkoutFields = { ...NONE, main: [planned('press')] };

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await seedImplements(pool, equipment);
  await pool.query(
    `insert into studio.exercises (id, name, exercise_group, implement_id) values
       ('squat', 'Squat', 'Squat', 'barbell'), ('row', 'Row', 'Row', 'barbell'), ('press', 'Press', 'Press', 'barbell'),
       ('stretch', 'Stretch', 'Mobility', null)`,
  );
  await insertCustomer(pool, 'mia');
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now: () => now });
  registerDeskProgramme(app, {
    pool,
    changes,
    publicCache: new PublicResponseCache(),
    drawPage: (path, answer) => `<title>${path}</title>${JSON.stringify(answer)}`,
    now: () => now,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate studio.wod_exercises, studio.wod_releases');
  await put(WEDNESDAY, NONE, LEGS);
});

async function send(method: 'POST' | 'PUT', path: string, payload: object, who = 'desk') {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload,
  });
  const body: {
    change: string | null;
    changes: string[];
    code?: string;
    current?: Record<string, unknown>;
    errors?: { field: string; message: string }[];
  } = answer.json();
  return { status: answer.statusCode, body };
}

const put = (date: string, was: WorkoutFields, fields: WorkoutFields, who?: string) =>
  send('PUT', `/programme/${date}`, { was, fields }, who);
const swap = (one: string, other: string) => send('POST', '/programme-swaps', { one, other });
const copy = (more: object, path = '') =>
  send('POST', `/programme-copies${path}`, {
    from: WEDNESDAY,
    to: THURSDAY,
    days: 1,
    percent: 0,
    replace: false,
    ...more,
  });
const undo = (change: string | null | undefined) => send('POST', `/changes/${change ?? '0'}/undo`, {});

async function programme(from = '2026-11-20', to = '2026-12-31', who = 'coach'): Promise<DeskWorkout[]> {
  const answer = await app.inject({
    url: `/api/desk/programme?from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${who}` },
  });
  return answer.json();
}
const on = async (date: string) => (await programme()).find((one) => one.date === date)?.fields;

describe('the workout of a day', () => {
  it('is planned by the front desk and read by a coach as it was planned', async () => {
    expect(await programme()).toEqual([{ date: WEDNESDAY, fields: LEGS, has_sets: false, shortages: [] }]);
    expect((await put(THURSDAY, NONE, PUSH, 'coach')).status).toBe(403);
  });

  it('keeps what two people changed in different sections, and shows both where it was the same', async () => {
    const shorter = { ...LEGS, challenge: [] };
    await put(WEDNESDAY, LEGS, shorter);
    await put(WEDNESDAY, LEGS, { ...LEGS, main: PUSH.main }, 'owner');
    expect(await on(WEDNESDAY)).toEqual({ ...shorter, main: PUSH.main });
    const late = await put(WEDNESDAY, LEGS, { ...LEGS, main: [planned('row')] });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { main: 'press sets=4 reps=8' } },
    });
  });

  it('keeps an exercise whose note has any character the contract allows', async () => {
    const noted = { ...PUSH, main: [planned('press', { note: 'Pull\u2028Hold\u2029Rest' }), planned('row')] };
    await put(THURSDAY, NONE, noted);
    expect(await on(THURSDAY)).toEqual(noted);
  });

  it('is put back by an undo, and taken away and put back with everything', async () => {
    const { change } = (await put(WEDNESDAY, LEGS, NONE)).body;
    expect(await programme()).toEqual([]);
    await undo(change);
    expect(await on(WEDNESDAY)).toEqual(LEGS);
    expect((await undo(change)).body.code).toBe('cannot_undo');
  });

  it.each([
    ['an exercise nobody knows', { main: [planned('sledge')] }],
    ['a weight and a share of the maximum', { main: [planned('squat', { load_kg: 60, load_percent: 70 })] }],
    ['seconds in the workout', { main: [planned('squat', { duration: 30 })] }],
    ['metres beside repetitions', { main: [planned('squat', { distance: 40 })] }],
    ['metres beside seconds', { challenge: [planned('squat', { reps: null, duration: 9, distance: 40 })] }],
    ['a side in a challenge', { challenge: [planned('squat', { side: 'left' })] }],
  ])('is refused with %s', async (_, wrong) => {
    expect((await put(THURSDAY, NONE, { ...NONE, ...wrong })).body.errors).toMatchObject([{ field: 'main' }]);
    expect(await on(THURSDAY)).toBeUndefined();
  });

  it('that sets were logged for keeps its exercises in their order, and takes more behind them', async () => {
    const { pool } = database;
    await insertClass(pool, { id: 'evening', start: '2026-11-25T22:59:00Z' });
    await insertBooking(pool, { id: 'b', customer: 'mia', workout: 'evening', attended: true });
    await insertSets(pool, { customer: 'mia', workout: 'evening', exercise: 'squat', lifted: [[60, 8]] });
    const [squat, row] = LEGS.main;
    if (squat === undefined || row === undefined) throw new Error('Two exercises are planned.');
    const other = await put(WEDNESDAY, LEGS, { ...LEGS, main: [row, squat] });
    expect(other.body.errors?.[0]?.message).toContain('Sets were logged');
    expect((await swap(WEDNESDAY, THURSDAY)).status).toBe(422);
    await put(THURSDAY, NONE, PUSH);
    const over = await copy({ from: THURSDAY, to: WEDNESDAY, replace: true });
    expect(over.body.errors?.[0]?.message).toContain('the workout of Wednesday, 25 November 2026');
    await put(THURSDAY, PUSH, NONE);
    const longer = { ...LEGS, main: [{ ...squat, reps: 5 }, row, planned('press')] };
    expect((await put(WEDNESDAY, LEGS, longer)).status).toBe(200);
    expect(await programme()).toEqual([{ date: WEDNESDAY, fields: longer, has_sets: true, shortages: [] }]);
    await pool.query('delete from studio.set_logs');
  });

  it('says which rooms have less of what it needs than a class has places', async () => {
    const { pool } = database;
    const day = async (language = 'en') => {
      const answer = await app.inject({
        url: `/api/desk/programme?from=${WEDNESDAY}&to=${THURSDAY}`,
        headers: { authorization: 'Bearer coach', 'accept-language': language },
      });
      return answer
        .json<DeskWorkout[]>()
        .flatMap(({ date, shortages }) => shortages.map((one) => ({ date, ...one })));
    };
    // The last moment of the day on Berlin's clocks, and the first of the next, which has no workout.
    await insertClass(pool, { id: 'late', start: '2026-11-25T22:59:59Z', capacity: 9, location: 'Loft' });
    await insertClass(pool, { id: 'next', start: '2026-11-25T23:00:00Z', capacity: 9, location: 'Loft' });
    await insertClass(pool, { id: 'small', start: '2026-11-25T10:00:00Z', capacity: 8, location: 'Loft' });
    await insertClass(pool, { id: 'hall', start: '2026-11-25T11:00:00Z', capacity: 14, location: 'Hall' });
    await pool.query(
      `insert into studio.room_equipment values ('Loft', 'barbell', 8), ('Loft', 'trap-bar', 1), ('Hall', 'barbell', 14)`,
    );
    const short = { class_name: 'Full Body', room: 'Loft', needs: 9, has: 8 };
    expect(await day()).toEqual([
      {
        ...short,
        date: WEDNESDAY,
        class_id: 'late',
        equipment: 'Barbell',
        start_datetime: '2026-11-25T23:59:59+01:00',
      },
    ]);
    expect(await day('de')).toMatchObject([{ equipment: 'Langhantel' }]);
    await pool.query(`update studio.workouts set canceled_at = $1 where id = 'late'`, [now]);
    expect(await day()).toEqual([]);
    await pool.query(`delete from studio.room_equipment`);
    await pool.query(`delete from studio.workouts where id in ('late', 'next', 'small', 'hall')`);
  });

  it('is one of a day that exists, within ten weeks', async () => {
    expect((await put('2026-02-30', NONE, PUSH)).status).toBe(422);
    expect(await programme('2026-11-20', '2027-01-29')).toMatchObject({ code: 'invalid_input' });
  });
});

describe('two days', () => {
  it('change their workouts, with when members see them, and both are undone', async () => {
    await put(THURSDAY, NONE, PUSH);
    const { changes } = (await swap(WEDNESDAY, THURSDAY)).body;
    expect(await on(WEDNESDAY)).toEqual(PUSH);
    expect(await on(THURSDAY)).toEqual({ ...LEGS, visible_from: '2026-11-25T18:00:00+01:00' });
    const undone = await send('POST', '/changes/undo', { changes });
    expect(undone.body).toMatchObject({ refused: [] });
    expect([await on(WEDNESDAY), await on(THURSDAY)]).toEqual([LEGS, PUSH]);
  });

  it('of which one has no workout move the other’s, over a clock change at the same time of day', async () => {
    const autumn = { ...LEGS, visible_from: '2026-10-24T18:00:00+02:00' };
    await put('2026-10-25', NONE, autumn);
    await swap('2026-10-25', '2026-10-27');
    expect(await programme('2026-10-20', '2026-10-30')).toEqual([
      {
        date: '2026-10-27',
        fields: { ...LEGS, visible_from: '2026-10-26T18:00:00+01:00' },
        has_sets: false,
        shortages: [],
      },
    ]);
  });
});

describe('a copy', () => {
  const HEAVIER: WorkoutFields = {
    ...LEGS,
    main: [planned('squat', { load_percent: 79, note: 'Slow down' }), planned('row', { load_kg: 62.5 })],
    visible_from: '2026-11-25T18:00:00+01:00',
  };

  it('of a day is heavier by the percent asked for, as the preview says, and undone', async () => {
    const preview = await copy({ percent: 5 }, '/preview');
    expect(preview.body).toEqual([{ date: THURSDAY, fields: HEAVIER, replaces: false }]);
    expect(await on(THURSDAY)).toBeUndefined();
    const { changes } = (await copy({ percent: 5 })).body;
    expect([await on(WEDNESDAY), await on(THURSDAY)]).toEqual([LEGS, HEAVIER]);
    await undo(changes[0]);
    expect(await on(THURSDAY)).toBeUndefined();
  });

  it('of a week brings each of its workouts to the same weekday', async () => {
    await put(THURSDAY, NONE, PUSH);
    await copy({ from: '2026-11-23', to: '2026-12-07', days: 7 });
    const copied = await programme('2026-12-07', '2026-12-13');
    expect(copied.map(({ date }) => date)).toEqual(['2026-12-09', '2026-12-10']);
    expect(copied[0]?.fields.visible_from).toBe('2026-12-08T18:00:00+01:00');
  });

  it('takes the place of a workout only when that is asked for', async () => {
    await put(THURSDAY, NONE, PUSH);
    expect((await copy({})).body.errors).toMatchObject([{ field: 'to' }]);
    expect(await on(THURSDAY)).toEqual(PUSH);
    const { changes } = (await copy({ replace: true })).body;
    expect((await on(THURSDAY))?.main).toEqual(LEGS.main);
    await undo(changes[0]);
    expect(await on(THURSDAY)).toEqual(PUSH);
  });

  it.each([
    ['from', { from: '2026-12-20', to: '2026-12-21' }],
    ['to', { to: WEDNESDAY }],
    ['to', { days: 7, from: '2026-11-23', to: '2026-11-29' }],
  ])('is refused for its %s: %o', async (field, wrong) =>
    expect((await copy(wrong)).body.errors).toMatchObject([{ field }]),
  );
});

describe('how members will see it', () => {
  const preview = async (fields: WorkoutFields, { who = 'coach', language = 'en' } = {}) => {
    const { main, challenge, warmup } = fields;
    const answer = await app.inject({
      method: 'POST',
      url: `/api/desk/programme/${THURSDAY}/preview`,
      headers: { authorization: `Bearer ${who}` },
      payload: { main, challenge, warmup, language },
    });
    return {
      status: answer.statusCode,
      caching: answer.headers['cache-control'],
      html: answer.json<{ html?: string }>().html,
    };
  };

  it('is drawn for everybody who works here, and kept nowhere', async () => {
    const { html, caching } = await preview(LEGS);
    expect(html?.startsWith('<title>/wod</title>{')).toBe(true);
    expect(caching).toBe('no-store');
    expect((await preview(LEGS, { language: 'de' })).html).toContain('<title>/de/wod</title>');
    expect((await preview(LEGS, { who: 'mia' })).status).toBe(403);
  });

  it('is the answer members would get, of a workout that is not saved', async () => {
    const { html = '' } = await preview(LEGS);
    expect(JSON.parse(html.slice(html.indexOf('{')))).toMatchObject({
      is_valid: true,
      date: THURSDAY,
      main_exercises: [
        { exercise_number: 1, exercise_id: 'squat', name: 'Squat', reps: 8 },
        { exercise_number: 2, exercise_id: 'row' },
      ],
      challenge_exercises: [
        { reps: 100, duration: null },
        { reps: null, distance: 40, per_side: true },
      ],
      warmup_exercises: [{ reps: null, duration: 30, side: 'left' }],
    });
    expect(await on(THURSDAY)).toBeUndefined();
    expect((await preview({ ...NONE, main: [planned('sledge')] })).status).toBe(422);
  });
});

it('forgets what was planned for an exercise when a file puts another one in its place', async () => {
  await database.pool.query(
    `update studio.wod_exercises set exercise_id = 'press', reps = 5 where position = 1`,
  );
  expect((await on(WEDNESDAY))?.main[0]).toEqual(planned('press', { sets: null, reps: 5 }));
});

it('forgets the metres of an exercise that a file counts in repetitions', async () => {
  await database.pool.query(`update studio.wod_exercises set reps = 20 where distance = 40`);
  expect((await on(WEDNESDAY))?.challenge[1]).toMatchObject({ reps: 20, distance: null });
});
