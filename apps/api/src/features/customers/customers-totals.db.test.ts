import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { Customer } from '@lifted/contract/customers';
import { addDays, berlinDate, berlinInstant, weekStart } from '@lifted/domain/calendar/studio-calendar';
import fc from 'fast-check';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMemberText } from '../../cache/member-response.ts';
import { type AttendanceTotals, attendanceTotals } from './attendance-totals-rule-fixture.ts';
import { CUSTOMER_WITH_TOTALS } from './customers-query.ts';

/** Two years with both clock changes in each. */
const FIRST_DAY = '2025-12-29';
const DAYS = 2 * 364;
/** Around midnight in Berlin and in London, in the hour the clocks skip or repeat, and in the evening. */
const TIMES = ['00:00', '00:30', '01:30', '02:30', '18:30', '23:00', '23:59'];
const HISTORIES = 300;
const SEED = 20_261_120;

interface Booked {
  readonly day: number;
  readonly time: string;
  readonly isCanceled: boolean;
  readonly hasAttended: boolean;
}

const booked = (days: fc.Arbitrary<number>): fc.Arbitrary<Booked> =>
  fc.record({
    day: days,
    time: fc.constantFrom(...TIMES),
    isCanceled: fc.constantFrom(true, false, false, false, false),
    hasAttended: fc.constantFrom(true, true, true, true, false),
  });
/** Anything over two years, a dense run of weeks, and the days around one clock change. */
const history = fc.oneof(
  fc.array(booked(fc.nat({ max: DAYS - 1 })), { maxLength: 60 }),
  fc
    .tuple(fc.nat({ max: DAYS - 200 }), fc.integer({ min: 5, max: 190 }))
    .chain(([from, length]) =>
      fc.array(booked(fc.integer({ min: from, max: from + length })), { minLength: 50, maxLength: 150 }),
    ),
  fc
    .constantFrom(90, 300)
    .chain((change) =>
      fc.array(booked(fc.integer({ min: change - 10, max: change + 10 })), { maxLength: 20 }),
    ),
);
/** Asked soon after one of the days, so that most streaks are running ones. */
const asked = fc.record({ pick: fc.nat(), daysLater: fc.nat({ max: 9 }), time: fc.constantFrom(...TIMES) });
const cases = fc.sample(fc.record({ history, asked }), { numRuns: HISTORIES, seed: SEED });

const startOf = ({ day, time }: Pick<Booked, 'day' | 'time'>) => berlinInstant(addDays(FIRST_DAY, day), time);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(`insert into studio.coaches (id, first_name) values ('jana', 'Jana')`);
  await pool.query(`insert into studio.locations (id, name) values ('main', 'Main')`);
  const starts = Array.from({ length: DAYS }, (_, day) => TIMES.map((time) => ({ day, time }))).flat();
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     select w.id, 'Full Body', w.start, 'jana', 'main', 12 from unnest($1::text[], $2::timestamptz[]) as w (id, start)`,
    [starts.map(({ day, time }) => `${day}-${time}`), starts.map(startOf)],
  );
  await pool.query(
    `insert into studio.customers (id, first_name, last_name, email)
     select n::text, 'A', 'B', 'customer' || n || '@member.example' from generate_series(0, $1::integer - 1) as n`,
    [HISTORIES],
  );
  const bookings = cases.flatMap(({ history: all }, customer) =>
    all.map((one, index) => ({ ...one, customer: String(customer), id: `${customer}-${index}` })),
  );
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, has_attended)
     select b.id, c.number, b.workout_id, now(), case when b.is_canceled then now() end, b.has_attended
       from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::boolean[])
            as b (id, customer_id, workout_id, is_canceled, has_attended)
       join studio.customers c on c.id = b.customer_id`,
    [
      bookings.map(({ id }) => id),
      bookings.map(({ customer }) => customer),
      bookings.map(({ day, time }) => `${day}-${time}`),
      bookings.map(({ isCanceled }) => isCanceled),
      bookings.map(({ hasAttended }) => hasAttended),
    ],
  );
});
afterAll(() => database.drop());

async function loadCustomer(index: number, now: Date): Promise<Customer> {
  const { rows } = await database.pool.query<{ number: number }>(
    'select number from studio.customers where id = $1',
    [String(index)],
  );
  const monday = weekStart(berlinDate(now));
  const loaded = await loadMemberText(database.pool, rows[0]?.number ?? 0, CUSTOMER_WITH_TOTALS, [monday]);
  const [customer] = Value.Parse(Type.Array(Customer), JSON.parse(loaded?.text ?? '[]'));
  if (customer === undefined) throw new Error(`customer ${index} is not there`);
  return customer;
}

test('SQL counts classes and streaks as the rules in code do, over 300 histories and both clock changes', async () => {
  const byRules: AttendanceTotals[] = [];
  const bySql: AttendanceTotals[] = [];
  for (const [index, { history: all, asked: when }] of cases.entries()) {
    const day = (all[when.pick % Math.max(1, all.length)]?.day ?? 0) + when.daysLater;
    const now = startOf({ day, time: when.time });
    const attended = all.filter(({ isCanceled, hasAttended }) => hasAttended && !isCanceled);
    const classes = attended.map((one) => ({ workoutId: `${one.day}-${one.time}`, startsAt: startOf(one) }));
    byRules.push(attendanceTotals(classes, now));
    const customer = await loadCustomer(index, now);
    bySql.push({
      totalWorkouts: customer.total_workouts,
      currentStreak: customer.current_streak,
      highestStreak: customer.highest_streak,
    });
  }
  expect(bySql).toEqual(byRules);
  // Guards against histories that would agree because nothing happens in them.
  expect(Math.max(...byRules.map(({ currentStreak }) => currentStreak))).toBeGreaterThan(8);
  expect(new Set(byRules.map(({ highestStreak }) => highestStreak)).size).toBeGreaterThan(8);
});
