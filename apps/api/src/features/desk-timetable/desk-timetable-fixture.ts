import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { insertProducts, LETTERS } from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskTimetable } from './desk-timetable-routes.ts';

const MONDAY = new Date('2026-10-12T08:00:00Z');
/** A class of the repeating week. */
export const TUESDAYS = {
  timer_name: 'Heavy',
  weekday: 1,
  start_time: '18:00',
  coach_id: 'Jana',
  location_id: 'Hall',
  capacity: 12,
  every_weeks: 1,
  valid_from: '2026-10-12',
  valid_until: null,
};
/** When the classes of `TUESDAYS` start in the first four weeks. */
export const FOUR_TUESDAYS = ['2026-10-13T18:00', '2026-10-20T18:00', '2026-10-27T18:00', '2026-11-03T18:00'];

interface Answer {
  readonly status: number;
  readonly body: {
    readonly id: string;
    readonly change: string | null;
    readonly code?: string;
    readonly templates?: number;
    readonly classes?: number;
    readonly errors?: readonly { readonly field: string }[];
  };
}

/** The desk's timetable of a test file: before each test with two coaches, two rooms, a member and nothing that repeats. */
export class DeskTimetableFixture {
  now = MONDAY;
  #database: TestDatabase | undefined;
  #app: StudioApp | undefined;

  constructor() {
    beforeAll(() => this.#open());
    afterAll(async () => {
      await this.#app?.close();
      await this.#database?.drop();
    });
    beforeEach(() => this.#empty());
  }

  get pool() {
    if (this.#database === undefined) throw new Error('The tests have not begun.');
    return this.#database.pool;
  }

  get app() {
    if (this.#app === undefined) throw new Error('The tests have not begun.');
    return this.#app;
  }

  async #open() {
    this.#database = await createTestDatabase();
    const { pool } = this;
    await insertProducts(pool);
    ({ app: this.#app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
    const changes = new DeskChanges(pool);
    const dependencies = { pool, changes, now: () => this.now, letters: LETTERS, wakeJobs: () => undefined };
    registerDeskLog(this.app, dependencies);
    registerDeskTimetable(this.app, dependencies);
  }

  async #empty() {
    this.now = MONDAY;
    await emptyTables(
      this.pool,
      'studio.customers',
      'studio.workouts',
      'studio.mail_outbox',
      'studio.jobs',
      'studio.week_templates',
      'studio.closures',
    );
    await insertClass(this.pool, {
      id: 'old',
      start: '2026-10-01T16:00:00Z',
      coach: 'Jana',
      location: 'Hall',
    });
    await insertClass(this.pool, {
      id: 'older',
      start: '2026-09-01T16:00:00Z',
      coach: 'Ben',
      location: 'Loft',
    });
    await insertCustomer(this.pool, 'mia');
  }

  /** Asks as the desk. */
  readonly ask = async (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<Answer> => {
    const answer = await this.app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { authorization: 'Bearer desk' },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  readonly addTemplate = async (fields: object = {}) =>
    (await this.ask('POST', '/week-templates', { fields: { ...TUESDAYS, ...fields } })).body;

  readonly undo = (change: string | null) => this.ask('POST', `/changes/${change ?? '0'}/undo`, {});

  readonly classes = async (from = '2026-10-12', to = '2026-11-08'): Promise<DeskTimetableClass[]> => {
    const answer = await this.app.inject({
      url: `/api/desk/timetable?from=${from}&to=${to}`,
      headers: { authorization: 'Bearer coach' },
    });
    return answer.json();
  };

  /** When the classes of four weeks start. */
  readonly starts = async () => (await this.classes()).map(({ start_datetime: start }) => start.slice(0, 16));

  /** Gives the member a place in the class that starts then. */
  readonly book = async (start: string): Promise<void> => {
    const [found] = (await this.classes()).filter(({ start_datetime: at }) => at.startsWith(start));
    await this.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
       select 'b-' || $1, number, $2, $3, 'member' from studio.customers where id = 'mia'`,
      [start, found?.id, this.now],
    );
  };

  /** The subjects of all mails. */
  readonly mails = async (): Promise<string[]> => {
    const { rows } = await this.pool.query<{ subject: string }>(
      'select subject from studio.mail_outbox order by id',
    );
    return rows.map(({ subject }) => subject);
  };
}
