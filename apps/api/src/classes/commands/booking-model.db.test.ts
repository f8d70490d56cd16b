import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { berlinInstant, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { assert, asyncProperty, array, constantFrom, integer, record, sample } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelClass, settleImportedClasses } from '../changes/change-class.ts';
import { classJobs } from '../class-jobs.ts';
import { restoreClass } from '../restoring/restore-class.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import {
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { BookingModel, MODEL_QUOTA } from '../../testing/booking-model/booking-model.ts';
import {
  changeModelledRoster,
  openBooking,
} from '../../testing/booking-model/booking-model-roster-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import {
  acceptOfferFor,
  bookClassFor,
  cancelBookingFor,
  joinWaitlistFor,
  leaveWaitlistFor,
  swapBookingFor,
} from './booking-commands.ts';

/** Commands in every run of the suite; docs/measurements.md says how many the longest run had. */
const COMMANDS = Number(process.env['BOOKING_MODEL_COMMANDS'] ?? 400);
const COMMANDS_EACH = 50;
/** Commands of the run with two hundred members. */
const MEMBER_COMMANDS = Math.max(200, COMMANDS / 5);
const PEOPLE = ['ada', 'ben', 'cem', 'dora', 'eva'];
/** Hours from the beginning of a run to the classes; two are at the same time, two in the morning. */
const CLASSES = [
  ['a', 2.5],
  ['b', 11],
  ['c', 11.5],
  ['d', 20],
  ['e', 26],
  ['f', 50],
] as const;
const DAYS = ['2026-03-28', '2026-10-24', '2026-11-20', '2026-12-31'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertProducts(database.pool);
  await database.pool.query(`insert into studio.partners (id, name, quota) values ('usc', 'Urban', $1)`, [
    MODEL_QUOTA,
  ]);
});
afterAll(() => database.drop());

const command = record({
  kind: constantFrom(
    'book',
    'book',
    'join',
    'join',
    'cancel',
    'cancel',
    'leave',
    'accept',
    'swap',
    'wait',
    'wait',
    'studio',
    'restore',
    'places',
    'guest',
    'guest',
    'guest beyond',
    'no guest',
    'book beyond',
    'remove',
  ),
  person: constantFrom(...PEOPLE),
  workout: integer({ min: 0, max: CLASSES.length - 1 }),
  other: integer({ min: 0, max: CLASSES.length - 1 }),
  minutes: constantFrom(0, 1, 9, 10, 11, 29, 30, 31, 59, 60, 119, 120, 121, 180, 299, 720),
  places: integer({ min: 1, max: 3 }),
});
type Command = Parameters<Parameters<typeof command.filter>[0]>[0];

type Course = readonly (readonly [id: string, hours: number])[];

async function begin(day: string, people: readonly string[] = PEOPLE, classes: Course = CLASSES) {
  const { pool } = database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  const start = berlinInstant(day, '19:00').getTime();
  const model = new BookingModel();
  for (const [id, hours] of classes) {
    const begins = start + hours * 60 * MINUTE_MS;
    await insertClass(pool, { id, start: new Date(begins), capacity: 1 });
    model.classes.push({ id, start: begins / MINUTE_MS, capacity: 1, canceledAt: null });
  }
  for (const [at, name] of people.entries()) {
    await insertCustomer(pool, name);
    const credits = at % PEOPLE.length;
    if (credits < 2) await insertEntitlement(pool, { customer: name, product: 'flat' });
    else await insertEntitlement(pool, { customer: name, product: 'pass', credits });
    model.people.set(name, [
      credits < 2 ? { kind: 'membership' } : { kind: 'pass', lastDay: '2099-12-31', credits },
    ]);
  }
  return { model, start };
}

async function outcomeOf(
  work: Promise<{ readonly outcome: string; readonly reason?: string }>,
): Promise<string> {
  try {
    const { outcome, reason } = await work;
    return reason ?? outcome;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Runs what the clock has made due, in the order it fell due, and what was planned for at once. */
async function runDueJobs(now: Date) {
  const jobs = classJobs({
    pool: database.pool,
    now: () => now,
    letters: LETTERS,
    cancelsTooFew: false,
    wakeJobs: () => undefined,
  });
  for (;;) {
    const { rows } = await database.pool.query<{ id: string; kind: string; key: string }>(
      `delete from studio.jobs where id = (
         select id from studio.jobs where kind <> 'mail' and due_at <= $1 order by due_at, id limit 1)
       returning id::text, kind, key`,
      [now],
    );
    const [due] = rows;
    if (due === undefined) return;
    const claimed = { ...due, plannedFor: now, attempts: 1, version: 0 };
    await jobs[due.kind]?.run(claimed, new AbortController().signal);
  }
}

/** A command to both; answers what the model expects and what the engine did. */
async function run(model: BookingModel, command: Command, now: Date): Promise<readonly string[]> {
  const { kind, person, workout } = command;
  const { pool } = database;
  const engine = { pool, letters: LETTERS };
  const minute = now.getTime() / MINUTE_MS;
  const id = CLASSES[workout]?.[0] ?? 'a';
  const request = await requestOf(pool, person, now);
  switch (kind) {
    case 'book':
      return [model.book(person, id, minute), await outcomeOf(bookClassFor(engine, id, undefined, request))];
    case 'join':
      return [model.join(person, id, minute), await outcomeOf(joinWaitlistFor(engine, id, request))];
    case 'leave':
      return [model.leave(person, id, minute), await outcomeOf(leaveWaitlistFor(engine, id, request))];
    case 'accept':
      return [model.accept(person, id, minute), await outcomeOf(acceptOfferFor(engine, id, request))];
    case 'cancel':
    case 'swap':
      return leaveClass(model, { ...command, kind }, now);
    case 'studio':
    case 'restore':
    case 'places':
    case 'wait':
      return changeClass(model, { ...command, kind }, now);
    default:
      return changeModelledRoster(model, { kind, person, workoutId: id }, { pool, now, outcomeOf });
  }
}

/** Cancels a place, alone or for another one; nothing without a place. */
async function leaveClass(
  model: BookingModel,
  { kind, person, workout, other }: Command & { readonly kind: 'cancel' | 'swap' },
  now: Date,
): Promise<readonly string[]> {
  const engine = { pool: database.pool, letters: LETTERS };
  const minute = now.getTime() / MINUTE_MS;
  const id = CLASSES[workout]?.[0] ?? 'a';
  const to = CLASSES[other]?.[0] ?? 'a';
  const booking = await openBooking(database.pool, person, id);
  const request = await requestOf(database.pool, person, now);
  const expected = kind === 'cancel' ? model.cancel(person, id, minute) : model.swap(person, id, to, minute);
  if (expected === 'none') return [];
  const work =
    kind === 'cancel'
      ? cancelBookingFor(engine, booking, request)
      : swapBookingFor(engine, booking, to, request);
  return [expected, await outcomeOf(work)];
}

/** What the studio or the clock does. */
async function changeClass(
  model: BookingModel,
  { kind, workout, places }: Command & { readonly kind: 'studio' | 'restore' | 'places' | 'wait' },
  now: Date,
): Promise<readonly string[]> {
  const { pool } = database;
  const minute = now.getTime() / MINUTE_MS;
  const id = CLASSES[workout]?.[0] ?? 'a';
  const context = { letters: LETTERS, now };
  switch (kind) {
    case 'studio':
      return [model.cancelClass(id, minute), await outcomeOf(cancelClass(pool, id, 'coach', context))];
    case 'restore':
      return [model.restoreClass(id, minute), await outcomeOf(restoreClass(pool, id, context))];
    case 'places':
      model.setCapacity(id, places, minute);
      await inTransaction(pool, async (client) => {
        await client.query('update studio.workouts set capacity = $2 where id = $1', [id, places]);
        await settleImportedClasses(client, context);
      });
      return [];
    case 'wait':
      model.pass(minute);
      return [];
    default:
      return kind satisfies never;
  }
}

/** Everything the two keep, in the same words. */
async function stored() {
  const { rows } = await database.pool.query<{ state: unknown }>(`
    select json_build_object(
      'bookings', (select coalesce(json_agg(json_build_array(c.id, b.workout_id, coalesce(b.cancellation, 'open'))
                     order by c.id, b.workout_id, b.booked_at, b.canceled_at, coalesce(b.cancellation, 'open')), '[]')
                     from studio.bookings b join studio.customers c on c.number = b.customer_number),
      'waits', (select coalesce(json_agg(json_build_array(c.id, w.id, e.state) order by e.number), '[]')
                  from studio.waitlist_entries e join studio.customers c on c.number = e.customer_number
                  join studio.workouts w on w.number = e.workout_number),
      'credits', (select coalesce(json_agg(json_build_array(c.id, (
                     select sum(t.credits)::integer from studio.credit_entries t where t.entitlement_number = e.number)) order by c.id), '[]')
                    from studio.entitlements e join studio.customers c on c.number = e.customer_number
                   where e.product_id = 'pass'),
      'guests', (select coalesce(json_agg(json_build_array(w.id, w.guests, w.gone) order by w.id), '[]') from (
                   select w.id, count(*) filter (where g.removed_at is null) as guests,
                          count(*) filter (where g.removed_at is not null) as gone
                     from studio.partner_guests g join studio.workouts w on w.number = g.workout_number group by w.id) w),
      'fees', (select coalesce(json_agg(json_build_array(c.id, b.workout_id, f.state) order by f.number), '[]')
                 from studio.fees f join studio.bookings b on b.id = f.booking_id
                 join studio.customers c on c.number = b.customer_number)) as state`);
  return rows[0]?.state;
}

function expected(model: BookingModel) {
  const text = (booking: (typeof model.bookings)[number]) =>
    [
      booking.person,
      booking.workout,
      String(booking.at),
      booking.end === 'open' ? '~' : String(booking.endedAt),
      booking.end,
    ].join(' ');
  return {
    bookings: model.bookings
      .toSorted((one, other) => (text(one) < text(other) ? -1 : 1))
      .map(({ person, workout, end }) => [person, workout, end]),
    waits: model.waits.map(({ person, workout, state }) => [person, workout, state]),
    credits: [...model.people].flatMap(([person, [payer]]) =>
      payer?.kind === 'pass' ? [[person, payer.credits]] : [],
    ),
    guests: CLASSES.flatMap(([id]) => {
      const guests = model.guests.filter(({ workout }) => workout === id);
      const inside = guests.filter(({ isIn }) => isIn).length;
      return guests.length === 0 ? [] : [[id, inside, guests.length - inside]];
    }),
    fees: model.fees.map(({ booking, state }) => [booking.person, booking.workout, state]),
  };
}

it('does and refuses what a second implementation of the rules does and refuses, over random commands', async () => {
  const property = asyncProperty(
    constantFrom(...DAYS),
    array(command, { minLength: COMMANDS_EACH, maxLength: COMMANDS_EACH }),
    async (day, commands) => {
      const { model, start } = await begin(day);
      let now = start;
      for (const each of commands) {
        now += each.minutes * (each.kind === 'wait' ? 1 : 0) * MINUTE_MS;
        model.pass(now / MINUTE_MS);
        await runDueJobs(new Date(now));
        const [should, did] = await run(model, each, new Date(now));
        expect(did).toBe(should);
        await runDueJobs(new Date(now));
        expect(await stored()).toEqual(expected(model));
      }
      expect(await violatedInvariants(database.pool)).toEqual([]);
    },
  );
  await assert(property, { numRuns: Math.ceil(COMMANDS / COMMANDS_EACH), endOnFailure: true });
});

it('agrees with it about the balances, places and fees of two hundred members', async () => {
  const people = Array.from({ length: 200 }, (_, n) => `p${String(n).padStart(3, '0')}`);
  const classes = CLASSES.map(([id, hours]) => [id, hours] as const);
  const { model, start } = await begin('2026-10-24', people, classes);
  const commands = sample(command, { numRuns: MEMBER_COMMANDS, seed: 4 });
  let now = start;
  for (const [at, each] of commands.entries()) {
    now += each.kind === 'wait' ? Math.min(each.minutes, 30) * MINUTE_MS : 0;
    model.pass(now / MINUTE_MS);
    await runDueJobs(new Date(now));
    const person = people[(at * 37) % people.length] ?? '';
    const [should, did] = await run(model, { ...each, person, places: each.places * 10 }, new Date(now));
    expect(did).toBe(should);
    await runDueJobs(new Date(now));
  }
  expect(await stored()).toEqual(expected(model));
  expect(await violatedInvariants(database.pool)).toEqual([]);
});
