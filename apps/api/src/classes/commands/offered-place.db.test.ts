import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@lifted/database/transaction';
import { bookForMember } from '../roster/staff-bookings.ts';
import { balanceOf, beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { acceptOfferFor, bookClassFor, cancelBookingFor, swapBookingFor } from './booking-commands.ts';
import { DAYS_BEFORE, START, startBookingEngine } from '../../testing/engine-fixture.ts';

/** The only place becomes free, and is offered to Ben for half an hour; Ida waits behind him. */
const OFFERED = beforeStart(START, { hours: 6 });
const ENDS = new Date(OFFERED.getTime() + 30 * MINUTE_MS);
const minutes = (count: number) => new Date(OFFERED.getTime() + count * MINUTE_MS);

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1 },
    { id: 'next-day', start: beforeStart(START, { days: -1 }), capacity: 5 },
  ],
  people: { mia: 3, ben: 3, ida: 3 },
});
const { asks, engine, entries } = studio;
const places = () => studio.placesOf('evening');
const book = async (name: string, now: Date, workout = 'evening', key?: string) =>
  bookClassFor(engine(), workout, undefined, await asks(name, now, key));
const run = (now: Date) => studio.run(now, { cancelsTooFew: false });
beforeEach(async () => {
  const booking = await studio.book('mia');
  for (const name of ['ben', 'ida']) await studio.join(name);
  await studio.cancel('mia', booking, OFFERED);
});

describe('a member who is offered a place and books the class instead', () => {
  it('has that place, and nobody behind them loses anything', async () => {
    const { outcome, booking_id: booking } = await book('ben', minutes(10));
    expect(outcome).toBe('booked');
    expect(await places()).toEqual(['ben']);
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
    expect(await balanceOf(studio.pool, 'ben')).toBe(2);
    await run(ENDS);
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
    expect(booking).not.toBeNull();
  });

  it('has one place however often they press', async () => {
    const key = crypto.randomUUID();
    const first = await book('ben', minutes(10), 'evening', key);
    expect(await book('ben', minutes(10), 'evening', key)).toEqual(first);
    await expect(book('ben', minutes(11))).rejects.toMatchObject({ code: 'already_booked' });
    expect(await places()).toEqual(['ben']);
    expect(await balanceOf(studio.pool, 'ben')).toBe(2);
  });

  it('has one place when two presses arrive at once', async () => {
    const presses = await Promise.allSettled([book('ben', minutes(10)), book('ben', minutes(10))]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await places()).toEqual(['ben']);
  });

  it('may think again for ten minutes, as booking promises', async () => {
    const { booking_id: booking } = await book('ben', minutes(10));
    const again = await cancelBookingFor(engine(), booking ?? '', await asks('ben', minutes(20)));
    expect(again.outcome).toBe('canceled_free');
    expect(await entries()).toEqual(['ben promoted', 'ida offered']);
  });

  it('gets it a millisecond before the offer ends, and at its end hears that it is gone', async () => {
    await expect(book('ben', ENDS)).rejects.toMatchObject({ code: 'offer_gone' });
    expect(await places()).toEqual([]);
    expect((await book('ben', new Date(ENDS.getTime() - 1))).outcome).toBe('booked');
  });

  it('hears that the class is full once the place is offered to the next one', async () => {
    await run(ENDS);
    await expect(book('ben', ENDS)).rejects.toMatchObject({ code: 'class_full' });
    expect(await entries()).toEqual(['ben expired', 'ida offered']);
  });

  it('gets it by swapping a place for it', async () => {
    const { booking_id: other } = await book('ben', DAYS_BEFORE, 'next-day');
    const swapped = await swapBookingFor(engine(), other ?? '', 'evening', await asks('ben', minutes(10)));
    expect(swapped.outcome).toBe('booked');
    expect(await places()).toEqual(['ben']);
  });

  it.each([true, false])('gets it at the desk, within the capacity (box ticked: %s)', async (mayExceed) => {
    const { customerNumber } = await asks('ben', minutes(10));
    const booked = await inTransaction(studio.pool, (client) =>
      bookForMember(
        client,
        { workoutId: 'evening', customerNumber, mayExceed },
        { letters: LETTERS, now: minutes(10) },
      ),
    );
    expect(booked).toMatchObject({ outcome: 'booked', isBeyond: false });
    expect(await entries()).toEqual(['ben promoted', 'ida waiting']);
  });

  it('is not put on the list by joining it once more: there is a place for them', async () => {
    expect((await studio.join('ben', minutes(10))).outcome).toBe('has_place');
    expect(await entries()).toEqual(['ben offered', 'ida waiting']);
  });
});

describe('what a booking after the cut-off confirms', () => {
  const told = async () => {
    const [message] = await studio.rowsOf<{ body: string; until: Date }>(
      `select m.words->'en'->>'body' as body, m.useful_until as until
         from studio.messages m join studio.customers c on c.number = m.customer_number
        where m.kind = 'booked' and c.id = 'ben'`,
    );
    const [mail] = (await studio.mails('class_booked')).filter(({ recipient }) =>
      recipient.startsWith('ben'),
    );
    return { ...message, mail: mail?.body_text };
  };

  it('who accepts an offer reads that it can no longer be cancelled free', async () => {
    await acceptOfferFor(engine(), 'evening', await asks('ben', minutes(10)));
    const { body, until, mail } = await told();
    expect(mail).toContain('You can no longer cancel it free of charge.');
    expect(mail).not.toContain('free of charge until');
    expect(body).toContain('You can no longer cancel it free of charge.');
    expect(until).toEqual(START);
  });

  it('who books may think again for ten minutes, and reads until when', async () => {
    await book('ben', minutes(10));
    const { body, until, mail } = await told();
    expect(mail).toContain('You can cancel free of charge until Wednesday, 25 November 2026, 12:50.');
    expect(body).toContain('12:50');
    expect(until).toEqual(minutes(20));
  });
});

describe('the receipt of a place cancelled late', () => {
  const receipt = async (booking: string | null) => {
    await studio.cancel('ben', booking ?? '', minutes(60));
    return (await studio.mails('class_given_up')).at(-1)?.body_text;
  };

  it('says of an offer that it was accepted when cancelling was no longer free', async () => {
    const accepted = await acceptOfferFor(engine(), 'evening', await asks('ben', minutes(10)));
    const text = await receipt(accepted.booking_id);
    expect(text).toContain('You accepted this place when cancelling was no longer free of charge.');
    expect(text).not.toContain('free of charge until');
  });

  it('says of a booking until when cancelling was free', async () => {
    const { booking_id: booking } = await book('ben', minutes(10));
    expect(await receipt(booking)).toMatch(
      /Cancelling was free of charge until Wed\s25\sNovember\s2026, 12:50\./,
    );
  });
});

it('a place that is offered to somebody else is nobody’s to book', async () => {
  await expect(book('ida', minutes(10))).rejects.toMatchObject({ code: 'class_full' });
  await expect(book('mia', minutes(10))).rejects.toMatchObject({ code: 'class_full' });
});
