import { describe, expect, it } from 'vitest';
import { decideTrialBooking, decideTrialCancellation, trialBookingState } from './trial-booking.ts';

const start = new Date('2026-11-23T17:30:00Z');
const before = new Date(start.getTime() - 1);
const free = { now: before, start, capacity: 12, taken: 11, alreadyBooked: false };

describe('a place in a class', () => {
  it('is given while one is free, until the last millisecond before the start', () => {
    expect(decideTrialBooking(free)).toEqual({ outcome: 'booked' });
  });

  it.each<[Partial<typeof free>, string, string]>([
    [{ taken: 12 }, 'class_full', 'every place is taken'],
    [{ taken: 13 }, 'class_full', 'the class was made smaller than what is taken'],
    [{ now: start }, 'class_started', 'it starts at this moment'],
    [{ now: new Date(start.getTime() + 1) }, 'class_started', 'it started before'],
    [{ alreadyBooked: true }, 'already_booked', 'the visitor has one'],
    [{ alreadyBooked: true, taken: 12 }, 'already_booked', 'the visitor has one and the class is full'],
    [{ alreadyBooked: true, now: start }, 'class_started', 'the visitor has one and it has started'],
    [{ taken: 12, now: start }, 'class_started', 'it is full and has started'],
  ])('is refused %j: %s, because %s', (change, reason) => {
    expect(decideTrialBooking({ ...free, ...change })).toEqual({ outcome: 'refused', reason });
  });
});

describe('giving a place back', () => {
  it('works until the last millisecond before the start', () => {
    expect(decideTrialCancellation({ now: before, start, canceledAt: null })).toEqual({
      outcome: 'give_back',
    });
  });

  it('is refused from the start on', () => {
    expect(decideTrialCancellation({ now: start, start, canceledAt: null })).toEqual({
      outcome: 'refused',
      reason: 'class_started',
    });
  });

  it('changes nothing the second time, before and after the start', () => {
    for (const now of [before, start]) {
      expect(decideTrialCancellation({ now, start, canceledAt: before })).toEqual({
        outcome: 'given_back_before',
      });
    }
  });
});

describe('the state of a booking', () => {
  it.each([
    [before, null, 'booked'],
    [start, null, 'started'],
    [before, before, 'canceled'],
    [start, before, 'canceled'],
  ] as const)('at %s, given back at %s, is %s', (now, canceledAt, state) => {
    expect(trialBookingState({ now, start, canceledAt })).toBe(state);
  });
});
