import { describe, expect, it } from 'vitest';
import { berlinInstant, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';
import { decideClassCancellation, decideClassRestoration } from './class-cancellation.ts';
import {
  costOnceBooked,
  decideCancellation,
  freeCancellationUntil,
  stillFreeUntil,
  type CancellationCost,
  type CancelablePlace,
} from './cancellation.ts';
import {
  becomesDue,
  FEE_DECISIONS,
  FEE_STATES,
  feeDueAt,
  mayDecide,
  mayObject,
  saysSomething,
  stateOwedAgain,
} from './fee.ts';
import { decideTooFew, decideTooFewByItself } from './too-few.ts';

const START = new Date('2026-11-25T17:30:00Z');
const before = (ms: number) => new Date(START.getTime() - ms);
const place: CancelablePlace = {
  start: START,
  bookedAt: before(72 * HOUR_MS),
  via: 'member',
  freeUntil: null,
  canceledAt: null,
  isClassCanceled: false,
  payer: 'pass',
};
const outcome = (changes: Partial<CancelablePlace>, now: Date) => {
  const decision = decideCancellation({ ...place, ...changes }, now);
  if (decision.outcome === 'refused') return decision.reason;
  return decision.outcome === 'late' ? decision.cost.kind : 'free';
};

describe('what cancelling costs is known before booking', () => {
  it.each<[string, Date, CancellationCost | undefined]>([
    ['days ahead', before(72 * HOUR_MS), undefined],
    ['ten minutes before the cut-off', before(12 * HOUR_MS + 10 * MINUTE_MS), undefined],
    ['a millisecond later', before(12 * HOUR_MS + 10 * MINUTE_MS - 1), { kind: 'credit' }],
    ['an hour ahead', before(HOUR_MS), { kind: 'credit' }],
    ['so late that it is free until the start', before(10 * MINUTE_MS), undefined],
  ])('%s', (_, now, cost) => expect(costOnceBooked(START, 'pass', now)).toEqual(cost));

  it('is a fee on a membership, and nothing where nothing of the studio pays', () => {
    expect(costOnceBooked(START, 'membership', before(HOUR_MS))).toEqual({ kind: 'fee', cents: 500 });
    expect(costOnceBooked(START, null, before(HOUR_MS))).toBeUndefined();
  });
});

describe('cancelling', () => {
  it.each<[string, string, Partial<CancelablePlace>, Date]>([
    ['exactly twelve hours before', 'free', {}, before(12 * HOUR_MS)],
    ['a millisecond later, on a pass', 'credit', {}, before(12 * HOUR_MS - 1)],
    ['a millisecond later, on a membership', 'fee', { payer: 'membership' }, before(12 * HOUR_MS - 1)],
    ['late, booked elsewhere', 'nothing', { payer: null }, before(HOUR_MS)],
    ['ten minutes after booking', 'free', { bookedAt: before(HOUR_MS) }, before(HOUR_MS - 10 * MINUTE_MS)],
    [
      'a millisecond later than that',
      'credit',
      { bookedAt: before(HOUR_MS) },
      before(HOUR_MS - 10 * MINUTE_MS - 1),
    ],
    [
      'at once after accepting an offer',
      'credit',
      { bookedAt: before(HOUR_MS), via: 'offer' },
      before(HOUR_MS - 1),
    ],
    [
      'in the two hours after a promotion',
      'free',
      { via: 'list', freeUntil: before(9 * HOUR_MS) },
      before(9 * HOUR_MS),
    ],
    [
      'a millisecond after them',
      'credit',
      { via: 'list', freeUntil: before(9 * HOUR_MS) },
      before(9 * HOUR_MS - 1),
    ],
    ['of a class that was moved, just before it', 'free', { freeUntil: START }, before(1)],
    ['at the start', 'class_started', { bookedAt: before(1) }, START],
    ['a second time', 'already_canceled', { canceledAt: before(HOUR_MS) }, before(1)],
    ['of a class the studio cancelled', 'class_canceled', { isClassCanceled: true }, before(HOUR_MS)],
  ])('%s: %s', (_, expected, changes, now) => expect(outcome(changes, now)).toBe(expected));

  it('is free for twelve elapsed hours in nights the clock changes', () => {
    const spring = berlinInstant('2026-03-29', '08:00');
    expect(freeCancellationUntil({ ...place, bookedAt: new Date(0), start: spring })).toEqual(
      berlinInstant('2026-03-28', '19:00'),
    );
    const autumn = berlinInstant('2026-10-25', '08:00');
    expect(freeCancellationUntil({ ...place, bookedAt: new Date(0), start: autumn })).toEqual(
      berlinInstant('2026-10-24', '21:00'),
    );
  });

  it.each([
    ['an accepted offer no longer is', 'offer', null, null],
    ['a late booking is for ten minutes', 'member', null, before(HOUR_MS - 10 * MINUTE_MS)],
    ['a class that was moved is until its start', 'offer', START, START],
  ] as const)('%s, once booked an hour before', (_, via, freeUntil, until) => {
    const now = before(HOUR_MS);
    expect(stillFreeUntil({ start: START, bookedAt: now, via, freeUntil }, now)).toEqual(until);
  });

  it('is never free past the start, however late it was booked', () => {
    expect(freeCancellationUntil({ ...place, bookedAt: before(MINUTE_MS) })).toEqual(START);
  });
});

describe('a fee', () => {
  it('is due after 48 elapsed hours, also across a clock change', () => {
    const made = berlinInstant('2026-10-24', '12:00');
    expect(feeDueAt(made)).toEqual(berlinInstant('2026-10-26', '11:00'));
    const due = feeDueAt(made).getTime();
    expect(becomesDue({ state: 'pending', madeAt: made }, new Date(due - 1))).toBe(false);
    expect(becomesDue({ state: 'pending', madeAt: made }, new Date(due))).toBe(true);
    expect(becomesDue({ state: 'objected', madeAt: made }, new Date(due))).toBe(false);
  });
  it('that fell away by mistake is what it would be by now, and an objection to it waits for its answer again', () => {
    const madeAt = berlinInstant('2026-11-24', '12:00');
    const due = feeDueAt(madeAt).getTime();
    const again = (isObjected: boolean, ms: number) => stateOwedAgain({ madeAt, isObjected }, new Date(ms));
    expect([again(false, due - 1), again(false, due), again(true, due)]).toEqual([
      'pending',
      'due',
      'objected',
    ]);
  });
  it('may be objected to until somebody paid or decided it', () => {
    expect(FEE_STATES.filter((state) => mayObject({ state, objection: null }))).toEqual(['pending', 'due']);
  });
  it('may be objected to once: not again where the studio found it due', () => {
    expect(FEE_STATES.filter((state) => mayObject({ state, objection: 'The bus' }))).toEqual([]);
  });
  it.each([
    ['The bus broke down', true],
    ['Bus', true],
    ['バス', true],
    ['', false],
    [' \n\t\u00a0', false],
    ['\u200b\u2060\ufeff', false],
    ['…', false],
  ])('is objected to in words: %j', (words, expected) => expect(saysSomething(words)).toBe(expected));
  it('is waived while it is open, due after an objection, and settled once it is due', () => {
    const states = FEE_DECISIONS.map((decision) => FEE_STATES.filter((state) => mayDecide(state, decision)));
    expect(states).toEqual([['pending', 'due', 'objected'], ['objected'], ['due']]);
  });
});

describe('a class with too few', () => {
  const facts = { start: START, booked: 3, capacity: 10, isCanceled: false };
  it.each([
    ['a millisecond before six hours', facts, before(6 * HOUR_MS + 1), 'too_early'],
    ['six hours before', facts, before(6 * HOUR_MS), 'told'],
    ['a millisecond before the last moment to decide', facts, before(3 * HOUR_MS + 1), 'told'],
    ['at the last moment to decide', facts, before(3 * HOUR_MS), 'too_late'],
    ['with four', { ...facts, booked: 4 }, before(6 * HOUR_MS), 'enough'],
    ['full with three places', { ...facts, capacity: 3 }, before(6 * HOUR_MS), 'enough'],
    ['with one of two places free', { ...facts, booked: 1, capacity: 2 }, before(6 * HOUR_MS), 'told'],
    ['cancelled', { ...facts, isCanceled: true }, before(6 * HOUR_MS), 'enough'],
  ])('%s: %s', (_, studioClass, now, expected) => {
    expect(decideTooFew(studioClass, now).outcome).toBe(expected);
  });
  it.each([
    ['two minutes before three hours', facts, before(3 * HOUR_MS + 2 * MINUTE_MS), 'too_early'],
    ['a minute before three hours', facts, before(3 * HOUR_MS + MINUTE_MS), 'canceled'],
    ['at the last moment', facts, before(3 * HOUR_MS), 'canceled'],
    ['a millisecond after it', facts, before(3 * HOUR_MS - 1), 'runs'],
    ['with four by then', { ...facts, booked: 4 }, before(3 * HOUR_MS), 'runs'],
    ['full with three places by then', { ...facts, capacity: 3 }, before(3 * HOUR_MS), 'runs'],
    ['cancelled by then', { ...facts, isCanceled: true }, before(3 * HOUR_MS), 'runs'],
  ])('decides by itself %s: %s', (_, studioClass, now, expected) => {
    expect(decideTooFewByItself(studioClass, now).outcome).toBe(expected);
  });
  it('says how many are missing and when it is decided', () => {
    expect(decideTooFew({ ...facts, booked: 1 }, before(5 * HOUR_MS))).toEqual({
      outcome: 'told',
      missing: 3,
      decidedAt: before(3 * HOUR_MS),
    });
    const small = { ...facts, booked: 1, capacity: 2 };
    expect(decideTooFew(small, before(5 * HOUR_MS))).toMatchObject({ missing: 1 });
  });
});

describe('the studio', () => {
  it.each([
    ['few', 3 * HOUR_MS, 'canceled'],
    ['few', 3 * HOUR_MS - 1, 'too_late_for_few'],
    ['coach', 1, 'canceled'],
    ['closure', 0, 'class_started'],
  ] as const)('cancels for %s %d ms before the start: %s', (reason, ms, expected) => {
    const decision = decideClassCancellation({ start: START, isCanceled: false }, reason, before(ms));
    expect(decision.outcome === 'refused' ? decision.reason : decision.outcome).toBe(expected);
  });
  it('cancels once, and restores what is cancelled until it would start', () => {
    const canceled = { start: START, isCanceled: true };
    expect(decideClassCancellation(canceled, 'coach', before(1))).toMatchObject({
      reason: 'already_canceled',
    });
    expect(decideClassRestoration(canceled, before(1))).toEqual({ outcome: 'restored' });
    expect(decideClassRestoration(canceled, START)).toMatchObject({ reason: 'class_started' });
    expect(decideClassRestoration({ ...canceled, isCanceled: false }, before(1))).toMatchObject({
      reason: 'not_canceled',
    });
  });
});
