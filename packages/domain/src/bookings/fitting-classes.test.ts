import { describe, expect, it } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import type { ClassFacts, PersonFacts } from './booking.ts';
import type { Membership, Pass } from './entitlement.ts';
import { fittingClasses, fittingTestClasses } from './fitting-classes.ts';

const at = (text: string) => berlinInstant(text.slice(0, 10), text.slice(11));
const NOW = at('2026-11-20 10:00');
const OFF = { timerName: 'Heavy Basics', start: at('2026-11-24 18:00') };

interface Planned extends ClassFacts {
  readonly timerName: string;
}
const planned = (start: string, more: Partial<Planned> = {}): Planned => ({
  timerName: 'Heavy Basics',
  start: at(start),
  branch: null,
  isCanceled: false,
  capacity: 12,
  taken: 4,
  waiting: 0,
  ...more,
});

const FLAT: Membership = {
  kind: 'membership',
  id: 'm',
  from: '2026-01-01',
  until: null,
  validIn: [],
  pauses: [],
};
const PASS: Pass = {
  kind: 'pass',
  id: 'p',
  from: '2026-01-01',
  until: '2026-12-31',
  validIn: [],
  credits: 1,
};
type Facts = Pick<PersonFacts, 'entitlements' | 'upcoming'>;
const MEMBER: Facts = { entitlements: [FLAT], upcoming: [] };

const named = (classes: readonly Planned[], person: Facts = MEMBER, now = NOW) =>
  fittingClasses(OFF, classes, person, now).map(({ start }) => start);

describe('in the place of a cancelled class', () => {
  it('the two soonest of its kind are named, in whatever order they are planned', () => {
    const dates = ['2026-11-27 18:00', '2026-11-25 18:00', '2026-11-26 18:00'];
    expect(named(dates.map((each) => planned(each)))).toEqual([
      at('2026-11-25 18:00'),
      at('2026-11-26 18:00'),
    ]);
  });

  it.each([
    ['another kind on its day, from midnight', '2026-11-24 00:00', true],
    ['another kind on its day, until midnight', '2026-11-24 23:59', true],
    ['another kind the day before', '2026-11-23 23:59', false],
    ['another kind the day after', '2026-11-25 00:00', false],
  ])('the programme counts: %s', (_, start, fits) => {
    expect(named([planned(start, { timerName: 'Deadlift Club' })])).toEqual(fits ? [at(start)] : []);
  });

  it('its day is the one in Berlin when the clocks change', () => {
    const off = { timerName: 'Heavy Basics', start: at('2026-10-25 18:00') };
    const early = planned('2026-10-25 00:30', { timerName: 'Deadlift Club' });
    const before = planned('2026-10-24 23:30', { timerName: 'Deadlift Club' });
    expect(fittingClasses(off, [before, early], MEMBER, at('2026-10-20 10:00'))).toEqual([early]);
  });

  it.each([
    ['with one place left', { taken: 11 }, true],
    ['that is full', { taken: 12 }, false],
    ['whose free place is for its waitlist', { waiting: 1 }, false],
    ['that is cancelled too', { isCanceled: true }, false],
  ])('a class %s', (_, more, fits) => {
    expect(named([planned('2026-11-25 18:00', more)])).toHaveLength(fits ? 1 : 0);
  });

  it('only what can be booked by now: two weeks ahead, and not begun', () => {
    const start = '2026-12-04 10:00';
    const before = (ms: number) => new Date(NOW.getTime() - ms);
    expect(named([planned(start)])).toHaveLength(1);
    expect(named([planned(start)], MEMBER, before(1))).toEqual([]);
    expect(named([planned('2026-11-20 10:00')])).toEqual([]);
    expect(named([planned('2026-11-20 10:00')], MEMBER, before(1))).toHaveLength(1);
  });

  it.each([
    ['a class they are booked in', '2026-11-25 18:00', false],
    ['one that begins 44 minutes after it', '2026-11-25 18:44', false],
    ['one that begins when it ends', '2026-11-25 18:45', true],
    ['one that ends when it begins', '2026-11-25 17:15', true],
  ])('beside their places: %s', (_, start, fits) => {
    const person = { ...MEMBER, upcoming: [at('2026-11-25 18:00')] };
    expect(named([planned(start)], person)).toHaveLength(fits ? 1 : 0);
  });

  it.each([
    ['no credit', [{ ...PASS, credits: 0 }], false],
    ['a credit that came back', [PASS], true],
    ['a pass whose last day it is', [{ ...PASS, until: '2026-11-25' }], true],
    ['a pass that ends the day before', [{ ...PASS, until: '2026-11-24' }], false],
    ['a pause on that day', [{ ...FLAT, pauses: [{ from: '2026-11-25', until: '2026-11-25' }] }], false],
    ['a membership that has ended', [{ ...FLAT, until: '2026-11-24' }], false],
    ['nothing', [], false],
  ])('what pays for it: %s', (_, entitlements, fits) => {
    expect(named([planned('2026-11-25 18:00')], { entitlements, upcoming: [] })).toHaveLength(fits ? 1 : 0);
  });

  it('of a chain, only branches that what they have is valid in', () => {
    const person = { entitlements: [{ ...FLAT, validIn: ['North'] }], upcoming: [] };
    const north = planned('2026-11-26 18:00', { branch: { name: 'North' } });
    expect(named([planned('2026-11-25 18:00', { branch: { name: 'South' } }), north], person)).toEqual([
      north.start,
    ]);
  });

  it('nothing is named when nothing fits', () => {
    expect(named([])).toEqual([]);
    expect(named([planned('2026-11-26 18:00', { timerName: 'Deadlift Club' })])).toEqual([]);
  });
});

describe('for a visitor', () => {
  const free = (classes: readonly Planned[], now = NOW) =>
    fittingTestClasses(OFF, classes, now).map(({ start }) => start);

  it('the two soonest alike are named, without anything that pays', () => {
    const dates = ['2026-11-27 18:00', '2026-11-25 18:00', '2026-11-26 18:00'];
    expect(free(dates.map((each) => planned(each)))).toEqual([
      at('2026-11-25 18:00'),
      at('2026-11-26 18:00'),
    ]);
    expect(free([planned('2026-11-25 18:00', { timerName: 'Deadlift Club' })])).toEqual([]);
  });

  it.each([
    ['with one place left', { taken: 11 }, true],
    ['that is full', { taken: 12 }, false],
    ['whose free place is for its waitlist', { waiting: 1 }, false],
    ['that is cancelled too', { isCanceled: true }, false],
    ['that has begun', { start: NOW }, false],
  ])('a class %s', (_, more, fits) => {
    expect(free([planned('2026-11-25 18:00', more)])).toHaveLength(fits ? 1 : 0);
  });
});
