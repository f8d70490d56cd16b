import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { ChannelChoices } from '@lifted/domain/notifications/message-channels';
import type { Pool, QueryResultRow } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { bookClassFor, cancelBookingFor, joinWaitlistFor } from '../classes/commands/booking-commands.ts';
import {
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from './booking-fixture.ts';
import { runDueJobs } from './due-jobs.ts';
import { insertCustomer } from './member-fixture.ts';
import { insertClass } from './studio-fixture.ts';

/** Half past six on a Wednesday evening in Berlin: when the classes of these tests start. */
export const START = new Date('2026-11-25T17:30:00Z');
/** When their places are booked, unless a test says otherwise. */
export const DAYS_BEFORE = beforeStart(START, { days: 3 });

/** What a function of the engine is called with at an instant. */
export const at = (now: Date) => ({ letters: LETTERS, now });

interface EngineStudio {
  readonly classes: readonly (Partial<Parameters<typeof insertClass>[1]> & { readonly id: string })[];
  /** Who trains here: the workouts left on a pass, or 'flat' for a membership. */
  readonly people: Readonly<Record<string, number | 'flat'>>;
  /** The tests write rows that the engine never would. */
  readonly bendsInvariants?: boolean;
}

interface Mail extends QueryResultRow {
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
}

/**
 * The engine on a database of its own, for all tests of a file. Before each test the studio is emptied and filled; after it the
 * invariants of the engine hold.
 */
export function startBookingEngine({ classes, people, bendsInvariants = false }: EngineStudio) {
  let database: TestDatabase;
  const pool = (): Pool => database.pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    await insertProducts(pool());
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await emptyTables(
      pool(),
      'studio.customers',
      'studio.workouts',
      'studio.challenges',
      'studio.mail_outbox',
      'studio.jobs',
    );
    for (const one of classes) await insertClass(pool(), { start: START, ...one });
    for (const [customer, credits] of Object.entries(people)) {
      await insertCustomer(pool(), customer);
      const held =
        credits === 'flat' ? ({ product: 'flat' } as const) : ({ product: 'pass', credits } as const);
      await insertEntitlement(pool(), { customer, ...held });
    }
  });
  afterEach(async () => {
    if (bendsInvariants) return;
    const violated = await violatedInvariants(pool());
    if (violated.length > 0) throw new Error(`Violated: ${violated.join(', ')}`);
  });

  const engine = () => ({ pool: pool(), letters: LETTERS });
  const asks = (name: string, now: Date = DAYS_BEFORE, key?: string) => requestOf(pool(), name, now, key);
  const rowsOf = async <Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool().query<Row>(sql, values)).rows;
  const column = async <Value>(sql: string, values: unknown[] = []): Promise<Value[]> =>
    (await rowsOf<{ value: Value }>(sql, values)).map(({ value }) => value);

  return {
    get pool() {
      return pool();
    },
    engine,
    asks,
    rowsOf,
    /** What a query selects as `value`. */
    column,
    /** Books a place, and answers the booking. */
    async book(name: string, now: Date = DAYS_BEFORE, workout = 'evening'): Promise<string> {
      const booked = await bookClassFor(engine(), workout, undefined, await asks(name, now));
      return booked.booking_id ?? '';
    },
    async join(name: string, now: Date = DAYS_BEFORE, workout = 'evening') {
      return joinWaitlistFor(engine(), workout, await asks(name, now));
    },
    /** Says how somebody wants to be told. */
    async choose(name: string, choices: ChannelChoices): Promise<void> {
      await pool().query(
        `insert into studio.message_settings (customer_number, choices)
         select number, $2 from studio.customers where id = $1
         on conflict (customer_number) do update set choices = excluded.choices`,
        [name, choices],
      );
    },
    /** Gives a place up, and answers what came of it. */
    async cancel(name: string, booking: string, now: Date) {
      return (await cancelBookingFor(engine(), booking, await asks(name, now))).outcome;
    },
    /** Who has a place, by name. */
    placesOf: (workout = 'evening') =>
      column<string>(
        `select c.id as value from studio.bookings b join studio.customers c on c.number = b.customer_number
          where b.workout_id = $1 and b.canceled_at is null order by c.id`,
        [workout],
      ),
    /** 'ben waiting', in the order of the lists. */
    entries: () =>
      column<string>(
        `select c.id || ' ' || e.state as value from studio.waitlist_entries e
           join studio.customers c on c.number = e.customer_number order by e.number`,
      ),
    /** States of all fees, the oldest first. */
    fees: () => column<string>('select state as value from studio.fees order by number'),
    /** Kinds of the mails somebody was sent, in order. */
    mailsTo: (name: string) =>
      column<string>(
        `select kind as value from studio.mail_outbox where recipient = $1 || '@member.example' order by id`,
        [name],
      ),
    /** Mails of a kind, in order. */
    mails: (kind: string) =>
      rowsOf<Mail>(
        'select recipient, subject, body_text from studio.mail_outbox where kind = $1 order by id',
        [kind],
      ),
    /** Titles of somebody's messages of a kind, in order. */
    titles: (kind: string, name: string) =>
      column<string>(
        `select m.words->'en'->>'title' as value from studio.messages m
           join studio.customers c on c.number = m.customer_number
          where m.kind = $1 and c.id = $2 order by m.number`,
        [kind, name],
      ),
    /** Runs what is due until then, as the worker does. */
    run: (now: Date, { cancelsTooFew = true, isTwice = false } = {}) =>
      runDueJobs(pool(), { now, cancelsTooFew, isTwice }),
  };
}
