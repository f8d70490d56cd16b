/** A small studio in which the desk does something, other things happen since, and the desk takes the first thing back. */
import { emptyTables } from '@lifted/database/empty-tables';
import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { randomUUID } from 'node:crypto';
import { forgetPerson } from '../../features/personal-data/forget-person.ts';
import {
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  violatedInvariants,
} from '../booking-fixture.ts';
import { createDeskFixture, type DeskAnswer, type DeskFixture } from '../desk-fixture.ts';
import { runDueJobs } from '../due-jobs.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/** Half past six on a Wednesday evening. */
export const START = new Date('2026-11-25T17:30:00Z');
export const DAY = '2026-11-25';
/** Members: Ben has a place and a membership, Cem a pass; Ada has nothing, Dora and Eva memberships. */
const PEOPLE = ['ada', 'ben', 'cem', 'dora', 'eva'];

/** Emptying tables takes longer than what is done in them. */
const TIMES_KEPT = 25;
const TABLES = [
  'customers',
  'merged_people',
  'workouts',
  'closures',
  'mail_outbox',
  'jobs',
  'accounts',
  'customer_notes',
  'partners',
];

export class UndoWorld {
  now = START;
  classId = '';
  #number = 0;
  /** Whom the change was about. */
  person = 'ben';
  readonly desk: DeskFixture;

  private constructor(desk: DeskFixture) {
    this.desk = desk;
  }

  static async open(): Promise<UndoWorld> {
    const clock: { world?: UndoWorld } = {};
    const desk = await createDeskFixture(() => clock.world?.now ?? START);
    clock.world = new UndoWorld(desk);
    await insertProducts(desk.database.pool);
    return clock.world;
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  /** The id of a member of this time. */
  id(name: string): string {
    return `${name}-${this.#number}`;
  }

  /** As it is five hours before the class. What was there before is left alone, and emptied now and then. */
  async begin(): Promise<void> {
    const { pool } = this.desk.database;
    this.now = beforeStart(START, { days: 2 });
    this.#number += 1;
    this.classId = this.id('evening');
    this.person = 'ben';
    await pool.query('delete from studio.jobs; delete from studio.closures');
    if (this.#number % TIMES_KEPT === 1) await this.#empty();
    await insertClass(pool, { id: this.classId, start: START, capacity: 2, location: 'Hall' });
    for (const name of PEOPLE) await insertCustomer(pool, this.id(name));
    for (const name of ['ben', 'dora', 'eva'])
      await insertEntitlement(pool, { customer: this.id(name), product: 'flat' });
    await insertEntitlement(pool, { customer: this.id('cem'), product: 'pass', credits: 3 });
    await this.book('ben');
    this.now = beforeStart(START, { hours: 5 });
  }

  async #empty(): Promise<void> {
    const { pool } = this.desk.database;
    await emptyTables(pool, ...TABLES.map((name) => `studio.${name}`), 'identity."user"');
    await pool.query(`insert into studio.partners (id, name, quota) values ('usc', 'Urban', 5)`);
  }

  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<DeskAnswer> {
    return this.desk.send(method, path, body, 'owner', randomUUID());
  }

  /** The same, of which the world is made: it is done, and answers its entry. */
  async does(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<string> {
    const { status, body: answer } = await this.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.change ?? '';
  }

  undo(change: string): Promise<DeskAnswer> {
    return this.desk.undo(change);
  }

  book(name: string): Promise<string> {
    return this.does('POST', `/classes/${this.classId}/bookings`, {
      customer_id: this.id(name),
      may_exceed: false,
    });
  }

  /** The id of somebody's place. */
  async place(name: string): Promise<string> {
    return this.one(
      `select b.id as value from studio.bookings b join studio.customers c on c.number = b.customer_number
        where c.id = '${this.id(name)}' and b.canceled_at is null`,
    );
  }

  async one(sql: string): Promise<string> {
    const { rows } = await this.desk.database.pool.query<{ value: string }>(sql);
    return rows[0]?.value ?? 'none';
  }

  async remove(name: string): Promise<string> {
    return this.does('DELETE', `/classes/${this.classId}/bookings/${await this.place(name)}`);
  }

  async edit(fields: object): Promise<string> {
    const { fields: was } = await this.desk.read<DeskClass>(`/classes/${this.classId}`);
    return this.does('PUT', `/classes/${this.classId}`, { was, fields: { ...was, ...fields } });
  }

  cancelClass(): Promise<string> {
    return this.does('POST', `/classes/${this.classId}/cancellation`, { reason: 'coach' });
  }

  restoreClass(): Promise<string> {
    return this.does('POST', `/classes/${this.classId}/restoration`, {});
  }

  mark(place: string, isPresent: boolean): Promise<string> {
    return this.does('PUT', `/classes/${this.classId}/attendance/booking/${place}`, {
      is_present: isPresent,
    });
  }

  closeRoster(): Promise<string> {
    return this.does('POST', `/classes/${this.classId}/roster-closing`, {});
  }

  merge(kept: string, gone: string): Promise<string> {
    return this.does('POST', `/people/${this.id(kept)}/merge`, { other_id: this.id(gone) });
  }

  /** Deletes a person, as a deletion does that is due. */
  async forget(name: string): Promise<void> {
    const { pool } = this.desk.database;
    const id = this.id(name);
    await pool.query(
      `insert into identity."user" (id, name, email, "emailVerified") values ('uid-${id}', 'N', '${id}@member.example', true);
       insert into studio.accounts (provider, uid, customer_id) values ('studio', 'uid-${id}', '${id}')`,
    );
    await inTransaction(pool, (client) =>
      forgetPerson(client, `uid-${id}`, { letters: LETTERS, now: this.now }),
    );
  }

  async startOfClass(): Promise<Date> {
    const start = await this.one(
      `select start_datetime::text as value from studio.workouts where id = '${this.classId}'`,
    );
    return start === 'none' ? START : new Date(start);
  }

  /** An hour, or days, after the class began. */
  async passTo(which: 'start' | 'after' | 'days after'): Promise<void> {
    const start = await this.startOfClass();
    const later = { start: 0, after: HOUR_MS, 'days after': 3 * DAY_MS }[which];
    this.now = new Date(Math.max(this.now.getTime(), start.getTime() + later));
    await this.runJobs();
  }

  async runJobs(): Promise<void> {
    await runDueJobs(this.desk.database.pool, { now: this.now, cancelsTooFew: false });
  }

  /** What is not as the invariants say, once the jobs have run. */
  async violations(): Promise<string[]> {
    await this.runJobs();
    return violatedInvariants(this.desk.database.pool);
  }
}
