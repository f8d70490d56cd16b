import { describe, expect, it } from 'vitest';
import { checkInRefusal, decideGuest, removalRefusal, walkInRemovalRefusal } from './roster.ts';

const start = new Date('2026-11-25T17:30:00Z');
const at = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * 60_000 + ms);
const studioClass = { start, branch: null, isCanceled: false, capacity: 10, taken: 4, waiting: 0 };
const asked = { studioClass, isRosterClosed: false, quota: 2, guests: 1, mayExceed: false, now: at(-60) };
const refused = (reason: string) => ({ outcome: 'refused', reason });

describe('a guest of a partner', () => {
  it('gets a free place within the quota, before the class and during it', () => {
    expect(decideGuest(asked)).toEqual({ outcome: 'added', isBeyond: false });
    expect(decideGuest({ ...asked, now: at(10) })).toEqual({ outcome: 'added', isBeyond: false });
  });

  it.each([
    ['partner_quota_full', { guests: 2, mayExceed: true }],
    ['partner_quota_full', { quota: 0, guests: 0 }],
    ['roster_closed', { isRosterClosed: true, now: at(60) }],
    ['class_canceled', { studioClass: { ...studioClass, isCanceled: true } }],
    ['class_full', { studioClass: { ...studioClass, taken: 10 } }],
    ['place_promised', { studioClass: { ...studioClass, waiting: 1 }, mayExceed: true, now: at(0, -1) }],
  ])('is refused with %s', (reason, change) => {
    expect(decideGuest({ ...asked, ...change })).toEqual(refused(reason));
  });

  it('goes beyond the capacity by decision of staff, although others wait', () => {
    const full = { ...studioClass, taken: 10, waiting: 3 };
    expect(decideGuest({ ...asked, studioClass: full, mayExceed: true })).toEqual({
      outcome: 'added',
      isBeyond: true,
    });
  });

  it('takes a place nobody on the list took by the start', () => {
    const waiting = { ...studioClass, waiting: 1 };
    expect(decideGuest({ ...asked, studioClass: waiting, now: start })).toMatchObject({ outcome: 'added' });
  });
});

describe('taking a member out of a class', () => {
  const place = { start, canceledAt: null, isClassCanceled: false };
  it('goes until the class starts, once', () => {
    expect(removalRefusal(place, at(0, -1))).toBeNull();
    expect(removalRefusal(place, start)).toBe('class_started');
    expect(removalRefusal({ ...place, canceledAt: at(-60) }, at(-30))).toBe('already_canceled');
    expect(removalRefusal({ ...place, isClassCanceled: true }, at(-30))).toBe('class_canceled');
  });
});

describe('check-in', () => {
  const open = { start, isCanceled: false };
  it('opens twenty minutes before the class', () => {
    expect(checkInRefusal(open, 'coach', at(-20, -1))).toBe('check_in_closed');
    expect(checkInRefusal(open, 'coach', at(-20))).toBeNull();
  });

  it('is open to the coach for two days, and to the desk later', () => {
    expect(checkInRefusal(open, 'coach', at(48 * 60))).toBeNull();
    expect(checkInRefusal(open, 'coach', at(48 * 60, 1))).toBe('check_in_closed');
    expect(checkInRefusal(open, 'desk', at(48 * 60, 1))).toBeNull();
  });

  it('is none in a cancelled class', () => {
    expect(checkInRefusal({ start, isCanceled: true }, 'desk', start)).toBe('class_canceled');
  });
});

it('a walk-in is taken back until the roster is closed', () => {
  const refusal = (isClassCanceled: boolean, isRosterClosed: boolean) =>
    walkInRemovalRefusal({ isClassCanceled, isRosterClosed });
  expect([refusal(false, false), refusal(false, true), refusal(true, false)]).toEqual([
    null,
    'roster_closed',
    'class_canceled',
  ]);
});
