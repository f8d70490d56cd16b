import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoStudio } from '../fill-demo-studio.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fill('2026-11-20T10:00:00Z');
});
afterAll(() => database.drop());

const fill = (now: string) =>
  fillDemoStudio(database.pool, {
    now: new Date(now),
    publicUrl: 'https://lifted.example',
    log: () => undefined,
    mediaDirectory: '/nowhere',
  });

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  const result = await database.pool.query<Row>(sql);
  return result.rows;
}

const MEMBER_WEEKS = `
  select date_trunc('week', w.start_datetime at time zone 'Europe/Berlin')::date as week, count(*) as classes
    from studio.bookings b
    join studio.workouts w on w.id = b.workout_id
    join studio.customers c on c.number = b.customer_number
   where c.email = 'member@lifted.example' and b.canceled_at is null and b.has_attended
   group by week order by week desc`;

test('the demo member has trained for two years, this week too, and the newcomer not once', async () => {
  const weeks = await rows<{ week: string; classes: number }>(MEMBER_WEEKS);
  expect(weeks[0]).toMatchObject({ week: '2026-11-16' });
  expect(weeks.length).toBeGreaterThan(100);
  expect(weeks.slice(0, 52).at(-1)).toMatchObject({ week: '2025-11-24' });
  const [log] = await rows<{ sets: number; records: number; exercises: number }>(`
    select count(*) as sets, count(record) as records, count(distinct exercise_key) as exercises
      from studio.set_logs s join studio.customers c on c.number = s.customer_number
     where c.email = 'member@lifted.example'`);
  expect(log?.sets).toBeGreaterThan(4000);
  expect(log?.records).toBeGreaterThan(100);
  expect(log?.exercises).toBeGreaterThan(35);
  expect(
    await rows(`select from studio.bookings b join studio.customers c on c.number = b.customer_number
                 where c.email = 'new@lifted.example'`),
  ).toEqual([]);
});

test('classes ahead are empty, partly full and full, and none holds more than it can', async () => {
  const classes = await rows<{ free: number; capacity: number }>(`
    select w.capacity, w.capacity - count(b.id)::integer as free
      from studio.workouts w
      left join studio.bookings b on b.workout_id = w.id and b.canceled_at is null
     where w.start_datetime > '2026-11-20T10:00:00Z' group by w.id`);
  const kinds = classes.map(({ free, capacity }) => (free === capacity ? 'empty' : Math.sign(free)));
  expect(new Set(kinds)).toEqual(new Set(['empty', 1, 0]));
});

test('nothing that lies ahead is known: no booking, cancellation or attendance of a later time', async () => {
  const ahead = `
    select from studio.bookings b join studio.workouts w on w.id = b.workout_id
     where b.booked_at > '2026-11-20T10:00:00Z' or b.canceled_at > '2026-11-20T10:00:00Z'
        or (b.has_attended and w.start_datetime > '2026-11-20T10:00:00Z')`;
  expect(await rows(ahead)).toEqual([]);
});

test('on a later day what was booked has been attended, and older days are as they were', async () => {
  const old = `select b.* from studio.bookings b join studio.workouts w on w.id = b.workout_id
                where w.start_datetime < '2026-11-20' order by b.id`;
  const before = await rows(old);
  expect(await fill('2026-11-27T20:00:00Z')).toBe('extended');
  expect(await rows(old)).toEqual(before);
  expect((await rows(MEMBER_WEEKS))[0]).toMatchObject({ week: '2026-11-23' });
});
