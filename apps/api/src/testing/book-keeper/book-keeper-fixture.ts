/** The studio as it runs: its endpoints and its jobs, with a clock that is told what time it is. */
import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { planClassJobs } from '../../classes/class-jobs.ts';
import { registerClassBookings } from '../../features/bookings/booking-commands-routes.ts';
import { tellOfDecisions } from '../../features/member-news/decision-news.ts';
import { tellOfFees } from '../../features/member-news/fee-news.ts';
import { insertEntitlement, insertProducts, LETTERS } from '../booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { runDueJobs } from '../due-jobs.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';
import type { Instant } from './berlin-clock.ts';

/** What a call came to: 'done' or an outcome, or the code of the refusal; with what it made. */
export interface Answer {
  readonly outcome: string;
  readonly id: string;
  readonly change: string | null;
  /** The call, for whom reads a difference. */
  readonly call: string;
}

interface Body {
  readonly outcome?: string;
  readonly code?: string;
  readonly id?: string;
  readonly change?: string | null;
  readonly state?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** Emptying tables takes as long as a day, reading full ones too. */
const DAYS_KEPT = 20;

/** When fees of earlier days changed last, as far as anybody asks. */
const LONG_AGO = '2020-01-01';

/** Whether the studio's looks could find anything at all: mostly there is nothing, and to look costs a fifth of a day. */
const ANYTHING = `
  select exists (select from studio.jobs where due_at <= $1 and kind not in ('mail', 'push', 'webhook')) as "hasJobs",
         exists (select from studio.fees where changed_at > '${LONG_AGO}') as "hasFees",
         exists (select from studio.audit_log where id > $2 and subject like 'entitlement %') as "hasDecisions"`;

export class StudioUnderTest {
  readonly #desk: DeskFixture;
  readonly #clock: { now: Instant };
  /** The last entry of the log before the day. */
  #logged = 0;

  private constructor(desk: DeskFixture, clock: { now: Instant }) {
    this.#desk = desk;
    this.#clock = clock;
  }

  static async open(): Promise<StudioUnderTest> {
    const clock = { now: 0 };
    const now = () => new Date(clock.now);
    const desk = await createDeskFixture(now);
    const { pool } = desk.database;
    registerClassBookings(desk.app, {
      pool,
      publicCache: new PublicResponseCache(),
      memberCache: new MemberResponseCache(),
      now,
      letters: LETTERS,
      wakeJobs: () => undefined,
    });
    await insertProducts(pool);
    return new StudioUnderTest(desk, clock);
  }

  get pool() {
    return this.#desk.database.pool;
  }

  close(): Promise<void> {
    return this.#desk.close();
  }

  set now(instant: Instant) {
    this.#clock.now = instant;
  }

  /** Nothing of earlier days happens any more, and now and then nothing is left of them. */
  async beginDay(number: number): Promise<void> {
    if (number % DAYS_KEPT === 0)
      await emptyTables(
        this.pool,
        'studio.customers',
        'studio.workouts',
        'studio.mail_outbox',
        'studio.jobs',
        'studio.command_keys',
      );
    await this.pool.query('delete from studio.jobs; delete from studio.closures');
    await this.pool.query(
      `update studio.workouts set canceled_at = start_datetime - interval '30 days' where canceled_at is null;
       update studio.fees set changed_at = '${LONG_AGO}' where changed_at > '${LONG_AGO}'`,
    );
    const { rows } = await this.pool.query<{ id: number }>(
      'select coalesce(max(id), 0)::integer as id from studio.audit_log',
    );
    this.#logged = rows[0]?.id ?? 0;
  }

  addClass(id: string, name: string, start: Instant, capacity: number): Promise<void> {
    return insertClass(this.pool, {
      id,
      start: new Date(start),
      capacity,
      timerName: name,
      location: 'Hall',
    });
  }

  addPerson(id: string): Promise<void> {
    return insertCustomer(this.pool, id);
  }

  addPayer(
    customer: string,
    payer: {
      readonly kind: 'pass' | 'membership';
      readonly credits: number;
      readonly from: string;
      readonly until: string | null;
    },
  ): Promise<string> {
    const { kind, credits, from, until } = payer;
    return insertEntitlement(this.pool, {
      customer,
      product: kind === 'pass' ? 'pass' : 'flat',
      credits,
      from,
      until,
    });
  }

  /** As a member. */
  ask(person: string, path: string, body: object = {}): Promise<Answer> {
    return this.#send('POST', path, { body, who: person });
  }

  /** At the desk. */
  tell(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
    return this.#send(method, `/desk${path}`, { body, who: 'owner' });
  }

  read<Answered>(path: string): Promise<Answered> {
    return this.#desk.read<Answered>(path);
  }

  async #send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, who }: { readonly body: object | undefined; readonly who: string },
  ): Promise<Answer> {
    const answer = await this.#desk.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${who}`, 'accept-language': 'en', 'idempotency-key': randomUUID() },
      ...(body !== undefined && { payload: body }),
    });
    if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.body}`);
    const { outcome, code, id = '', change = null, state, errors = [] }: Body = answer.json();
    const isObjected = path.endsWith('/objection');
    return {
      outcome: code ?? outcome ?? (isObjected ? (state ?? 'done') : 'done'),
      id,
      change,
      call: [
        who,
        method,
        path,
        ...(body === undefined ? [] : [JSON.stringify(body).replace(/"was":\{[^}]*\},/u, '')]),
        ...errors.map(({ message }) => message),
      ].join(' '),
    };
  }

  /** What a server does as it starts, and once a day. */
  async planJobs(): Promise<void> {
    await planClassJobs(this.pool, new Date(this.#clock.now));
  }

  /** Runs what is due, in the order it fell due; each twice where asked for. */
  async runJobs({
    cancelsTooFew,
    isTwice,
  }: {
    readonly cancelsTooFew: boolean;
    readonly isTwice: boolean;
  }): Promise<void> {
    const { pool } = this;
    const now = new Date(this.#clock.now);
    let has = await this.#has(now);
    if (has.hasJobs) {
      await runDueJobs(pool, { now, cancelsTooFew, isTwice });
      has = await this.#has(now);
    }
    const { hasFees, hasDecisions } = has;
    if (hasFees) await tellOfFees({ pool, letters: LETTERS, now });
    if (hasDecisions) await tellOfDecisions({ pool, letters: LETTERS, now });
  }

  async #has(now: Date) {
    const { rows } = await this.pool.query<{ hasJobs: boolean; hasFees: boolean; hasDecisions: boolean }>({
      name: 'anything',
      text: ANYTHING,
      values: [now, this.#logged],
    });
    return rows[0] ?? { hasJobs: true, hasFees: true, hasDecisions: true };
  }
}
