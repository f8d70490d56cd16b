import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelClass } from '../changes/change-class.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import {
  balanceOf,
  beforeStart,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import {
  acceptOfferFor,
  bookClassFor,
  cancelBookingFor,
  joinWaitlistFor,
  leaveWaitlistFor,
  swapBookingFor,
} from './booking-commands.ts';

/** People at once for one class; docs/measurements.md says how many the longest run had. */
const RIVALS = Number(process.env['BOOKING_RIVALS'] ?? 150);
const COMMANDS = Number(process.env['BOOKING_COMMANDS_AT_ONCE'] ?? 300);
const AT_ONCE = 8;
const PLACES = 14;
const START = new Date('2026-11-25T17:30:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 3 });
const HOURS_BEFORE = beforeStart(START, { hours: 5 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertProducts(database.pool);
});
afterAll(() => database.drop());
beforeEach(() =>
  emptyTables(database.pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs'),
);

const engine = () => ({ pool: database.pool, letters: LETTERS });
const asks = (name: string, now = DAYS_BEFORE, key?: string) => requestOf(database.pool, name, now, key);

/** People with a pass of ten, all at once. */
async function insertPeople(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `p${n}`);
  await database.pool.query(
    `insert into studio.customers (id, first_name, last_name, email)
     select n, n, 'Berger', n || '@member.example' from unnest($1::text[]) as n`,
    [names],
  );
  await database.pool.query(
    `with made as (
       insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select 'e' || number, number, 'pass', '[2020-01-01,2099-12-31]', '2020-01-01' from studio.customers returning number)
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
     select number, 1, 'granted', 10, 0, 10, '2020-01-01' from made`,
  );
  return names;
}

/** What each of many did or was refused with; anything but a refusal fails the test. */
async function outcomes(
  work: readonly Promise<{ readonly outcome: string }>[],
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const result of await Promise.allSettled(work)) {
    let key: string;
    if (result.status === 'fulfilled') key = result.value.outcome;
    else if (result.reason instanceof Refusal) key = result.reason.code;
    else throw result.reason;
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
}

async function bookingOf(name: string, workout: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select b.id from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.workout_id = $2 and b.canceled_at is null`,
    [name, workout],
  );
  return rows[0]?.id ?? '';
}

describe('at the same moment', () => {
  it(`${RIVALS} people get exactly the ${PLACES} places there are, and the others may wait`, async () => {
    await insertClass(database.pool, { id: 'c', start: START, capacity: PLACES });
    const people = await insertPeople(RIVALS);
    const requests = await Promise.all(people.map((name) => asks(name)));
    const booked = await outcomes(requests.map((one) => bookClassFor(engine(), 'c', undefined, one)));
    expect(booked).toEqual({ booked: PLACES, class_full: RIVALS - PLACES });
    const again = await Promise.all(people.map((name) => asks(name)));
    const joined = await outcomes(again.map((one) => joinWaitlistFor(engine(), 'c', one)));
    expect(joined).toEqual({ already_booked: PLACES, waiting: RIVALS - PLACES });
    expect(await violatedInvariants(database.pool)).toEqual([]);
  });

  it('the same press, many times, is one booking and one credit', async () => {
    await insertClass(database.pool, { id: 'c', start: START, capacity: PLACES });
    await insertPeople(1);
    const request = await asks('p0');
    expect(
      await outcomes(Array.from({ length: 20 }, () => bookClassFor(engine(), 'c', undefined, request))),
    ).toEqual({ booked: 20 });
    expect(await balanceOf(database.pool, 'p0')).toBe(9);
  });

  it('one credit pays for one class, however many are booked with it', async () => {
    const hours = Array.from({ length: 10 }, (_, n) => n);
    for (const n of hours)
      await insertClass(database.pool, { id: `c${n}`, start: beforeStart(START, { hours: -n }) });
    await insertPeople(1);
    await database.pool.query(
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
       select number, 2, 'adjusted', -9, 10, 1, '2020-01-02', 'test' from studio.entitlements`,
    );
    const requests = await Promise.all(hours.map(() => asks('p0')));
    const booked = await outcomes(requests.map((one, n) => bookClassFor(engine(), `c${n}`, undefined, one)));
    expect(booked).toEqual({ booked: 1, no_credit_left: 9 });
  });

  it('people who swap in a circle neither wait for each other for ever nor lose a place', async () => {
    const people = await insertPeople(AT_ONCE);
    for (const [n, name] of people.entries()) {
      await insertClass(database.pool, {
        id: `c${n}`,
        start: beforeStart(START, { hours: -n }),
        capacity: 2,
      });
      await bookClassFor(engine(), `c${n}`, undefined, await asks(name));
    }
    const swaps = await Promise.all(
      people.map(async (name, n) => ({
        booking: await bookingOf(name, `c${n}`),
        to: `c${(n + 1) % AT_ONCE}`,
        request: await asks(name),
      })),
    );
    expect(
      await outcomes(swaps.map(({ booking, to, request }) => swapBookingFor(engine(), booking, to, request))),
    ).toEqual({ booked: AT_ONCE });
    expect(await violatedInvariants(database.pool)).toEqual([]);
  });

  it('members who cancel promote each other’s lists without a deadlock', async () => {
    const [ada = '', ben = '', ...others] = await insertPeople(6);
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [`a${round}`, `b${round}`];
      await insertClass(database.pool, {
        id: one,
        start: beforeStart(START, { hours: -2 * round }),
        capacity: 1,
      });
      await insertClass(database.pool, {
        id: two,
        start: beforeStart(START, { hours: -2 * round - 1 }),
        capacity: 1,
      });
      await bookClassFor(engine(), one, undefined, await asks(ada));
      await bookClassFor(engine(), two, undefined, await asks(ben));
      await joinWaitlistFor(engine(), one, await asks(ben));
      await joinWaitlistFor(engine(), two, await asks(ada));
      for (const name of others) await joinWaitlistFor(engine(), one, await asks(name));
      const [first, second] = [await bookingOf(ada, one), await bookingOf(ben, two)];
      const [adas, bens] = [await asks(ada), await asks(ben)];
      expect(
        await outcomes([cancelBookingFor(engine(), first, adas), cancelBookingFor(engine(), second, bens)]),
      ).toEqual({ canceled_free: 2 });
      expect([await bookingOf(ben, one), await bookingOf(ada, two)]).not.toContain('');
      await cancelClass(database.pool, one, 'other', { letters: LETTERS, now: DAYS_BEFORE });
      await cancelClass(database.pool, two, 'other', { letters: LETTERS, now: DAYS_BEFORE });
    }
    expect(await violatedInvariants(database.pool)).toEqual([]);
  });

  it('members who take places whose fees are each other’s neither fail nor leave a fee', async () => {
    const people = await insertPeople(2);
    await database.pool.query(`update studio.entitlements set product_id = 'flat'`);
    const now = beforeStart(START, { hours: 5 });
    for (let round = 0; round < 25; round += 1) {
      const classes = [`a${round}`, `b${round}`];
      for (const [n, id] of classes.entries()) {
        const start = new Date(START.getTime() + n * 60 * MINUTE_MS);
        await insertClass(database.pool, { id, start, capacity: 2 });
        await bookClassFor(engine(), id, undefined, await asks(people[n] ?? ''));
        await cancelBookingFor(
          engine(),
          await bookingOf(people[n] ?? '', id),
          await asks(people[n] ?? '', now),
        );
      }
      const requests = await Promise.all(people.map((name) => asks(name, now)));
      const crossed = requests.map((one, n) => bookClassFor(engine(), classes[1 - n] ?? '', undefined, one));
      expect(await outcomes(crossed)).toEqual({ booked: 2 });
      for (const id of classes) {
        await cancelClass(database.pool, id, 'other', { letters: LETTERS, now });
      }
    }
    const { rows } = await database.pool.query<{ state: string }>('select distinct state from studio.fees');
    expect(rows).toEqual([{ state: 'dropped' }]);
  });

  it('an offer is taken once, by the person it was made to', async () => {
    const [holder = '', ...others] = await insertPeople(AT_ONCE);
    await insertClass(database.pool, { id: 'c', start: START, capacity: 1 });
    await bookClassFor(engine(), 'c', undefined, await asks(holder));
    for (const name of others) await joinWaitlistFor(engine(), 'c', await asks(name));
    await cancelBookingFor(engine(), await bookingOf(holder, 'c'), await asks(holder, HOURS_BEFORE));
    const requests = await Promise.all(others.map((name) => asks(name, HOURS_BEFORE)));
    const accepted = await outcomes(requests.map((one) => acceptOfferFor(engine(), 'c', one)));
    expect(accepted).toEqual({ booked: 1, offer_gone: others.length - 1 });
  });

  it(`${COMMANDS} random commands leave every invariant true`, async () => {
    const people = await insertPeople(12);
    const classes = Array.from({ length: 5 }, (_, n) => `c${n}`);
    for (const [n, id] of classes.entries()) {
      await insertClass(database.pool, { id, start: beforeStart(START, { hours: -n / 2 }), capacity: 2 });
    }
    let seed = 7;
    const pick = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let done = 0; done < COMMANDS; done += AT_ONCE) {
      const now = new Date(HOURS_BEFORE.getTime() + (done % 200) * MINUTE_MS);
      const batch = Array.from({ length: AT_ONCE }, async () => {
        const name = people[pick(people.length)] ?? '';
        const id = classes[pick(classes.length)] ?? '';
        const to = classes[pick(classes.length)] ?? '';
        const kind = pick(6);
        const request = await asks(name, now);
        const booking = await bookingOf(name, id);
        if (kind === 0) return leaveWaitlistFor(engine(), id, request);
        if (kind === 1) return acceptOfferFor(engine(), id, request);
        if (kind === 2) return joinWaitlistFor(engine(), id, request);
        if (booking === '') return bookClassFor(engine(), id, undefined, request);
        return kind === 3
          ? swapBookingFor(engine(), booking, to, request)
          : cancelBookingFor(engine(), booking, request);
      });
      await outcomes(batch);
    }
    expect(await violatedInvariants(database.pool)).toEqual([]);
  });
});
