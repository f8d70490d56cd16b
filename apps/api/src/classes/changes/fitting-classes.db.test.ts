import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookClassFor, joinWaitlistFor } from '../../features/bookings/booking-commands.ts';
import {
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  requestOf,
} from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { cancelClassIn, cancelClass, settleImportedClasses } from './change-class.ts';
import { previewCancellation } from './cancellation-preview.ts';

const START = new Date('2026-11-25T17:30:00Z');
const NOW = beforeStart(START, { days: 3 });
const later = (hours: number, days = 0) => new Date(START.getTime() + hours * HOUR_MS + days * DAY_MS);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertProducts(database.pool);
});
afterAll(() => database.drop());

/** Mia has a pass with one workout, Ben two; 'full' has one place. */
beforeEach(async () => {
  const { pool } = database;
  await pool.query('truncate studio.customers, studio.workouts, studio.mail_outbox, studio.jobs cascade');
  const timerName = 'Heavy Basics';
  await insertClass(pool, { id: 'evening', start: START, capacity: 1, timerName });
  await insertClass(pool, { id: 'full', start: later(-2), capacity: 1, timerName: 'Deadlift Club' });
  await insertClass(pool, { id: 'late', start: later(2), capacity: 5, timerName: 'Deadlift Club' });
  await insertClass(pool, { id: 'tomorrow', start: later(0, 1), capacity: 5, timerName });
  await insertClass(pool, { id: 'other-kind', start: later(1, 1), capacity: 5, timerName: 'Deadlift Club' });
  await insertClass(pool, { id: 'two-days', start: later(0, 2), capacity: 5, timerName });
  for (const [name, credits] of [
    ['mia', 1],
    ['ben', 2],
  ] as const) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass', credits });
  }
  await book('ben', 'full');
  await book('mia', 'evening');
});

const context = { letters: LETTERS, now: NOW };
const engine = () => ({ pool: database.pool, letters: LETTERS });
const book = async (name: string, workout: string) =>
  bookClassFor(engine(), workout, undefined, await requestOf(database.pool, name, NOW));
async function namedTo(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select m.body_text as text from studio.mail_outbox m join studio.customers c on c.email = m.recipient
      where c.id = $1 and m.kind = 'class_canceled'`,
    [name],
  );
  return rows.flatMap(({ text }) => [...text.matchAll(/example\/workout\/(\S+)/g)].map(([, id = '']) => id));
}

describe('who hears that a class is cancelled', () => {
  it('is told of the two soonest they can book: the credit is back, and full ones are not among them', async () => {
    await cancelClass(database.pool, 'evening', 'coach', context);
    expect(await namedTo('mia')).toEqual(['late', 'tomorrow']);
  });

  it('is not told of classes at the time of another place of theirs', async () => {
    await insertEntitlement(database.pool, { customer: 'mia', product: 'pass', credits: 1 });
    await insertClass(database.pool, { id: 'at-its-time', start: later(2.5), capacity: 5, location: 'Loft' });
    await book('mia', 'at-its-time');
    await cancelClass(database.pool, 'evening', 'coach', context);
    expect(await namedTo('mia')).toEqual(['tomorrow', 'two-days']);
  });

  it('hears the same from its waitlist, and of none where nothing pays', async () => {
    await insertCustomer(database.pool, 'ida');
    await insertEntitlement(database.pool, { customer: 'ida', product: 'flat' });
    for (const name of ['ben', 'ida'])
      await joinWaitlistFor(engine(), 'evening', await requestOf(database.pool, name, NOW));
    await database.pool.query(
      `update studio.entitlements set valid = daterange('2020-01-01', '2026-11-25') where product_id = 'flat'`,
    );
    await cancelClass(database.pool, 'evening', 'few', context);
    expect(await namedTo('ben')).toEqual(['late', 'tomorrow']);
    expect(await namedTo('ida')).toEqual([]);
  });

  it('is not sent to a class that is cancelled in the same step', async () => {
    const together = ['evening', 'late', 'tomorrow'];
    await inTransaction(database.pool, async (client) => {
      for (const id of together)
        await cancelClassIn(client, id, { reason: 'closure', alongside: together }, context);
    });
    expect(await namedTo('mia')).toEqual(['two-days']);
  });

  it('as a visitor is told of the two soonest with room, and led to where their test workout is booked', async () => {
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, language, booked_at, confirmed_at, cancel_token_hash)
       values ('tomorrow', 'vera@web.example', 'Vera', 'en', $1, $1, sha256('vera'))`,
      [NOW],
    );
    await cancelClass(database.pool, 'tomorrow', 'coach', context);
    const { rows } = await database.pool.query<{ text: string }>(
      `select body_text as text from studio.mail_outbox where recipient = 'vera@web.example'`,
    );
    expect([...(rows[0]?.text ?? '').matchAll(/example\/workout\/(\S+)/g)].map(([, path]) => path)).toEqual([
      'other-kind/test',
      'two-days/test',
    ]);
  });

  it('hears no reason of a class that an import cancelled', async () => {
    await database.pool.query(`update studio.workouts set canceled_at = $1 where id = 'evening'`, [NOW]);
    await inTransaction(database.pool, (client) => settleImportedClasses(client, context));
    expect(await namedTo('mia')).toEqual(['late', 'tomorrow']);
  });
});

it('a preview says that everybody is told of classes of their own', async () => {
  const preview = await previewCancellation(database.pool, 'evening', 'coach', context);
  const [mail] = preview.outcome === 'previewed' ? preview.effects.mails : [];
  expect(mail?.text).toContain('The coach can’t be there');
  expect(mail?.text).toContain('[up to two classes this person can book instead, with links]');
  expect(mail?.text).not.toContain('/workout/');
});
