import { join } from 'node:path';
import { bookingStatus } from '@lifted/domain/bookings/attendance';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { Type, type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, jsonOf, problemIn } from '../src/ask.ts';
import { withBooks } from '../src/books.ts';
import { noteFigure } from '../src/figures.ts';
import { book, idTokenOf, join as joinChallenge, signIn } from '../src/people.ts';
import {
  copyOfTheStudio,
  freePort,
  removeStudio,
  startStudio,
  stopStudio,
  type Studio,
} from '../src/studio.ts';

/*
 * Clock changes, leap days and the last minute of a month, on a server whose clock is set to them, in two machine time
 * zones. A user sees the right day, the right classes, the right fee.
 */

const CLOCK = join(import.meta.dirname, '../src/moved-clock.ts');
const MEMBER = 'member@lifted.example';
const ZONES = ['UTC', 'America/Los_Angeles'];

interface Night {
  readonly what: string;
  /** Time the server's clock is set to. */
  readonly at: string;
  readonly today: string;
  readonly monday: string;
}

const NIGHTS: readonly Night[] = [
  {
    what: 'half past midnight before the spring change',
    at: '2026-03-28T23:30:00Z',
    today: '2026-03-29',
    monday: '2026-03-23',
  },
  {
    what: 'a second after the spring change',
    at: '2026-03-29T01:00:01Z',
    today: '2026-03-29',
    monday: '2026-03-23',
  },
  {
    what: 'the last minute of the short Sunday',
    at: '2026-03-29T21:59:00Z',
    today: '2026-03-29',
    monday: '2026-03-23',
  },
  {
    what: 'the first minute of the Monday after it',
    at: '2026-03-29T22:01:00Z',
    today: '2026-03-30',
    monday: '2026-03-30',
  },
  {
    what: 'the first 02:30 of the autumn night',
    at: '2026-10-25T00:30:00Z',
    today: '2026-10-25',
    monday: '2026-10-19',
  },
  {
    what: 'the second 02:30 of the autumn night',
    at: '2026-10-25T01:30:00Z',
    today: '2026-10-25',
    monday: '2026-10-19',
  },
  {
    what: 'the last minute of the long Sunday',
    at: '2026-10-25T22:59:00Z',
    today: '2026-10-25',
    monday: '2026-10-19',
  },
  {
    what: 'the first minute of 29 February',
    at: '2028-02-28T23:01:00Z',
    today: '2028-02-29',
    monday: '2028-02-28',
  },
  {
    what: 'the last minute of 29 February',
    at: '2028-02-29T22:59:00Z',
    today: '2028-02-29',
    monday: '2028-02-28',
  },
  {
    what: 'the last minute of a year',
    at: '2026-12-31T22:59:00Z',
    today: '2026-12-31',
    monday: '2026-12-28',
  },
  {
    what: 'the first minute of a year',
    at: '2026-12-31T23:01:00Z',
    today: '2027-01-01',
    monday: '2026-12-28',
  },
  { what: 'the last minute of April', at: '2027-04-30T21:59:00Z', today: '2027-04-30', monday: '2027-04-26' },
];

let dataDir: string;

beforeAll(async () => {
  dataDir = copyOfTheStudio('clock');
  // A room the demo does not know marks the studio as a real one, so no start adds demo classes up to that day.
  await write(`insert into studio.locations (id, name) values ('own-room', 'Own room')`);
});
afterAll(() => removeStudio(dataDir));

/** Runs one server on that night, with its own people and classes. */
async function onThatNight(at: string, zone: string, look: (studio: Studio) => Promise<void>): Promise<void> {
  const studio = await startStudio({
    dataDir,
    port: await freePort(),
    flags: ['--import', CLOCK],
    env: { FAULT_CLOCK: at, TZ: zone },
  });
  try {
    await look(studio);
    expect(studio.said()).not.toContain('unforeseen failure');
  } finally {
    await stopStudio(studio);
  }
}

async function write(statement: string, values: readonly unknown[] = []): Promise<void> {
  await withBooks(dataDir, (pool) => pool.query(statement, [...values]));
}

async function addClass(id: string, start: string): Promise<void> {
  await write(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     select $1, 'Full Body', $2, (select min(id) from studio.coaches), (select min(id) from studio.locations), 12
     on conflict (id) do update set start_datetime = excluded.start_datetime`,
    [id, start],
  );
}

const Bookings = Type.Array(
  Type.Object({ id: Type.String(), workout_start_datetime: Type.String(), canceled_at: Type.Unknown() }),
);
const Classes = Type.Array(Type.Object({ id: Type.String() }));
const Challenges = Type.Array(Type.Object({ id: Type.String(), status: Type.String() }));
const Customers = Type.Array(Type.Object({ id: Type.String(), current_streak: Type.Integer() }));
const Wod = Type.Object({ date: Type.String() });

async function readAs<T extends TSchema>(
  schema: T,
  studio: Studio,
  path: string,
  token?: string,
): Promise<Static<T>> {
  const answer = await ask(studio.origin, path, { token });
  const value = jsonOf(answer.text);
  if (!Check(schema, value))
    throw new Error(`${path} answered ${answer.status} ${answer.text.slice(0, 200)}`);
  return value;
}

const NIGHTS_AND_ZONES = NIGHTS.map((night, index) => ({
  ...night,
  zone: ZONES[index % ZONES.length] ?? 'UTC',
}));

describe('the right day, classes, challenges and streak', () => {
  test.each(NIGHTS_AND_ZONES)('in $what, on a machine in $zone', async ({ at, today, monday, zone }) => {
    await addClass('first-of-day', `${today} 00:00 Europe/Berlin`);
    await addClass('last-of-day', `${today} 23:59 Europe/Berlin`);
    await addClass('day-after', `${addDays(today, 1)} 00:00 Europe/Berlin`);
    await write(`delete from studio.challenges where id like 'clock-%'`);
    await write(
      `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal) values
       ('clock-last-day', 'Ends today', true, '2020-01-01', $1::date - 10, $1::date, 5),
       ('clock-over', 'Ended yesterday', true, '2020-01-01', $1::date - 10, $1::date - 1, 5),
       ('clock-first-day', 'Begins today', true, '2020-01-01', $1::date, $1::date + 10, 5),
       ('clock-to-come', 'Begins tomorrow', true, '2020-01-01', $1::date + 1, $1::date + 10, 5)`,
      [today],
    );
    await onThatNight(at, zone, async (studio) => {
      expect(await readAs(Wod, studio, '/api/wods/today')).toMatchObject({ date: today });

      const ids = (await readAs(Classes, studio, `/api/timetable?from=${today}&to=${today}`)).map(
        ({ id }) => id,
      );
      expect(ids).toContain('first-of-day');
      expect(ids).toContain('last-of-day');
      expect(ids).not.toContain('day-after');
      expect((await readAs(Classes, studio, '/api/timetable')).length).toBeGreaterThan(0);

      const statuses = Object.fromEntries(
        (await readAs(Challenges, studio, '/api/challenges'))
          .filter(({ id }) => id.startsWith('clock-'))
          .map(({ id, status }) => [id, status]),
      );
      expect(statuses).toEqual({
        'clock-last-day': 'running',
        'clock-over': 'pick_up_open',
        'clock-first-day': 'running',
        'clock-to-come': 'upcoming',
      });
      await expectJoinable(studio);
      await expectStreak(studio, monday);
    });
  });
});

/** A challenge can be joined on its last day, not the day after. */
async function expectJoinable(studio: Studio): Promise<void> {
  const token = await idTokenOf(studio.origin, await signIn(studio.origin, MEMBER));
  const customerId = await idOfMember(studio, token);
  const last = await joinChallenge(studio.origin, token, { challengeId: 'clock-last-day', customerId });
  expect(last.status).toBe(201);
  const over = await joinChallenge(studio.origin, token, { challengeId: 'clock-over', customerId });
  expect(problemIn(over)?.code).toBe('challenge_closed');
  await write(`delete from studio.challenge_participants where challenge_id like 'clock-%'`);
}

async function idOfMember(studio: Studio, token: string): Promise<string> {
  const [customer] = await readAs(Customers, studio, `/api/customers?email=${MEMBER}`, token);
  if (customer === undefined) throw new Error('There should be a customer.');
  return customer.id;
}

/** A class in the last minute of last week and one in the first of this: two weeks in a row, whatever the clock did. */
async function expectStreak(studio: Studio, monday: string): Promise<void> {
  const someone = 'new@lifted.example';
  await addClass('end-of-last-week', `${addDays(monday, -1)} 23:59 Europe/Berlin`);
  await addClass('begin-of-this-week', `${monday} 00:00 Europe/Berlin`);
  await write(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
     select 'clock-' || w.id, c.number, w.id, '2020-01-01', true
       from studio.customers c, studio.workouts w
      where c.email = $1 and w.id in ('end-of-last-week', 'begin-of-this-week')
     on conflict (id) do nothing`,
    [someone],
  );
  const token = await idTokenOf(studio.origin, await signIn(studio.origin, someone));
  const list = await readAs(Customers, studio, `/api/customers?email=${someone}`, token);
  expect(list).toMatchObject([{ current_streak: 2 }]);
}

/** Time before the class at cancellation: by the wall clock and as elapsed time. */
const CANCELLATIONS = [
  {
    what: 'spring: 22:00 to 10:00 is eleven hours',
    canceled: '2026-03-28 22:00',
    start: '2026-03-29 10:00',
    late: true,
  },
  {
    what: 'spring: 21:00 to 10:00 is twelve hours',
    canceled: '2026-03-28 21:00',
    start: '2026-03-29 10:00',
    late: false,
  },
  {
    what: 'autumn: 22:00 to 10:00 is thirteen hours',
    canceled: '2026-10-24 22:00',
    start: '2026-10-25 10:00',
    late: false,
  },
  {
    what: 'autumn: 23:00 to 10:00 is twelve hours',
    canceled: '2026-10-24 23:00',
    start: '2026-10-25 10:00',
    late: false,
  },
  {
    what: 'autumn: 23:01 to 10:00 is less',
    canceled: '2026-10-24 23:01',
    start: '2026-10-25 10:00',
    late: true,
  },
];

test('a late cancellation is one of less than twelve hours that have passed', async () => {
  for (const [index, { canceled, start }] of CANCELLATIONS.entries()) {
    await addClass(`night-class-${index}`, `${start} Europe/Berlin`);
    await write(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at)
       select $2, number, $3, '2020-01-01', $4::timestamptz from studio.customers where email = $1`,
      [MEMBER, `night-booking-${index}`, `night-class-${index}`, `${canceled} Europe/Berlin`],
    );
  }
  await onThatNight('2026-11-01T12:00:00Z', 'UTC', async (studio) => {
    const token = await idTokenOf(studio.origin, await signIn(studio.origin, MEMBER));
    const id = await idOfMember(studio, token);
    const list = await readAs(Bookings, studio, `/api/bookings?customer_id=${id}&is_cancelled=true`, token);
    const judged = CANCELLATIONS.map(({ what }, index) => {
      const found = list.find((one) => one.id === `night-booking-${index}`);
      const startsAt = new Date(found?.workout_start_datetime ?? '');
      const canceledAt = new Date(String(found?.canceled_at));
      return [what, bookingStatus({ startsAt, canceledAt, hasAttended: false }, new Date())];
    });
    expect(judged).toEqual(CANCELLATIONS.map(({ what, late }) => [what, late ? 'late-canceled' : 'none']));
  });
});

test('a class can be booked until the minute it begins, in the night that has 02:30 twice', async () => {
  await addClass('second-half-past-two', '2026-10-25T01:30:00Z');
  await onThatNight('2026-10-25T01:29:00Z', 'UTC', async (studio) => {
    const answer = await book(studio.origin, { workout: 'second-half-past-two', email: 'owl@example.org' });
    expect(answer.status).toBe(201);
  });
  await onThatNight('2026-10-25T01:30:01Z', 'UTC', async (studio) => {
    const answer = await book(studio.origin, {
      workout: 'second-half-past-two',
      email: 'late-owl@example.org',
    });
    expect(problemIn(answer)?.code).toBe('class_started');
  });
  noteFigure(
    'clock changes',
    `${NIGHTS.length} nights on machines in ${ZONES.join(' and ')}, all rules right`,
  );
  expect(berlinDate(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25');
});
