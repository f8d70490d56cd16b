import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerBookings } from '../../features/bookings/bookings-routes.ts';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { createServerFixture } from '../server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { importFiles } from '../import-fixture.ts';
import { oddStudioFiles } from './member-answers-files.ts';
import * as naive from './member-answers-naive.ts';
import { findTestCaller } from '../member-fixture.ts';
import { registerTrainingLog } from '../../features/training/training-log-routes.ts';

const TIMES = ['2026-11-20T11:00:00Z', '2026-03-29T22:30:00Z', '2025-12-31T23:00:00Z'] as const;
const WINDOWS = [4, 12, 26, 52];

/** `npm test` compares fewer of them, the same each time. */
const MEMBERS = process.env['TEST_EXTENT'] === 'acts' ? 50 : 200;
let database: TestDatabase;
let app: StudioApp;
let now = new Date(TIMES[0]);
const members = new Map<string, naive.NaiveMember>();

beforeAll(async () => {
  database = await createTestDatabase();
  const files = oddStudioFiles(MEMBERS);
  const imported = await importFiles(database.pool, files);
  if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
  readMembers(files);

  const { pool } = database;
  ({ app } = await createServerFixture({ requestsPerMinute: 1e6 }, { findCaller: findTestCaller(pool) }));
  const memberCache = new MemberResponseCache();
  registerCustomers(app, { pool, memberCache, now: () => now });
  registerBookings(app, { pool, memberCache, now: () => now });
  registerTrainingLog(app, { pool, memberCache, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Joins each row with its class and exercise, using only the files. */
function readMembers(files: Readonly<Record<string, string>>): void {
  const rows = (name: string) => naive.rowsOf(files[`${name}.csv`] ?? '');
  const starts = new Map(rows('workouts').map((row) => [row['id'], row['start_datetime'] ?? '']));
  const canceled = new Map(rows('workouts').map((row) => [row['id'], row['canceled_at'] ?? '']));
  const groups = new Map(rows('exercises').map((row) => [row['id'], row['exercise_group'] ?? '']));
  const full = (name: string) =>
    rows(name).map((row) => ({
      ...row,
      start: starts.get(row['workout_id']) ?? '',
      class_canceled: canceled.get(row['workout_id']) ?? '',
      group: groups.get(row['exercise_id']) ?? '',
    }));
  const [bookings, sets] = [full('bookings'), full('set_logs')];
  const ofCustomer = (id: string) => (row: Readonly<Record<string, string>>) => row['customer_id'] === id;
  for (const { id = '' } of rows('customers')) {
    members.set(id, { bookings: bookings.filter(ofCustomer(id)), sets: sets.filter(ofCustomer(id)) });
  }
}

async function get<Answer>(path: string, token: string): Promise<Answer> {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

test('there are members with hundreds of streaks, records and odd bookings to compare', () => {
  expect(members.size).toBe(MEMBERS);
  const all = [...members.values()];
  expect(all.reduce((sum, { bookings }) => sum + bookings.length, 0)).toBeGreaterThan(50 * MEMBERS);
  expect(Math.max(...all.map((member) => naive.totalsOf(member, TIMES[0]).current_streak))).toBeGreaterThan(
    5,
  );
});

test.each(TIMES)('at %s the totals and streaks of every member are those of the files', async (time) => {
  now = new Date(time);
  for (const [id, member] of members) {
    const answer = await get<object[]>(`/customers?email=${id}@member.example`, id);
    expect(answer, id).toMatchObject([{ id, ...naive.totalsOf(member, time) }]);
  }
});

test('the bookings of every member are those of the files, newest first', async () => {
  for (const [id, member] of members) {
    const bookings = await get<Booking[]>(`/bookings?customer_id=${id}&is_cancelled=true`, id);
    const shown = bookings.map(({ workout_start_datetime: starts, canceled_at, ...booking }) => {
      expect(naive.berlinClock(starts)).toBe(starts.slice(0, 19).replace('T', ' '));
      return {
        id: booking.id,
        workout_id: booking.workout_id,
        starts: naive.berlinClock(starts),
        canceled: canceled_at === null ? null : naive.berlinClock(canceled_at),
        has_attended: booking.has_attended,
        is_class_canceled: booking.is_class_canceled,
      };
    });
    expect(shown, id).toEqual(naive.bookingsOf(member));
  }
});

test('the logs of every member are those of the files, record by record', async () => {
  for (const [id, member] of members) {
    const logs = await get<WorkoutLog[]>(`/customers/${id}/exercise_logs`, id);
    const shown = logs.map(({ workout_id, exercise_logs }) => ({
      workout_id,
      sets: exercise_logs.map(({ exercise_name, exercise_short_name, ...set }) => {
        expect([exercise_name, exercise_short_name]).toEqual([set.exercise_id, null]);
        return set;
      }),
    }));
    expect(shown, id).toEqual(naive.logsOf(member));
  }
});

test.each(TIMES)('at %s the progression of every member is that of the files', async (time) => {
  now = new Date(time);
  for (const [at, [id, member]] of [...members].entries()) {
    const weeks = WINDOWS[at % WINDOWS.length] ?? 12;
    const answer = await get(`/customers/${id}/exercise_progression?timeFrame=${weeks}`, id);
    expect(answer, id).toEqual(naive.progressionOf(member, time, weeks));
  }
});

test.each(TIMES)('at %s the weekly progress of every member is that of the files', async (time) => {
  now = new Date(time);
  for (const [id, member] of members) {
    const answer = await get(`/customers/${id}/weekly-progress`, id);
    expect(answer, id).toEqual(naive.weeklyProgressOf(member, time));
  }
});
