import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { waitlistChancesText } from '../features/timetable/waitlist-chances.ts';
import { violatedInvariants } from '../testing/booking-fixture.ts';
import { fillDemoStudio } from './fill-demo-studio.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const fill = (now: Date) =>
  fillDemoStudio(database.pool, {
    now,
    publicUrl: 'https://lifted.example',
    log: () => undefined,
    mediaDirectory: '/nowhere',
  });

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

const PLACES = `
  select w.id from studio.bookings b
    join studio.customers c on c.number = b.customer_number
    join studio.workouts w on w.id = b.workout_id
   where c.email = 'member@lifted.example' and b.via = 'member' and b.canceled_at is null and w.start_datetime > $1`;
const WAITING = `
  select w.id, p.capacity - p.taken as free, p.waiting,
         (select count(*)::int from studio.waitlist_entries o
           where o.workout_number = e.workout_number and o.state = 'waiting' and o.number < e.number) as "before"
    from studio.waitlist_entries e
    join studio.customers c on c.number = e.customer_number
    join studio.workouts w on w.number = e.workout_number
    join studio.class_places p on p.workout_number = w.number
   where c.email = 'pass@lifted.example' and e.state = 'waiting' and w.start_datetime > $1`;
const AT_RISK = `
  select w.id from studio.class_places p join studio.workouts w on w.number = p.workout_number
   where w.start_datetime > $1 and p.booked between 1 and 3`;
const FEES = `
  select f.kind, f.state, f.cents, b.canceled_at < w.start_datetime as "beforeClass"
    from studio.fees f join studio.bookings b on b.id = f.booking_id
    join studio.customers c on c.number = b.customer_number join studio.workouts w on w.id = b.workout_id
   where c.email = 'member@lifted.example'`;

const UNMARKED = `
  select from studio.bookings b join studio.workouts w on w.id = b.workout_id
   where b.via <> 'import' and b.canceled_at is null and not b.has_attended and w.start_datetime < $1`;
const COUNTS = `
  select (select count(*) from studio.bookings) as bookings, (select count(*) from studio.fees) as fees,
         (select count(*) from studio.waitlist_entries) as waits, (select count(*) from studio.mail_outbox) as mails`;

/** What the demo has to show at an instant. */
async function expectEverything(now: Date): Promise<void> {
  const places = await rows<{ id: string }>(PLACES, [now]);
  expect(places.length, 'places ahead').toBeGreaterThan(0);
  const waiting = await rows<{ id: string }>(WAITING, [now]);
  expect(waiting).toMatchObject([{ free: 0, waiting: 3, before: 0 }]);
  const cache = new PublicResponseCache();
  const chances: unknown = JSON.parse(await waitlistChancesText(database.pool, cache, now));
  expect(chances, 'classes with a chance to get in').not.toEqual({});
  expect(places.map(({ id }) => id)).toContain(waiting[0]?.id);
  const atRisk = await rows(AT_RISK, [new Date(now.getTime() + 3 * HOUR_MS)]);
  expect(atRisk.length, 'classes at risk').toBeGreaterThan(0);
  expect(await violatedInvariants(database.pool)).toEqual([]);
}

/** What a demo shows that was filled for the first time. */
async function expectFirstFilling(now: Date): Promise<void> {
  await expectEverything(now);
  expect(await rows(FEES)).toEqual([
    { kind: 'late_cancellation', state: 'pending', cents: 500, beforeClass: true },
  ]);
  const [pass] = await rows(
    `select sum(t.credits)::int as credits, count(*) filter (where t.kind = 'held')::int as used
       from studio.credit_entries t join studio.entitlements e on e.number = t.entitlement_number
       join studio.customers c on c.number = e.customer_number where c.email = 'pass@lifted.example'`,
  );
  expect(pass).toEqual({ credits: 2, used: 3 });
  const read = await rows<{ host: string }>(
    `select distinct split_part(recipient, '@', 2) as host from studio.mail_outbox`,
  );
  expect(read).toEqual([{ host: 'lifted.example' }]);
  const waiting = await rows(
    `select (select count(*)::int from studio.contract_declarations) as declarations,
            (select count(*)::int from studio.trainer_applications) as applications,
            (select count(*)::int from studio.trial_bookings where has_attended) as "cameForATest"`,
  );
  expect(waiting).toEqual([{ declarations: 1, applications: 1, cameForATest: 1 }]);
}

const WHAT_IT_SHOWS = 'places ahead, a full class with a waitlist, one at risk and a fee';

test(`a demo first filled where the clocks change shows ${WHAT_IT_SHOWS}`, async () => {
  const now = new Date('2026-10-25T01:30:00Z');
  await fill(now);
  await expectFirstFilling(now);
});

test(`in the last second of a Sunday it shows ${WHAT_IT_SHOWS}; once more adds nothing; on later days what passed was attended, and what is missing is added`, async () => {
  const first = new Date('2026-11-22T22:59:59Z');
  await fill(first);
  await expectFirstFilling(first);
  const before = await rows(COUNTS);
  expect(await fill(new Date(first.getTime() - HOUR_MS))).toBe('left_alone');
  expect(await rows(COUNTS)).toEqual(before);
  // At other hours of the day each time.
  for (const day of [1, 3, 6]) {
    const now = new Date(first.getTime() + day * (DAY_MS + 3 * HOUR_MS));
    expect(await fill(now)).toBe('extended');
    await expectEverything(now);
    expect(await rows(UNMARKED, [new Date(now.getTime() - HOUR_MS)])).toEqual([]);
  }
  expect(await rows('select from studio.class_places where beyond > 0 or booked > capacity')).toEqual([]);
});
