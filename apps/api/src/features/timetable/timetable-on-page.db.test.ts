import { emptyTables } from '@lifted/database/empty-tables';
import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOfBody } from '../../cache/encoded-body.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { classOnPage, registerTimetable, timetableOnPage } from './timetable-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServerFixture());
  registerTimetable(app, { pool: database.pool, publicCache: new PublicResponseCache(), now: () => now });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  await emptyTables(database.pool, 'studio.workouts', 'studio.coaches', 'studio.locations');
});

async function answerOf(path: string): Promise<unknown> {
  return (await app.inject({ method: 'GET', url: `/api${path}` })).json<unknown>();
}

async function book(workoutId: string, email: string): Promise<void> {
  await database.pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ($1, $2, 'Mia', '2026-11-01', sha256(($1 || $2)::bytea))`,
    [workoutId, email],
  );
}

describe('a class on its page', () => {
  const onPage = (id: string, publicCache = new PublicResponseCache()) =>
    classOnPage(id, { pool: database.pool, publicCache, now: () => now }).load();

  it('is what the API answers for it', async () => {
    await insertClass(database.pool, { id: 'w-1', start: '2026-11-23T17:30:00Z' });
    await insertClass(database.pool, { id: 'w-2', start: '2026-11-24T17:30:00Z' });
    await book('w-1', 'ada@example.com');
    expect(JSON.parse((await onPage('w-1')) ?? '')).toEqual(await answerOf('/workouts/w-1'));
  });

  it('is shown from today in Berlin to the last day a timetable may show', async () => {
    await insertClass(database.pool, { id: 'yesterday', start: berlinInstant('2026-11-19', '23:59') });
    await insertClass(database.pool, { id: 'today', start: berlinInstant('2026-11-20', '00:00') });
    await insertClass(database.pool, { id: 'last', start: berlinInstant('2026-12-24', '23:59') });
    await insertClass(database.pool, { id: 'beyond', start: berlinInstant('2026-12-25', '00:00') });
    const found = await Promise.all(['yesterday', 'today', 'last', 'beyond'].map((id) => onPage(id)));
    expect(found).toEqual([
      undefined,
      expect.stringContaining('"id":"today"'),
      expect.stringContaining('"id":"last"'),
      undefined,
    ]);
  });

  it('asks the database nothing for ids that somebody makes up', async () => {
    const publicCache = new PublicResponseCache();
    publicCache.startHearing();
    for (const id of ['made-up', "' or true --", '']) expect(await onPage(id, publicCache)).toBeUndefined();
    // The timetable, and the chances to get in that are part of it.
    expect(publicCache).toMatchObject({ hits: 2, misses: 2 });
  });
});

describe('the timetable on its page', () => {
  const asked = (query: string, publicCache = new PublicResponseCache()) =>
    timetableOnPage(new URLSearchParams(query), { pool: database.pool, publicCache, now: () => now });

  it('is the coming seven days as the API answers them, and when they were read', async () => {
    await insertClass(database.pool, { id: 'today', start: berlinInstant('2026-11-20', '00:00') });
    await insertClass(database.pool, { id: 'last', start: berlinInstant('2026-11-26', '23:59') });
    await insertClass(database.pool, { id: 'beyond', start: berlinInstant('2026-11-27', '00:00') });
    const shown: unknown = JSON.parse((await asked('utm_source=flyer')?.load()) ?? '');
    expect(shown).toEqual({ drawn_at: now.toISOString(), classes: await answerOf('/timetable') });
  });

  it('is not drawn for a choice of days, branch, coach, room or kind of class', () => {
    for (const choice of ['week', 'day', 'branch', 'coach', 'location', 'class'])
      expect(asked(`${choice}=anything`)).toBeUndefined();
  });

  it('is drawn at most twice a minute, whatever is booked', async () => {
    const publicCache = new PublicResponseCache(undefined, () => now.getTime());
    publicCache.startHearing();
    await insertClass(database.pool, { id: 'w-1', start: '2026-11-23T17:30:00Z' });
    const drawn = async () => {
      const question = asked('', publicCache);
      const body = await publicCache.find('timetable-page', 'page', async () => question?.load());
      const text: unknown = JSON.parse(body === undefined ? '{}' : textOfBody(body));
      return text;
    };
    const first = await drawn();
    await book('w-1', 'ada@example.com');
    publicCache.invalidate('timetable');
    now = new Date('2026-11-20T11:00:29.999Z');
    expect(await drawn()).toEqual(first);
    now = new Date('2026-11-20T11:00:30Z');
    expect(await drawn()).toEqual({ drawn_at: now.toISOString(), classes: await answerOf('/timetable') });
  });
});
