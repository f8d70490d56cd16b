import type { BookingOutcome } from '@lifted/contract/class-bookings';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import {
  bookClassFor,
  cancelBookingFor,
  joinWaitlistFor,
  type CommandRequest,
} from '../features/bookings/booking-commands.ts';
import {
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
  violatedInvariants,
} from './booking-fixture.ts';
import { insertCustomer } from './member-fixture.ts';
import { insertClass, type ClassFixture } from './studio-fixture.ts';

interface Opening {
  readonly classes: readonly ClassFixture[];
  /** Members with a membership. */
  readonly flats?: readonly string[];
  /** Members with a pass. */
  readonly passes?: readonly string[];
  /** What each pass has. */
  readonly credits?: number;
  /** The tests write rows that the engine never would. */
  readonly bendsInvariants?: boolean;
}

/** A studio in which a test file books, cancels and waits. Its database is there once the tests have begun. */
export interface BookingStudio {
  readonly pool: Pool;
  readonly engine: () => { readonly pool: Pool; readonly letters: typeof LETTERS };
  readonly asks: (name: string, now: Date, key?: string) => Promise<CommandRequest>;
  /** Books the class 'evening' unless another is named; answers the booking's id. */
  readonly book: (name: string, now: Date, workout?: string) => Promise<string>;
  readonly join: (name: string, now: Date) => Promise<BookingOutcome>;
  readonly cancel: (name: string, booking: string, now: Date) => Promise<BookingOutcome['outcome']>;
  /** Titles of somebody's messages of a kind, in order. */
  readonly titles: (kind: string, name: string) => Promise<readonly string[]>;
  readonly mails: (kind: string) => Promise<readonly Mail[]>;
}

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
}

/** Opens such a studio, the same before each test; after each the invariants of booking have to hold. */
export function openBookingStudio({
  classes,
  flats = [],
  passes = [],
  credits = 3,
  bendsInvariants = false,
}: Opening): BookingStudio {
  let database: TestDatabase | undefined;
  const open = (): Pool => {
    if (database === undefined) throw new Error('The tests have not begun.');
    return database.pool;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    await insertProducts(database.pool);
  });
  afterAll(() => database?.drop());
  beforeEach(async () => {
    const pool = open();
    onTestFinished(async () => {
      const violated = bendsInvariants ? [] : await violatedInvariants(pool);
      if (violated.length > 0) throw new Error(`Violated: ${violated.join(', ')}`);
    });
    await pool.query(
      'truncate studio.customers, studio.workouts, studio.challenges, studio.mail_outbox, studio.jobs cascade',
    );
    for (const one of classes) await insertClass(pool, one);
    for (const name of [...flats, ...passes]) {
      await insertCustomer(pool, name);
      const product = flats.includes(name) ? 'flat' : 'pass';
      await insertEntitlement(pool, { customer: name, product, credits });
    }
  });

  const engine = () => ({ pool: open(), letters: LETTERS });
  const asks = (name: string, now: Date, key?: string) => requestOf(open(), name, now, key);
  return {
    get pool() {
      return open();
    },
    engine,
    asks,
    async book(name, now, workout = 'evening') {
      return (await bookClassFor(engine(), workout, undefined, await asks(name, now))).booking_id ?? '';
    },
    join: async (name, now) => joinWaitlistFor(engine(), 'evening', await asks(name, now)),
    async cancel(name, booking, now) {
      return (await cancelBookingFor(engine(), booking, await asks(name, now))).outcome;
    },
    async titles(kind, name) {
      const { rows } = await open().query<{ title: string }>(
        `select m.words->'en'->>'title' as title from studio.messages m join studio.customers c on c.number = m.customer_number
          where m.kind = $1 and c.id = $2 order by m.number`,
        [kind, name],
      );
      return rows.map(({ title }) => title);
    },
    async mails(kind) {
      const { rows } = await open().query<Mail>(
        'select recipient, subject, body_text from studio.mail_outbox where kind = $1 order by id',
        [kind],
      );
      return rows;
    },
  };
}
