import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOKINGS } from '../../features/bookings/bookings-query.ts';
import { CUSTOMER_WITH_TOTALS } from '../../features/customers/customers-query.ts';
import { insertClass } from '../studio-fixture.ts';
import { EXERCISE_LOGS } from '../../features/training/exercise-logs-query.ts';
import { EXERCISE_PROGRESSION } from '../../features/training/exercise-progression-query.ts';
import { WEEKLY_PROGRESS } from '../../features/training/weekly-progress-query.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertClass(pool, { id: 'first', start: '2024-01-01T17:00:00Z' });
  await pool.query(`
    insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
    select 'w' || n, timer_name, start_datetime + n * interval '2 hours', coach_id, location_id, 12
      from studio.workouts, generate_series(1, 4000) as n;
    insert into studio.exercises (id, name, exercise_group) select 'e' || n, 'E', 'G' || n % 5 from generate_series(1, 20) as n;
    insert into studio.customers (id, first_name, last_name, email)
    select 'c' || n, 'A', 'B', n || '@member.example' from generate_series(1, 300) as n;
    insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
    select c.number || w.id, c.number, w.id, now(), true
      from studio.customers c join studio.workouts w on w.number % 60 = c.number % 60;
    insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight)
    select c.number, w.number, e.number, 1, 1, 8, 60
      from studio.customers c
      join studio.workouts w on w.number % 60 = c.number % 60
      join studio.exercises e on e.number % 5 = w.number % 5;
    analyze`);
});
afterAll(() => database.drop());

it.each([
  [CUSTOMER_WITH_TOTALS, ['2024-06-03']],
  [BOOKINGS, ['true']],
  [EXERCISE_LOGS.en, ['true']],
  [EXERCISE_LOGS.de, ['true']],
  [EXERCISE_PROGRESSION, ['2024-01-01', '2024-06-03', 'true']],
  [WEEKLY_PROGRESS, ['2024-06-03', 'true']],
] as const)('$name reads only the member’s rows, by index, whichever plan is made', async (query, values) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const client = await database.pool.connect();
    await client.query(`set plan_cache_mode = ${mode}`);
    const types = ['integer', ...values.map(() => 'text')].join(', ');
    await client.query(`prepare question (${types}) as ${query.text}`);
    const list = ['17', ...values.map((value) => `'${value}'`)].join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute question (${list})`,
    );
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (workouts|bookings|set_logs|customers)/);
    expect(plan).toMatch(/Index|Bitmap/);
  }
});
