import { describe, expect, test } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import {
  cancellingNow,
  canTakePlace,
  classStanding,
  ownWithout,
  type ClassStanding,
  type OwnClasses,
  type OwnPlace,
  type ShownClass,
} from './class-standing.ts';
import type { Entitlement } from './entitlement.ts';

const at = (time: string, day = '2026-11-24') => berlinInstant(day, time);
const now = at('12:00', '2026-11-22');
const start = at('18:30');
const open: ShownClass = { id: 'w1', start, freePlaces: 3 };
const full: ShownClass = { ...open, freePlaces: 0, waitlist: [11, 14] };

const unlimited: Entitlement = {
  kind: 'membership',
  id: 'm',
  from: '2026-01-01',
  until: null,
  pauses: [],
  validIn: [],
};
const pass: Entitlement = {
  kind: 'pass',
  id: 'p',
  from: '2026-09-01',
  until: '2027-02-28',
  credits: 4,
  validIn: [],
};
const nothing: OwnClasses = { places: [], waits: [], entitlements: [] };
const member: OwnClasses = { ...nothing, entitlements: [unlimited] };

function place(more: Partial<OwnPlace> = {}): OwnPlace {
  return {
    workoutId: 'w1',
    start,
    bookedAt: at('12:00', '2026-11-20'),
    freeUntil: at('06:30'),
    lateCost: 'fee',
    isOfferedPlace: false,
    ...more,
  };
}

const wait = { workoutId: 'w1', entry: 14, state: 'waiting', offerEndsAt: null } as const;

describe('what a member can do about a class', () => {
  test('a free place can be booked, and the page knows what pays', () => {
    expect(classStanding({ studioClass: open, own: member, now })).toEqual({
      kind: 'open',
      payer: unlimited,
    });
  });

  test('the preferred pass pays where it covers the day, and the rule chooses where it does not', () => {
    const own = { ...nothing, entitlements: [unlimited, pass] };
    const payer = (preferred: string, starts: Date) =>
      classStanding({ studioClass: { ...open, start: starts }, own, now, preferred });
    expect(payer('p', start)).toEqual({ kind: 'open', payer: pass });
    const later = at('18:30', '2027-03-01');
    const then = at('12:00', '2027-02-28');
    expect(classStanding({ studioClass: { ...open, start: later }, own, now: then, preferred: 'p' })).toEqual(
      {
        kind: 'open',
        payer: unlimited,
      },
    );
  });

  test('what is valid at other branches does not pay here, also where it is preferred, and says where it does', () => {
    const north = { ...pass, validIn: ['North'] };
    const own = { ...nothing, entitlements: [north] };
    const at = (studioClass: ShownClass, preferred?: string) =>
      classStanding({ studioClass, own, now, preferred });
    expect(at(open, 'p')).toEqual({ kind: 'refused', reason: 'valid_elsewhere', elsewhere: north });
    expect(at(full)).toMatchObject({ reason: 'valid_elsewhere', elsewhere: north });
    expect(at({ ...open, branch: { name: 'North' } }, 'p')).toEqual({ kind: 'open', payer: north });
  });

  test('a full class has a waitlist to join', () => {
    expect(classStanding({ studioClass: full, own: member, now })).toEqual({
      kind: 'full',
      payer: unlimited,
    });
  });

  test('a place from the waitlist is paid by the rule, whatever the member prefers', () => {
    const own = { ...nothing, entitlements: [unlimited, pass] };
    expect(classStanding({ studioClass: full, own, now, preferred: 'p' })).toMatchObject({
      kind: 'full',
      payer: unlimited,
    });
  });

  test('the chance is that of the own position, or of the one that joining would give', () => {
    const studioClass = { ...full, waitlistChances: [9, 6, 3] };
    expect(classStanding({ studioClass, own: member, now })).toMatchObject({
      chance: { position: 3, inTen: 3 },
    });
    const waiting = { ...member, waits: [wait] };
    expect(classStanding({ studioClass, own: waiting, now })).toMatchObject({
      position: 2,
      chance: { position: 2, inTen: 6 },
    });
    const unknown = { ...studioClass, waitlistChances: [9] };
    expect(classStanding({ studioClass: unknown, own: waiting, now })).toMatchObject({ chance: undefined });
  });

  test('a place that is promised to the waitlist leads to its end', () => {
    const promised = { ...full, freePlaces: 1 };
    expect(classStanding({ studioClass: promised, own: member, now }).kind).toBe('full');
  });

  test('says why there is no place: nothing pays, too early, another class at the time', () => {
    const standing = (own: OwnClasses, studioClass = open) => classStanding({ studioClass, own, now });
    expect(standing(nothing)).toEqual({ kind: 'refused', reason: 'no_entitlement' });
    expect(standing(nothing, full)).toEqual({ kind: 'refused', reason: 'no_entitlement' });
    expect(standing(member, { ...open, start: at('18:30', '2026-12-10') })).toEqual({
      kind: 'refused',
      reason: 'booking_not_open',
    });
    const other = place({ workoutId: 'w2', start: at('18:00') });
    expect(standing({ ...member, places: [other] })).toEqual({
      kind: 'refused',
      reason: 'overlapping_booking',
    });
  });

  test('a class that ended earlier today overlaps with nothing', () => {
    const ended = place({ workoutId: 'w2', start: at('17:45') });
    const standing = classStanding({
      studioClass: { ...open, start: at('18:29') },
      own: { ...member, places: [ended] },
      now: at('18:30', '2026-11-24'),
    });
    expect(standing.kind).toBe('over');
    const next = classStanding({
      studioClass: { ...open, start: at('18:31') },
      own: { ...member, places: [ended] },
      now: at('18:30'),
    });
    expect(next.kind).toBe('open');
  });

  test('somebody on the waitlist sees their position, which others may have changed', () => {
    const own = { ...member, waits: [wait] };
    const waiting = (waitlist: readonly number[]) =>
      classStanding({ studioClass: { ...full, waitlist }, own, now });
    expect(waiting([11, 14])).toEqual({ kind: 'waiting', position: 2, canTake: false });
    expect(waiting([14, 17])).toEqual({ kind: 'waiting', position: 1, canTake: false });
    expect(waiting([11])).toEqual({ kind: 'waiting', position: null, canTake: false });
  });

  test('in the last hour a free place can be taken from anywhere on the waitlist', () => {
    const own = { ...member, waits: [wait] };
    const standing = (moment: Date) =>
      classStanding({ studioClass: { ...full, freePlaces: 1 }, own, now: moment });
    expect(standing(at('17:29'))).toMatchObject({ canTake: false });
    expect(standing(at('17:30'))).toMatchObject({ canTake: true });
  });

  test('an offer is shown with its end, and no longer at that instant', () => {
    const offer = { ...wait, state: 'offered', offerEndsAt: at('15:10') } as const;
    const own = { ...member, waits: [offer] };
    const standing = (moment: Date) => classStanding({ studioClass: full, own, now: moment });
    const before = new Date(at('15:10').getTime() - 1);
    expect(standing(before)).toEqual({ kind: 'offered', until: at('15:10') });
    expect(standing(at('15:10')).kind).toBe('waiting');
  });

  test('nothing can be done once a class has begun or was cancelled, not even by those who have a place', () => {
    const own = { ...member, places: [place()] };
    expect(classStanding({ studioClass: open, own, now: start }).kind).toBe('over');
    expect(classStanding({ studioClass: { ...open, isCanceled: true }, own, now }).kind).toBe('over');
    expect(classStanding({ studioClass: open, own, now: new Date(start.getTime() - 1) }).kind).toBe('booked');
  });
});

describe('what cancelling costs now', () => {
  test('nothing up to the last instant of free cancelling, then what pays for the place', () => {
    const free = { kind: 'free', until: at('06:30'), isUndo: false };
    const after = new Date(at('06:30').getTime() + 1);
    expect(cancellingNow(place(), at('06:30'))).toEqual(free);
    expect(cancellingNow(place(), after)).toEqual({ kind: 'costs', cost: { kind: 'fee', cents: 500 } });
    expect(cancellingNow(place({ lateCost: 'credit' }), after)).toEqual({
      kind: 'costs',
      cost: { kind: 'credit' },
    });
  });

  test('nothing up to the start where nothing of ours pays for the place', () => {
    expect(cancellingNow(place({ lateCost: 'nothing' }), at('18:29'))).toEqual({
      kind: 'free',
      until: start,
      isUndo: false,
    });
  });

  test('is an undo for ten minutes after booking, except of an accepted offer', () => {
    const bookedAt = at('12:00');
    const fresh = place({ bookedAt, freeUntil: at('12:10') });
    expect(cancellingNow(fresh, at('12:10'))).toMatchObject({ kind: 'free', isUndo: true });
    expect(cancellingNow(fresh, new Date(at('12:10').getTime() + 1)).kind).toBe('costs');
    expect(cancellingNow({ ...fresh, isOfferedPlace: true }, at('12:05'))).toMatchObject({ isUndo: false });
  });
});

describe('what is left once a place is left', () => {
  const usedUp: Entitlement = { ...pass, credits: 0 };
  const booked = { ...place({ workoutId: 'w0', lateCost: 'credit' }), branch: null };
  const next = { ...open, start: at('18:30', '2026-11-25') };
  const standing = (left: typeof booked, entitlements: readonly Entitlement[], moment = now) =>
    classStanding({
      studioClass: next,
      own: ownWithout({ ...nothing, places: [left], entitlements }, left, moment),
      now: moment,
    });

  test('the last workout of a pass, where leaving is free, pays for another class', () => {
    expect(standing(booked, [usedUp])).toMatchObject({ kind: 'open', payer: { id: 'p', credits: 1 } });
  });

  test('no workout where leaving is no longer free, or a membership paid', () => {
    const refused = { kind: 'refused', reason: 'no_credit_left' };
    expect(standing(booked, [usedUp], new Date(at('06:30').getTime() + 1))).toMatchObject(refused);
    expect(standing({ ...booked, lateCost: 'fee' }, [usedUp])).toMatchObject(refused);
  });

  test('no workout on a pass that could not have paid for the place', () => {
    const later: Entitlement = { ...usedUp, from: '2026-11-25' };
    expect(standing(booked, [later])).toMatchObject({ reason: 'no_credit_left' });
  });

  test('no overlap with the class that was left', () => {
    const sameTime = { ...booked, start: next.start };
    expect(standing(sameTime, [unlimited]).kind).toBe('open');
  });
});

test.each<[boolean, ClassStanding]>([
  [true, { kind: 'offered', until: new Date(0) }],
  [true, { kind: 'waiting', position: 1, canTake: true, chance: undefined }],
  [false, { kind: 'waiting', position: 1, canTake: false, chance: undefined }],
  [false, { kind: 'refused', reason: 'overlapping_booking' }],
  [false, { kind: 'over' }],
])('a place can be taken: %s, standing %j', (expected, standing) => {
  expect(canTakePlace(standing)).toBe(expected);
});
