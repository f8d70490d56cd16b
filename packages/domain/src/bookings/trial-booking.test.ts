import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../calendar/studio-calendar.ts';
import { decideTrialBooking, decideTrialCancellation, HOLD_MS, trialBookingState } from './trial-booking.ts';

const start = new Date('2026-11-23T17:30:00Z');
const before = new Date(start.getTime() - 1);
const early = new Date('2026-11-20T11:00:00Z');
const takesPlace = { start, isClassCanceled: false };
const free = { now: before, start, capacity: 12, isCanceled: false, taken: 11, unconfirmed: 3, waiting: 0 };

describe('a place in a class', () => {
  it('is given while one is free, until the last millisecond before the start', () => {
    expect(decideTrialBooking(free)).toEqual({ outcome: 'booked' });
  });

  it.each<[Partial<typeof free>, string, string]>([
    [{ isCanceled: true }, 'class_canceled', 'the studio cancelled the class'],
    [{ taken: 12 }, 'class_full', 'every place is taken'],
    [{ taken: 13 }, 'class_full', 'the class was made smaller than what is taken'],
    [{ now: start }, 'class_started', 'it starts at this moment'],
    [{ now: new Date(start.getTime() + 1) }, 'class_started', 'it started before'],
    [{ taken: 12, now: start }, 'class_started', 'it is full and has started'],
  ])('is refused %j: %s, because %s', (change, reason) => {
    expect(decideTrialBooking({ ...free, ...change })).toEqual({ outcome: 'refused', reason });
  });

  it.each([
    [12, 4],
    [14, 4],
    [3, 1],
    [2, 0],
    [1, 0],
  ])(
    'of %i is booked at once for %i addresses nobody confirmed, and held for the next one',
    (capacity, most) => {
      const outcomeWith = (unconfirmed: number) =>
        decideTrialBooking({
          now: early,
          start,
          capacity,
          isCanceled: false,
          taken: 0,
          unconfirmed,
          waiting: 0,
        }).outcome;
      if (most > 0) expect(outcomeWith(most - 1)).toBe('booked');
      expect(outcomeWith(most)).toBe('held');
    },
  );

  it('is held for half an hour, and never past the start', () => {
    const held = { ...free, taken: 5, unconfirmed: 4 };
    expect(decideTrialBooking({ ...held, now: early })).toEqual({
      outcome: 'held',
      until: new Date(early.getTime() + HOLD_MS),
    });
    const soon = new Date(start.getTime() - 10 * MINUTE_MS);
    expect(decideTrialBooking({ ...held, now: soon })).toEqual({ outcome: 'held', until: start });
  });
});

describe('giving a place back', () => {
  it.each([null, start])('works until the last millisecond before the start, held until %s', (heldUntil) => {
    expect(decideTrialCancellation({ ...takesPlace, now: before, canceledAt: null, heldUntil })).toEqual({
      outcome: 'give_back',
    });
  });

  it('is refused from the start on', () => {
    expect(decideTrialCancellation({ ...takesPlace, now: start, canceledAt: null, heldUntil: null })).toEqual(
      { outcome: 'refused', reason: 'class_started' },
    );
  });

  it('is refused while the class is cancelled, so that the place is theirs again if it takes place after all', () => {
    const canceled = { start, isClassCanceled: true, canceledAt: null, heldUntil: null };
    for (const now of [before, start])
      expect(decideTrialCancellation({ ...canceled, now })).toEqual({
        outcome: 'refused',
        reason: 'class_canceled',
      });
  });

  it('changes nothing the second time, before and after the start, nor when the place went by itself', () => {
    for (const now of [before, start]) {
      for (const times of [
        { canceledAt: before, heldUntil: null },
        { canceledAt: null, heldUntil: before },
      ]) {
        const decision = decideTrialCancellation({ ...takesPlace, now, ...times });
        expect(decision).toEqual({ outcome: 'given_back_before' });
      }
    }
  });
});

describe('the state of a booking', () => {
  it.each([
    [before, null, null, 'booked'],
    [start, null, null, 'started'],
    [before, before, null, 'canceled'],
    [start, before, null, 'canceled'],
    [early, null, before, 'held'],
    [before, null, before, 'expired'],
    [start, null, start, 'expired'],
    [before, early, before, 'canceled'],
  ] as const)(
    'at %s, given back at %s, held until %s, is %s, or that of a class the studio cancelled',
    (now, canceledAt, heldUntil, state) => {
      const times = { now, start, canceledAt, heldUntil };
      expect(trialBookingState({ ...times, isClassCanceled: false })).toBe(state);
      expect(trialBookingState({ ...times, isClassCanceled: true })).toBe('class_canceled');
    },
  );
});
