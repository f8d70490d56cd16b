import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import { describe, expect, it } from 'vitest';
import { expirePasses } from '../../entitlements/expire-passes.ts';
import { balanceOf, beforeStart, insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { previewCancellation } from '../changes/cancellation-preview.ts';
import { cancelClass, settleImportedClasses } from '../changes/change-class.ts';
import { planClassJobs } from '../class-jobs.ts';
import { restoreClass } from '../restoring/restore-class.ts';
import { removeBooking } from '../roster/staff-bookings.ts';
import { LATE_PLACES_JOB } from './late-costs.ts';
import { settleLatePlaces } from './settle-late-places.ts';
import { at, START, startBookingEngine } from '../../testing/engine-fixture.ts';

const LATE = beforeStart(START, { hours: 5 });
const LATER = beforeStart(START, { hours: 4 });
/** Days in Berlin. */
const DAY_OF_CLASS = '2026-11-25';
const SEVEN_DAYS_LATER = '2026-12-02';

/** Mia and Ben have a pass each, Ida and Leo a membership. */
const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 3 },
    { id: 'night', start: new Date(START.getTime() + HOUR_MS), capacity: 3 },
  ],
  people: { mia: 4, ben: 4, ida: 'flat', leo: 'flat' },
});
const { book, fees } = studio;
const cancel = (name: string, booking: string, now = LATE) => studio.cancel(name, booking, now);

async function ledgerOf(name: string): Promise<string[]> {
  const { rows } = await studio.pool.query<{ kind: string }>(
    `select t.kind from studio.credit_entries t join studio.entitlements e on e.number = t.entitlement_number
       join studio.customers c on c.number = e.customer_number where c.id = $1 and t.entry > 1
      order by e.number, t.entry`,
    [name],
  );
  return rows.map(({ kind }) => kind);
}
async function lastDayOf(name: string): Promise<string> {
  const { rows } = await studio.pool.query<{ until: string }>(
    `select (upper(e.valid) - 1)::text as until from studio.entitlements e
       join studio.customers c on c.number = e.customer_number where c.id = $1`,
    [name],
  );
  return rows[0]?.until ?? '';
}
async function settle() {
  const { rows } = await studio.pool.query<{ number: number }>(
    `select number from studio.workouts where id = 'evening'`,
  );
  return settleLatePlaces(studio.pool, rows[0]?.number ?? 0, START);
}
async function endPassOf(name: string, day: string) {
  await studio.pool.query(
    `update studio.entitlements set valid = daterange(lower(valid), $2::date, '[]')
      where customer_number = (select number from studio.customers where id = $1)`,
    [name, day],
  );
}

describe('the place of a late cancellation that is taken when the class starts', () => {
  it('gives the credit back then, once', async () => {
    expect(await cancel('mia', await book('mia'))).toBe('canceled_late');
    await book('ida', LATER);
    expect(await balanceOf(studio.pool, 'mia')).toBe(3);
    await settle();
    expect(await balanceOf(studio.pool, 'mia')).toBe(4);
    await settle();
    expect(await ledgerOf('mia')).toEqual(['held', 'consumed', 'restored']);
  });

  it('keeps it where the place is free again at the start', async () => {
    await cancel('mia', await book('mia'));
    await cancel('ida', await book('ida', LATER), LATER);
    await settle();
    expect(await ledgerOf('mia')).toEqual(['held', 'consumed']);
  });

  it('frees the oldest one, whatever it cost: each taken place one of them', async () => {
    const bookings = { mia: await book('mia'), ida: await book('ida'), ben: await book('ben') };
    await cancel('mia', bookings.mia);
    await cancel('ida', bookings.ida, new Date(LATE.getTime() + MINUTE_MS));
    await cancel('ben', bookings.ben, new Date(LATE.getTime() + 2 * MINUTE_MS));
    await book('leo', LATER);
    await insertCustomer(studio.pool, 'new');
    await insertEntitlement(studio.pool, { customer: 'new', product: 'flat' });
    await book('new', LATER);
    await settle();
    expect([await balanceOf(studio.pool, 'mia'), await balanceOf(studio.pool, 'ben'), await fees()]).toEqual([
      4,
      3,
      ['dropped'],
    ]);
  });

  it('has its look planned for the start, also where only a pass paid', async () => {
    await cancel('mia', await book('mia'));
    const planned = async () => {
      const { rows } = await studio.pool.query<{ at: Date }>(
        'select due_at as at from studio.jobs where kind = $1',
        [LATE_PLACES_JOB],
      );
      return rows.map(({ at }) => at);
    };
    expect(await planned()).toEqual([START]);
    await studio.pool.query('truncate studio.jobs');
    await planClassJobs(studio.pool, LATE);
    expect(await planned()).toEqual([START]);
  });
});

describe('a class the studio cancels', () => {
  it('gives back what late cancellations used up, as the preview says, and not twice', async () => {
    const bookings = { mia: await book('mia'), ida: await book('ida') };
    await book('ben');
    await cancel('mia', bookings.mia);
    await cancel('ida', bookings.ida);
    const preview = await previewCancellation(studio.pool, 'evening', 'coach', at(LATER));
    expect(preview).toMatchObject({ effects: { credits: 2, fees: 1 } });
    await cancelClass(studio.pool, 'evening', 'coach', at(LATER));
    expect(await ledgerOf('mia')).toEqual(['held', 'consumed', 'restored']);
    expect(await ledgerOf('ben')).toEqual(['held', 'released']);
    expect(await fees()).toEqual(['dropped']);
    await restoreClass(studio.pool, 'evening', at(LATER));
    await cancelClass(studio.pool, 'evening', 'coach', at(LATER));
    expect([await balanceOf(studio.pool, 'mia'), await balanceOf(studio.pool, 'ben')]).toEqual([4, 4]);
  });

  it('gives back what a late cancellation used up, and the start of the class nothing more', async () => {
    await cancel('mia', await book('mia'));
    await book('ida', LATER);
    await cancelClass(studio.pool, 'evening', 'coach', at(LATER));
    await settle();
    expect(await ledgerOf('mia')).toEqual(['held', 'consumed', 'restored']);
  });

  it('by an import gives it back as well, also where nobody else had a place', async () => {
    await cancel('mia', await book('mia'));
    await cancel('ida', await book('ida'));
    await inTransaction(studio.pool, async (client) => {
      await client.query(`update studio.workouts set canceled_at = $1 where id = 'evening'`, [LATER]);
      await settleImportedClasses(client, at(LATER), ['evening']);
    });
    expect(await ledgerOf('mia')).toEqual(['held', 'consumed', 'restored']);
    expect(await fees()).toEqual(['dropped']);
  });

  it('is no gap that a place could fill once the class takes place after all', async () => {
    const minutesLater = (minutes: number) => new Date(LATE.getTime() + minutes * MINUTE_MS);
    const bookings = { ida: await book('ida'), leo: await book('leo') };
    await cancel('ida', bookings.ida);
    await cancelClass(studio.pool, 'evening', 'coach', at(minutesLater(1)));
    await restoreClass(studio.pool, 'evening', at(minutesLater(2)));
    const { rows } = await studio.pool.query<{ id: string }>(
      'select id from studio.bookings where canceled_at is null',
    );
    expect(await cancel('leo', rows[0]?.id ?? '', minutesLater(3))).toBe('canceled_free');
    const again = await book('leo', minutesLater(4));
    expect(await cancel('leo', again, minutesLater(20))).toBe('canceled_late');
    await book('mia', minutesLater(30));
    await settle();
    // Ida’s fell away with the class, so the place that Mia took was Leo’s.
    expect(await fees()).toEqual(['dropped', 'dropped']);
  });
});

describe('a credit that the studio gives back when its pass ends', () => {
  const nextNight = new Date('2026-11-26T00:10:00Z');

  it.each([
    ['cancels the class', async () => cancelClass(studio.pool, 'evening', 'coach', at(LATER))],
    [
      'takes the member out',
      async (booking: string) =>
        inTransaction(studio.pool, (client) => removeBooking(client, booking, at(LATER))),
    ],
    [
      'gave the place to somebody else',
      async (booking: string) =>
        cancel('mia', booking)
          .then(() => book('ida', LATER))
          .then(() => settle()),
    ],
  ])('can be used for seven days: the studio %s', async (_, giveBack) => {
    const booking = await book('mia');
    await endPassOf('mia', DAY_OF_CLASS);
    await giveBack(booking);
    expect(await lastDayOf('mia')).toBe(SEVEN_DAYS_LATER);
    expect(await ledgerOf('mia')).toContain('extended');
    await expirePasses(studio.pool, nextNight);
    expect(await balanceOf(studio.pool, 'mia')).toBe(4);
    await expirePasses(studio.pool, new Date(nextNight.getTime() + 7 * DAY_MS));
    expect(await balanceOf(studio.pool, 'mia')).toBe(0);
  });

  it('comes back alone to a pass that is over: what expired stays expired', async () => {
    await book('mia');
    await endPassOf('mia', '2026-11-24');
    await expirePasses(studio.pool, LATE);
    await cancelClass(studio.pool, 'evening', 'coach', at(LATER));
    expect([await balanceOf(studio.pool, 'mia'), await lastDayOf('mia')]).toEqual([1, SEVEN_DAYS_LATER]);
  });

  it('changes no pass that lasts longer', async () => {
    await book('mia');
    await endPassOf('mia', '2026-12-03');
    await cancelClass(studio.pool, 'evening', 'coach', at(LATER));
    expect([await lastDayOf('mia'), await ledgerOf('mia')]).toEqual(['2026-12-03', ['held', 'released']]);
  });

  it('can be used for seven days by a member who cancels a class that was moved beyond the last day', async () => {
    const booking = await book('mia');
    await endPassOf('mia', DAY_OF_CLASS);
    await studio.pool.query(`update studio.workouts set start_datetime = $1 where id = 'evening'`, [
      new Date(START.getTime() + 3 * DAY_MS),
    ]);
    const dayAfter = new Date(START.getTime() + DAY_MS);
    expect(await cancel('mia', booking, dayAfter)).toBe('canceled_free');
    await expirePasses(studio.pool, dayAfter);
    expect([await balanceOf(studio.pool, 'mia'), await lastDayOf('mia')]).toEqual([4, '2026-12-03']);
  });

  it('is no way for members to make their pass longer: who cancels themselves has its last day', async () => {
    const booking = await book('mia', LATER);
    await endPassOf('mia', DAY_OF_CLASS);
    expect(await cancel('mia', booking, LATER)).toBe('canceled_free');
    expect(await lastDayOf('mia')).toBe(DAY_OF_CLASS);
  });
});
