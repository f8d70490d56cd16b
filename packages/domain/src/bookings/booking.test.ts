import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';
import {
  callsList,
  decideAcceptance,
  decideBooking,
  decideJoining,
  decideTaking,
  decideWalkIn,
  MOST_UPCOMING,
  serveFirst,
  servesList,
  type ClassFacts,
  type PersonFacts,
} from './booking.ts';
import { cutOff } from './booking-times.ts';

const START = new Date('2026-11-25T17:30:00Z');
const before = (ms: number) => new Date(START.getTime() - ms);
const DAY_BEFORE = before(DAY_MS);

const studioClass: ClassFacts = {
  start: START,
  branch: null,
  isCanceled: false,
  capacity: 12,
  taken: 5,
  waiting: 0,
};
const full: ClassFacts = { ...studioClass, taken: 12 };
const person: PersonFacts = {
  entitlements: [{ kind: 'membership', id: 'm', from: '2026-01-01', until: null, pauses: [], validIn: [] }],
  upcoming: [],
  isBookedHere: false,
  wait: 'none',
};
const outcome = (decision: { readonly outcome: string; readonly reason?: string }) =>
  decision.outcome === 'refused' ? decision.reason : decision.outcome;
const booked = (c: Partial<ClassFacts>, p: Partial<PersonFacts> = {}, now = DAY_BEFORE) =>
  outcome(decideBooking({ studioClass: { ...studioClass, ...c }, person: { ...person, ...p }, now }));

describe('booking', () => {
  it.each([
    ['is open fourteen days before, to the millisecond', 'booked', before(14 * DAY_MS)],
    ['is not open a millisecond earlier', 'booking_not_open', before(14 * DAY_MS + 1)],
    ['is possible until the last millisecond', 'booked', before(1)],
    ['is over at the start', 'class_started', START],
  ])('%s', (_, expected, now) => expect(booked({}, {}, now)).toBe(expected));

  it.each<[string, string, Partial<ClassFacts>, Partial<PersonFacts>]>([
    ['of a cancelled class', 'class_canceled', { isCanceled: true }, {}],
    ['of the same class again', 'already_booked', {}, { isBookedHere: true }],
    ['of the same class again although it is full', 'already_booked', { taken: 12 }, { isBookedHere: true }],
    ['of a full class', 'class_full', { taken: 12 }, {}],
    ['of a class with more than its places taken', 'class_full', { taken: 13 }, {}],
    ['of a place others wait for', 'place_promised', { waiting: 1 }, {}],
    ['of a place others wait for, by one of them', 'place_promised', { waiting: 2 }, { wait: 'waiting' }],
    ['of a class at the same time', 'overlapping_booking', {}, { upcoming: [START] }],
    [
      'of a class that ends a minute after',
      'overlapping_booking',
      {},
      { upcoming: [before(44 * MINUTE_MS)] },
    ],
    [
      'with too many ahead',
      'too_many_upcoming',
      {},
      { upcoming: Array.from({ length: MOST_UPCOMING }, () => before(DAY_MS)) },
    ],
    ['with nothing that pays', 'no_entitlement', {}, { entitlements: [] }],
  ])('%s is refused with %s', (_, reason, c, p) => expect(booked(c, p)).toBe(reason));

  it('of a class that begins as another one ends is no overlap', () => {
    expect(
      booked({}, { upcoming: [before(45 * MINUTE_MS), new Date(START.getTime() + 45 * MINUTE_MS)] }),
    ).toBe('booked');
  });

  it('in the last hour is for the first who takes it of those who wait', () => {
    expect(booked({ waiting: 2 }, { wait: 'waiting' }, before(HOUR_MS + 1))).toBe('place_promised');
    expect(booked({ waiting: 2 }, { wait: 'waiting' }, before(HOUR_MS))).toBe('booked');
    expect(booked({ waiting: 2 }, {}, before(HOUR_MS))).toBe('place_promised');
  });

  it('is paid by the day of the class in Berlin, not of the booking', () => {
    const entitlements = [
      { kind: 'pass', id: 'p', from: '2026-11-01', until: '2026-11-25', credits: 1, validIn: [] },
    ] as const;
    const late = { start: new Date('2026-11-25T22:59:00Z') };
    expect(booked(late, { entitlements })).toBe('booked');
    expect(booked({ start: new Date('2026-11-25T23:00:00Z') }, { entitlements })).toBe(
      'pass_expired_by_then',
    );
  });
});

describe('joining the waitlist', () => {
  const joined = (c: Partial<ClassFacts>, p: Partial<PersonFacts> = {}) =>
    outcome(decideJoining({ studioClass: { ...full, ...c }, person: { ...person, ...p }, now: DAY_BEFORE }));

  it.each<[string, string, Partial<ClassFacts>, Partial<PersonFacts>]>([
    ['of a full class', 'waiting', {}, {}],
    ['behind others for whom a place is free', 'waiting', { taken: 11, waiting: 1 }, {}],
    ['while a place is free says so', 'has_place', { taken: 11 }, {}],
    ['twice changes nothing', 'already_waiting', { waiting: 1 }, { wait: 'waiting' }],
    ['with an offer says so', 'has_place', {}, { wait: 'offered' }],
    ['with a place in it', 'already_booked', {}, { isBookedHere: true }],
    ['with nothing that pays', 'no_entitlement', {}, { entitlements: [] }],
    ['at the time of another class', 'overlapping_booking', {}, { upcoming: [START] }],
  ])('%s: %s', (_, expected, c, p) => expect(joined(c, p)).toBe(expected));
});

describe('booking a class with an offer of it', () => {
  const end = before(4 * HOUR_MS);
  const lastMoment = new Date(end.getTime() - 1);
  it.each([
    ['takes the place that is held until the offer ends', lastMoment, { wait: 'offered' }, 'booked: held'],
    ['is too late at that instant', end, { wait: 'offered' }, 'offer_gone'],
    ['of somebody else has no place', lastMoment, { wait: 'waiting' }, 'class_full'],
    ['of nobody is like any booking', lastMoment, { wait: 'none' }, 'class_full'],
    ['is the same for staff', lastMoment, { wait: 'offered', mayExceed: true }, 'booked: held'],
    ['lets staff go beyond once it ended', end, { wait: 'offered', mayExceed: true }, 'booked: beyond'],
  ] as const)('%s', (_, now, { wait, ...staff }, expected) => {
    const asking = { studioClass: full, person: { ...person, wait }, now, ...staff, offerEndsAt: end };
    const decision = decideTaking(asking);
    const place = decision.outcome === 'booked' && (decision.isOffered ? 'booked: held' : 'booked: beyond');
    expect(place === false ? outcome(decision) : place).toBe(expected);
  });
});

describe('accepting an offer', () => {
  const end = before(4 * HOUR_MS);
  const accepted = (now: Date, p: Partial<PersonFacts> = {}) =>
    outcome(
      decideAcceptance({
        studioClass: full,
        person: { ...person, wait: 'offered', ...p },
        now,
        offerEndsAt: end,
      }),
    );

  it('takes the place that is held, although the class is full', () => {
    expect(accepted(new Date(end.getTime() - 1))).toBe('booked');
  });
  it.each<[string, string, Date, Partial<PersonFacts>]>([
    ['at the instant it ends', 'offer_gone', end, {}],
    ['that somebody else has', 'offer_gone', before(5 * HOUR_MS), { wait: 'waiting' }],
    ['without anything that pays by now', 'no_entitlement', before(5 * HOUR_MS), { entitlements: [] }],
    [
      'at the time of a class booked since',
      'overlapping_booking',
      before(5 * HOUR_MS),
      { upcoming: [START] },
    ],
  ])('%s is refused with %s', (_, reason, now, p) => expect(accepted(now, p)).toBe(reason));
});

describe('serving the list', () => {
  const roomy = { ...full, taken: 11, waiting: 1 };
  const serve = (now: Date, p: Partial<PersonFacts> = {}) =>
    serveFirst({
      studioClass: roomy,
      person: { ...person, ...p },
      now,
      cutOff: cutOff(START),
      hadOffer: false,
    });

  it('promotes at the cut-off and offers a millisecond later', () => {
    expect(serve(before(12 * HOUR_MS)).outcome).toBe('promoted');
    expect(serve(before(12 * HOUR_MS - 1))).toEqual({
      outcome: 'offered',
      // Made before seven in the morning.
      until: new Date('2026-11-25T06:30:00Z'),
    });
  });
  it('passes over those who cannot take it', () => {
    expect(serve(DAY_BEFORE, { entitlements: [] })).toEqual({
      outcome: 'passed_over',
      reason: 'no_entitlement',
    });
    expect(serve(DAY_BEFORE, { isBookedHere: true })).toMatchObject({ reason: 'already_booked' });
  });
  it.each<[string, boolean, Partial<ClassFacts>, Date]>([
    ['in the last hour', true, {}, before(HOUR_MS)],
    ['a millisecond before it', false, {}, before(HOUR_MS + 1)],
    ['a millisecond before it starts', true, {}, before(1)],
    ['that has started', false, {}, START],
    ['without a place', false, { taken: 12 }, before(HOUR_MS)],
    ['without a list', false, { waiting: 0 }, before(HOUR_MS)],
    ['cancelled', false, { isCanceled: true }, before(HOUR_MS)],
  ])('a class %s calls everybody on the list: %s', (_, expected, c, now) =>
    expect(callsList({ ...roomy, ...c }, now)).toBe(expected),
  );
  it.each<[string, boolean, Partial<ClassFacts>, Date]>([
    ['with a place and a list', true, {}, before(HOUR_MS + 1)],
    ['without a place', false, { taken: 12 }, DAY_BEFORE],
    ['without a list', false, { waiting: 0 }, DAY_BEFORE],
    ['cancelled', false, { isCanceled: true }, DAY_BEFORE],
    ['in the last hour', false, {}, before(HOUR_MS)],
  ])('a class %s: %s', (_, expected, c, now) => expect(servesList({ ...roomy, ...c }, now)).toBe(expected));
});

describe('somebody who came without a booking', () => {
  const walkIn = (
    { c = {}, p = {}, present = 0 }: { c?: Partial<ClassFacts>; p?: Partial<PersonFacts>; present?: number },
    now: Date,
  ) =>
    outcome(
      decideWalkIn({ studioClass: { ...studioClass, ...c }, person: { ...person, ...p }, present, now }),
    );
  const after = (ms: number) => new Date(START.getTime() + ms);

  it.each([
    ['gets a free place from twenty minutes before', 'booked', before(20 * MINUTE_MS)],
    ['not a millisecond earlier', 'check_in_closed', before(20 * MINUTE_MS + 1)],
    ['gets one until the class ends', 'booked', after(45 * MINUTE_MS - 1)],
    ['not a millisecond later', 'check_in_closed', after(45 * MINUTE_MS)],
  ])('%s', (_, expected, now) => expect(walkIn({}, now)).toBe(expected));

  it('gets no booked place before the class starts, and one nobody came for from its start on', () => {
    expect(walkIn({ c: { taken: 12 }, present: 3 }, before(1))).toBe('class_full');
    expect(walkIn({ c: { taken: 12 }, present: 11 }, START)).toBe('booked');
    expect(walkIn({ c: { taken: 12 }, present: 12 }, START)).toBe('class_full');
    expect(decideWalkIn({ studioClass: full, person, present: 11, now: START })).toMatchObject({
      isBeyond: true,
    });
  });

  it('waits behind the list until the class starts', () => {
    const c = { waiting: 1 };
    expect(walkIn({ c }, before(1))).toBe('place_promised');
    expect(walkIn({ c, p: { wait: 'waiting' } }, before(1))).toBe('booked');
    expect(walkIn({ c }, START)).toBe('booked');
  });

  it.each<[string, string, Partial<ClassFacts>, Partial<PersonFacts>]>([
    ['of a cancelled class', 'class_canceled', { isCanceled: true }, {}],
    ['with a booking already', 'already_booked', {}, { isBookedHere: true }],
    ['with a class at the same time', 'overlapping_booking', {}, { upcoming: [START] }],
    ['with nothing that pays', 'no_entitlement', {}, { entitlements: [] }],
  ])('gets none %s', (_, expected, c, p) => expect(walkIn({ c, p }, START)).toBe(expected));
});

describe('at a branch that nothing of theirs is valid at', () => {
  const elsewhere = { kind: 'pass', id: 'p', from: '2026-11-01', until: '2026-12-31', credits: 3 } as const;
  const theirs = { ...person, entitlements: [{ ...elsewhere, validIn: ['South'] }] };
  const here = { ...studioClass, branch: { name: 'North' } };
  const refused = { reason: 'valid_elsewhere', elsewhere: { kind: 'pass', validIn: ['South'] } };

  it('nobody books, joins, walks in or takes an offer, and hears where theirs is valid', () => {
    const asked = { studioClass: here, person: theirs, now: DAY_BEFORE };
    expect(decideBooking(asked)).toMatchObject(refused);
    expect(decideJoining({ ...asked, studioClass: { ...here, taken: 12 } })).toMatchObject(refused);
    expect(decideWalkIn({ ...asked, present: 0, now: START })).toMatchObject(refused);
    const offer = { wait: 'offered', offerEndsAt: START } as const;
    expect(
      decideAcceptance({ ...asked, person: { ...theirs, wait: offer.wait }, offerEndsAt: offer.offerEndsAt }),
    ).toMatchObject(refused);
  });

  it('staff cannot let them in beyond the capacity either', () => {
    const asked = { studioClass: { ...here, taken: 12 }, person: theirs, now: DAY_BEFORE, mayExceed: true };
    expect(decideBooking(asked)).toMatchObject(refused);
  });

  it('the waitlist passes them over', () =>
    expect(
      serveFirst({
        studioClass: { ...here, waiting: 1 },
        person: theirs,
        now: DAY_BEFORE,
        cutOff: START,
        hadOffer: false,
      }),
    ).toEqual({ outcome: 'passed_over', reason: 'valid_elsewhere' }));
});
