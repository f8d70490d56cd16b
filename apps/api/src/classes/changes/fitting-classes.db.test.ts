import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeStart, insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { cancelClassIn, cancelClass, settleImportedClasses } from './change-class.ts';
import { previewCancellation } from './cancellation-preview.ts';
import { at, DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const NOW = beforeStart(START, { days: 3 });
const later = (hours: number, days = 0) => new Date(START.getTime() + hours * HOUR_MS + days * DAY_MS);

const timerName = 'Heavy Basics';
/** Mia has a pass with one workout, Ben two; 'full' has one place. */
const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1, timerName },
    { id: 'full', start: later(-2), capacity: 1, timerName: 'Deadlift Club' },
    { id: 'late', start: later(2), capacity: 5, timerName: 'Deadlift Club' },
    { id: 'tomorrow', start: later(0, 1), capacity: 5, timerName },
    { id: 'other-kind', start: later(1, 1), capacity: 5, timerName: 'Deadlift Club' },
    { id: 'two-days', start: later(0, 2), capacity: 5, timerName },
  ],
  people: { mia: 1, ben: 2 },
});
const book = (name: string, workout: string) => studio.book(name, DAYS_BEFORE, workout);
beforeEach(async () => {
  await book('ben', 'full');
  await book('mia', 'evening');
});

const context = at(DAYS_BEFORE);

async function namedTo(name: string): Promise<string[]> {
  const { rows } = await studio.pool.query<{ text: string }>(
    `select m.body_text as text from studio.mail_outbox m join studio.customers c on c.email = m.recipient
      where c.id = $1 and m.kind = 'class_canceled'`,
    [name],
  );
  return rows.flatMap(({ text }) => [...text.matchAll(/example\/workout\/(\S+)/g)].map(([, id = '']) => id));
}

describe('who hears that a class is cancelled', () => {
  it('is told of the two soonest they can book: the credit is back, and full ones are not among them', async () => {
    await cancelClass(studio.pool, 'evening', 'coach', context);
    expect(await namedTo('mia')).toEqual(['late', 'tomorrow']);
  });

  it('is not told of classes at the time of another place of theirs', async () => {
    await insertEntitlement(studio.pool, { customer: 'mia', product: 'pass', credits: 1 });
    await insertClass(studio.pool, { id: 'at-its-time', start: later(2.5), capacity: 5, location: 'Loft' });
    await book('mia', 'at-its-time');
    await cancelClass(studio.pool, 'evening', 'coach', context);
    expect(await namedTo('mia')).toEqual(['tomorrow', 'two-days']);
  });

  it('hears the same from its waitlist, and of none where nothing pays', async () => {
    await insertCustomer(studio.pool, 'ida');
    await insertEntitlement(studio.pool, { customer: 'ida', product: 'flat' });
    for (const name of ['ben', 'ida']) await studio.join(name);
    await studio.pool.query(
      `update studio.entitlements set valid = daterange('2020-01-01', '2026-11-25') where product_id = 'flat'`,
    );
    await cancelClass(studio.pool, 'evening', 'few', context);
    expect(await namedTo('ben')).toEqual(['late', 'tomorrow']);
    expect(await namedTo('ida')).toEqual([]);
  });

  it('is not sent to a class that is cancelled in the same step', async () => {
    const together = ['evening', 'late', 'tomorrow'];
    await inTransaction(studio.pool, async (client) => {
      for (const id of together)
        await cancelClassIn(client, id, { reason: 'closure', alongside: together }, context);
    });
    expect(await namedTo('mia')).toEqual(['two-days']);
  });

  it('as a visitor is told of the two soonest with room, and led to where their test workout is booked', async () => {
    await studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, language, booked_at, confirmed_at, cancel_token_hash)
       values ('tomorrow', 'vera@web.example', 'Vera', 'en', $1, $1, sha256('vera'))`,
      [NOW],
    );
    await cancelClass(studio.pool, 'tomorrow', 'coach', context);
    const { rows } = await studio.pool.query<{ text: string }>(
      `select body_text as text from studio.mail_outbox where recipient = 'vera@web.example'`,
    );
    expect([...(rows[0]?.text ?? '').matchAll(/example\/workout\/(\S+)/g)].map(([, path]) => path)).toEqual([
      'other-kind/test',
      'two-days/test',
    ]);
  });

  it('hears no reason of a class that an import cancelled', async () => {
    await studio.pool.query(`update studio.workouts set canceled_at = $1 where id = 'evening'`, [NOW]);
    await inTransaction(studio.pool, (client) => settleImportedClasses(client, context));
    expect(await namedTo('mia')).toEqual(['late', 'tomorrow']);
  });
});

it('a preview says that everybody is told of classes of their own', async () => {
  const preview = await previewCancellation(studio.pool, 'evening', 'coach', context);
  const [mail] = preview.outcome === 'previewed' ? preview.effects.mails : [];
  expect(mail?.text).toContain('The coach can’t be there');
  expect(mail?.text).toContain('[up to two classes this person can book instead, with links]');
  expect(mail?.text).not.toContain('/workout/');
});
