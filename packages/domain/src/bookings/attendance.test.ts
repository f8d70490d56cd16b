import { describe, expect, it } from 'vitest';
import { bookingStatus, dayStatus, isLateCanceled } from './attendance.ts';

const now = new Date('2026-11-20T12:00:00+01:00');
const booking = (startsAt: string, more: { canceledAt?: string; hasAttended?: boolean } = {}) => ({
  startsAt: new Date(startsAt),
  canceledAt: more.canceledAt === undefined ? null : new Date(more.canceledAt),
  hasAttended: more.hasAttended ?? false,
});
const attended = booking('2026-11-20T08:00:00+01:00', { hasAttended: true });
const upcoming = booking('2026-11-20T18:00:00+01:00');
const missed = booking('2026-11-20T09:00:00+01:00');
const late = booking('2026-11-20T20:00:00+01:00', { canceledAt: '2026-11-20T10:00:00+01:00' });
const early = booking('2026-11-20T20:00:00+01:00', { canceledAt: '2026-11-18T10:00:00+01:00' });

describe('late cancellation', () => {
  it.each([
    ['exactly 12 hours before is free', '2026-11-20T08:00:00+01:00', '2026-11-19T20:00:00+01:00', false],
    ['11:59:59 before is late', '2026-11-20T08:00:00+01:00', '2026-11-19T20:00:01+01:00', true],
    ['after the start is late', '2026-11-20T08:00:00+01:00', '2026-11-20T09:00:00+01:00', true],
    [
      '22:00 to 10:00 is 11 hours on the night spring skips an hour',
      '2026-03-29T10:00:00+02:00',
      '2026-03-28T22:00:00+01:00',
      true,
    ],
    [
      '22:00 to 10:00 is 13 hours on the night autumn repeats an hour',
      '2026-10-25T10:00:00+01:00',
      '2026-10-24T22:00:00+02:00',
      false,
    ],
    [
      '23:00 to 10:00 is exactly 12 hours on the night autumn repeats an hour',
      '2026-10-25T10:00:00+01:00',
      '2026-10-24T23:00:00+02:00',
      false,
    ],
  ])('%s', (_, startsAt, canceledAt, expected) => {
    expect(isLateCanceled(booking(startsAt, { canceledAt }))).toBe(expected);
  });

  it('is never true of a booking that was not cancelled', () => {
    expect(isLateCanceled(missed)).toBe(false);
  });
});

describe('the status of one booking', () => {
  it('is missed, not upcoming, from the very start of the class on', () => {
    expect(bookingStatus(booking('2026-11-20T12:00:00+01:00'), now)).toBe('missed');
    expect(bookingStatus(booking('2026-11-20T12:00:01+01:00'), now)).toBe('upcoming');
  });

  it('is attended even when presence was marked before the start', () => {
    expect(bookingStatus({ ...upcoming, hasAttended: true }, now)).toBe('attended');
  });
});

describe('the status of a day', () => {
  it.each([
    ['no booking', [], 'none'],
    ['only a free cancellation', [early], 'none'],
    ['missed', [missed, early], 'missed'],
    ['late-canceled before missed', [missed, late], 'late-canceled'],
    ['upcoming before late-canceled', [late, missed, upcoming], 'upcoming'],
    ['attended before everything', [upcoming, late, missed, attended], 'attended'],
  ] as const)('%s', (_, bookings, expected) => {
    expect(dayStatus(bookings, now)).toBe(expected);
  });
});
