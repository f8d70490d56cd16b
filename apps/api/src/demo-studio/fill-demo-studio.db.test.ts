import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoFilling, fillDemoStudio } from './fill-demo-studio.ts';

let database: TestDatabase;
let clipDirectory: string;
let logged: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  clipDirectory = await mkdtemp(join(tmpdir(), 'lifted-clips-'));
  logged = [];
});
afterEach(async () => {
  await database.drop();
  await rm(clipDirectory, { recursive: true });
});

const fill = (now: string): Promise<DemoFilling> =>
  fillDemoStudio(database.pool, { now: new Date(now), log: (event) => logged.push(event), clipDirectory });

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  const result = await database.pool.query<Row>(sql);
  return result.rows;
}

const EXTENT = `
  select to_char(min(start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as first_class,
         to_char(max(start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as last_class,
         (select min(date) from studio.wod_exercises) as first_workout,
         (select max(date) from studio.wod_exercises) as last_workout,
         (select count(distinct date) from studio.wod_exercises) as days_with_workout
    from studio.workouts`;

test('an empty database becomes a studio with two years of classes and a workout for every day of its range', async () => {
  expect(await fill('2026-11-20T10:00:00Z')).toBe('filled');
  expect(await rows(EXTENT)).toEqual([
    {
      first_class: '2024-11-22',
      last_class: '2026-12-04',
      first_workout: '2026-09-21',
      last_workout: '2026-12-04',
      days_with_workout: 75,
    },
  ]);
  expect(await rows('select count(*) as coaches from studio.coaches')).toEqual([{ coaches: 8 }]);
  expect(await rows('select count(*) as locations from studio.locations')).toEqual([{ locations: 2 }]);
  expect(logged).toEqual(['demo_studio.filled']);
});

test('classes keep their time of day through both clock changes', async () => {
  await fill('2026-11-20T10:00:00Z');
  const [times] = await rows<{ earliest: string; latest: string }>(`
    select min((start_datetime at time zone 'Europe/Berlin')::time)::text as earliest,
           max((start_datetime at time zone 'Europe/Berlin')::time)::text as latest from studio.workouts`);
  expect(times).toEqual({ earliest: '06:30:00', latest: '20:30:00' });
});

test('only exercises whose clip exists name one', async () => {
  await writeFile(join(clipDirectory, 'deadlift.mp4'), '');
  await fill('2026-11-20T10:00:00Z');
  expect(await rows('select id, video_url from studio.exercises where video_url is not null')).toEqual([
    { id: 'deadlift', video_url: '/media/exercises/deadlift.mp4' },
  ]);
});

test('a second start on the same day changes nothing, one on a later day adds the days in between', async () => {
  await fill('2026-11-20T10:00:00Z');
  const oldClasses =
    "select xmin::text, id from studio.workouts where start_datetime < '2026-12-05' order by id";
  const before = await rows(oldClasses);
  expect(await fill('2026-11-20T22:59:59Z')).toBe('left_alone');
  expect(await fill('2026-11-20T23:00:00Z')).toBe('extended');
  expect(await fill('2026-11-30T10:00:00Z')).toBe('extended');
  const [extent] = await rows(EXTENT);
  expect(extent).toMatchObject({
    last_class: '2026-12-14',
    last_workout: '2026-12-14',
    days_with_workout: 85,
  });
  expect(await rows(oldClasses)).toEqual(before);
});

test('what somebody changed in the demo studio stays changed', async () => {
  await fill('2026-11-20T10:00:00Z');
  await database.pool.query("update studio.coaches set first_name = 'Johanna' where id = 'jana'");
  expect(await fill('2026-11-25T10:00:00Z')).toBe('extended');
  expect(await rows("select first_name from studio.coaches where id = 'jana'")).toEqual([
    { first_name: 'Johanna' },
  ]);
});

test('a studio of somebody else is left alone', async () => {
  await database.pool.query(
    "insert into studio.locations values ('main-floor', 'Main'), ('cellar', 'Cellar')",
  );
  expect(await fill('2026-11-20T10:00:00Z')).toBe('left_alone');
  expect(await rows('select from studio.coaches')).toEqual([]);
});

test('a demo studio that lost a coach is not extended, which is said and no reason not to start', async () => {
  await fill('2026-11-20T10:00:00Z');
  await database.pool.query("delete from studio.workouts where coach_id = 'jana'");
  await database.pool.query("delete from studio.coaches where id = 'jana'");
  expect(await fill('2026-11-30T10:00:00Z')).toBe('left_alone');
  expect(logged).toEqual(['demo_studio.filled', 'demo_studio.not_extended']);
});

test('two servers that start at the same time fill it once', async () => {
  const now = '2026-11-20T10:00:00Z';
  expect(await Promise.all([fill(now), fill(now)])).toEqual(['filled', 'filled']);
  const [extent] = await rows(EXTENT);
  expect(extent).toMatchObject({ first_class: '2024-11-22', days_with_workout: 75 });
});
