import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerWorkoutsOfTheDay, workoutOnPage } from './workouts-of-the-day-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let now: Date;
let publicCache: PublicResponseCache;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServerFixture());
  publicCache = new PublicResponseCache(undefined, () => now.getTime());
  registerWorkoutsOfTheDay(app, { pool: database.pool, publicCache, now: () => now });
  await database.pool.query(
    `insert into studio.exercises (id, name, short_name, exercise_group, video_url) values
       ('squat', 'Barbell Back Squat', 'Back Squat', 'Squat', '/clips/squat.webm'),
       ('row', 'Bent-over Row', null, 'Row', null)`,
  );
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  await database.pool.query('truncate studio.wod_exercises, studio.wod_releases');
});

async function ask(query = '', language = 'en') {
  const headers = { 'accept-language': language };
  return app.inject({ method: 'GET', url: `/api/wods/today${query}`, headers });
}

interface Card {
  readonly section: string;
  readonly date?: string;
  readonly position?: number;
  readonly exercise?: string;
  readonly reps?: number;
  readonly duration?: number;
  readonly perSide?: boolean;
  readonly side?: string;
}

async function insertCard({
  section,
  date = '2026-11-20',
  position = 1,
  exercise = 'squat',
  reps,
  duration,
  perSide = false,
  side,
}: Card) {
  await database.pool.query(
    'insert into studio.wod_exercises (date, section, position, exercise_id, reps, duration, per_side, side) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [date, section, position, exercise, reps, duration, perSide, side],
  );
}

describe('the workout of a day in a cycle of the programme', () => {
  it('says which week of which cycle it is, and others say nothing of it', async () => {
    await database.pool.query(
      `insert into studio.programme_cycles (id, name, first_day, weeks) values ('w', 'Winter "strength"', '2026-11-16', 6)`,
    );
    const cycleOn = async (date: string) => (await ask(`?date=${date}`)).json<{ cycle?: object }>().cycle;
    const winter = { name: 'Winter "strength"', weeks: 6 };
    await insertCard({ section: 'main', reps: 5 });
    expect((await ask()).json()).toMatchObject({
      is_valid: true,
      main_exercises: [{ reps: 5 }],
      cycle: { ...winter, week: 1 },
    });
    expect(await cycleOn('2026-11-22')).toEqual({ ...winter, week: 1 });
    expect(await cycleOn('2026-11-23')).toEqual({ ...winter, week: 2 });
    expect(await cycleOn('2026-12-27')).toEqual({ ...winter, week: 6 });
    expect([await cycleOn('2026-11-15'), await cycleOn('2026-12-28')]).toEqual([undefined, undefined]);
    await database.pool.query('delete from studio.programme_cycles');
  });
});

describe('the workout of the day', () => {
  it('says the German names of exercises in German, and of those without one the English ones', async () => {
    await database.pool.query(`update studio.exercises set name_de = 'Kniebeuge' where id = 'squat'`);
    await insertCard({ section: 'main', reps: 5 });
    await insertCard({ section: 'main', position: 2, exercise: 'row', reps: 5 });
    const named = async (language: string) => {
      const answer = await ask('', language);
      expect(String(answer.headers['vary'])).toContain('Accept-Language');
      const { main_exercises: main } = answer.json<{ main_exercises: object[] }>();
      return main;
    };
    const row = { name: 'Bent-over Row', short_name: null };
    const german = [{ name: 'Kniebeuge', short_name: null }, row];
    const english = [{ name: 'Barbell Back Squat', short_name: 'Back Squat' }, row];
    // Asked twice: neither is answered with what is kept of the other.
    for (const language of ['de', 'en', 'de', 'en'])
      expect(await named(language)).toMatchObject(language === 'de' ? german : english);
    const onPage = async (language: 'de' | 'en') =>
      workoutOnPage(new URLSearchParams(), language, {
        pool: database.pool,
        publicCache,
        now: () => now,
      })?.load();
    expect(await onPage('de')).toContain('Kniebeuge');
    expect(await onPage('en')).not.toContain('Kniebeuge');
    await database.pool.query('update studio.exercises set name_de = null');
  });

  it('has three sections of cards in the words of the wire', async () => {
    await insertCard({ section: 'main', position: 2, exercise: 'row', reps: 8, perSide: true });
    await insertCard({ section: 'main', position: 1, reps: 5 });
    await insertCard({ section: 'challenge', position: 4, exercise: 'row', reps: 100 });
    await insertCard({ section: 'warmup', exercise: 'row', duration: 30, side: 'left', perSide: true });
    expect((await ask()).json()).toEqual({
      is_valid: true,
      date: '2026-11-20',
      main_exercises: [
        {
          exercise_id: 'squat',
          exercise_number: 1,
          name: 'Barbell Back Squat',
          short_name: 'Back Squat',
          reps: 5,
          per_side: false,
          video_url: '/clips/squat.webm',
        },
        {
          exercise_id: 'row',
          exercise_number: 2,
          name: 'Bent-over Row',
          short_name: null,
          reps: 8,
          per_side: true,
          video_url: null,
        },
      ],
      challenge_exercises: [
        {
          exercise_id: 'row',
          name: 'Bent-over Row',
          short_name: null,
          reps: 100,
          per_side: false,
          video_url: null,
          duration: null,
        },
      ],
      warmup_exercises: [
        {
          exercise_id: 'row',
          name: 'Bent-over Row',
          short_name: null,
          reps: null,
          per_side: true,
          video_url: null,
          duration: 30,
          side: 'left',
        },
      ],
    });
  });

  it('counts cards by their position, also past nine', async () => {
    for (const position of [10, 9, 2]) await insertCard({ section: 'main', position });
    const { main_exercises } = (await ask()).json<{ main_exercises: { exercise_number: number }[] }>();
    expect(main_exercises.map((card) => card.exercise_number)).toEqual([2, 9, 10]);
  });

  it('is none on a day without exercises', async () => {
    expect((await ask('?date=2026-11-21')).json()).toEqual({
      is_valid: false,
      date: '2026-11-21',
      main_exercises: [],
      challenge_exercises: [],
      warmup_exercises: [],
    });
  });

  it('is none on a day with nothing but a warm-up and a challenge', async () => {
    await insertCard({ section: 'warmup' });
    await insertCard({ section: 'challenge' });
    expect((await ask()).json()).toMatchObject({ is_valid: false, warmup_exercises: [{}] });
  });

  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('is at %s by default the one of %s, the day in Berlin', async (instant, date) => {
    now = new Date(instant);
    expect((await ask()).json()).toMatchObject({ date });
  });

  it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('is asked for by any day, such as %s', async (date) => {
    expect((await ask(`?date=${date}`)).json()).toMatchObject({ date, is_valid: false });
  });

  it.each([
    ['?date=2026-02-29', /does not exist/],
    ['?date=0000-01-01', /does not exist/],
    ['?date=20.11.2026', /YYYY-MM-DD/],
    ['?date=', /YYYY-MM-DD/],
    ['?date=2026-11-20&date=2026-11-21', /once/],
  ])('%s is refused with a sentence about the date', async (query, sentence) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(422);
    const problem = answer.json<Problem>();
    expect(problem.code).toBe('invalid_input');
    expect(problem.errors?.map((error) => error.field)).toEqual(['date']);
    expect(problem.errors?.[0]?.message).toMatch(sentence);
  });
});

describe('a workout that is hidden until an instant', () => {
  const hide = (date: string, from: string) =>
    database.pool.query('insert into studio.wod_releases values ($1, $2)', [date, from]);
  const isShown = async (date: string) => (await ask(`?date=${date}`)).json<{ is_valid: boolean }>().is_valid;

  it.each([
    ['2026-11-21', '2026-11-20T18:00:00+01:00'],
    // The nights in which Berlin's clocks are changed.
    ['2026-03-29', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', '2026-10-25T02:00:00+02:00'],
    ['2026-10-25', '2026-10-25T02:00:00+01:00'],
  ])('of %s is none a millisecond before %s, and itself from then on', async (date, from) => {
    await insertCard({ section: 'main', date });
    await insertCard({ section: 'warmup', date, position: 2 });
    await hide(date, from);
    now = new Date(Date.parse(from) - 1);
    expect((await ask(`?date=${date}`)).json()).toEqual({
      is_valid: false,
      date,
      main_exercises: [],
      challenge_exercises: [],
      warmup_exercises: [],
    });
    now = new Date(from);
    expect(await isShown(date)).toBe(true);
  });

  it('is neither kept too long nor shown too early by what the server remembers', async () => {
    await insertCard({ section: 'main', date: '2026-11-21' });
    await insertCard({ section: 'main', date: '2026-11-20' });
    await hide('2026-11-21', '2026-11-20T18:00:00+01:00');
    publicCache.startHearing();
    try {
      now = new Date('2026-11-20T16:59:59.999Z');
      expect([await isShown('2026-11-21'), await isShown('2026-11-20')]).toEqual([false, true]);
      const before = publicCache.hits;
      expect([await isShown('2026-11-21'), await isShown('2026-11-20')]).toEqual([false, true]);
      expect(publicCache.hits).toBe(before + 2);
      now = new Date('2026-11-20T17:00:00Z');
      expect(await isShown('2026-11-21')).toBe(true);
    } finally {
      publicCache.stopHearing();
    }
  });

  it('is not on its page either', async () => {
    await insertCard({ section: 'main' });
    await hide('2026-11-20', '2026-11-20T18:00:00+01:00');
    const onPage = () =>
      workoutOnPage(new URLSearchParams(), 'en', {
        pool: database.pool,
        publicCache,
        now: () => now,
      })?.load();
    now = new Date('2026-11-20T16:59:59.999Z');
    expect(await onPage()).toContain('"is_valid" : false');
    now = new Date('2026-11-20T17:00:00Z');
    expect(await onPage()).toContain('"is_valid" : true');
  });
});

describe('the workout on its page', () => {
  const onPage = (query = '') =>
    workoutOnPage(new URLSearchParams(query), 'en', { pool: database.pool, publicCache, now: () => now });

  it('is what the API answers for today in Berlin', async () => {
    await insertCard({ section: 'main', reps: 5 });
    expect(await onPage()?.load()).toBe((await ask()).body);
  });

  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
  ])('is at %s that of %s', (instant, date) => {
    now = new Date(instant);
    expect(onPage()?.key).toBe(`${date} en`);
    expect(onPage(`date=${date}`)?.key).toBe(`${date} en`);
  });

  it('is not there where the address asks for another day, or for none that exists', () => {
    for (const query of ['date=2026-11-21', 'date=tomorrow', 'date=']) expect(onPage(query)).toBeUndefined();
  });
});
