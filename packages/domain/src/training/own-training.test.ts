import { describe, expect, it } from 'vitest';
import {
  daysOfOwnTraining,
  ownSetRefusal,
  ownTrainingClosesAt,
  ownTrainingRefusal,
  startOfOwnTraining,
} from './own-training.ts';

const both = (instant: string) => ({ madeAt: new Date(instant), arrivedAt: new Date(instant) });

describe('the day of an own training', () => {
  it('is today or one of the fourteen days before, by the clock of Berlin', () => {
    // 23:50 and 0:10 in Berlin.
    expect(daysOfOwnTraining(new Date('2026-12-31T22:50:00Z'))).toEqual({
      first: '2026-12-17',
      last: '2026-12-31',
    });
    expect(daysOfOwnTraining(new Date('2026-12-31T23:10:00Z'))).toEqual({
      first: '2026-12-18',
      last: '2027-01-01',
    });
  });

  it('is refused tomorrow and fifteen days ago', () => {
    const now = both('2026-11-23T18:00:00Z');
    expect(ownTrainingRefusal('2026-11-24', now)).toBe('in_future');
    expect(ownTrainingRefusal('2026-11-23', now)).toBe(null);
    expect(ownTrainingRefusal('2026-11-09', now)).toBe(null);
    expect(ownTrainingRefusal('2026-11-08', now)).toBe('too_long_ago');
  });

  it('made on 31 December at 23:50 and sent in the new year, it is of the old one', () => {
    const entered = { madeAt: new Date('2026-12-31T22:50:00Z'), arrivedAt: new Date('2027-01-01T09:00:00Z') };
    expect(ownTrainingRefusal('2026-12-31', entered)).toBe(null);
    expect(startOfOwnTraining('2026-12-31', entered)).toEqual(entered.madeAt);
  });

  it('of a device whose clock runs ahead, it is judged when it arrives', () => {
    const entered = { madeAt: new Date('2026-11-25T18:00:00Z'), arrivedAt: new Date('2026-11-23T18:00:00Z') };
    expect(ownTrainingRefusal('2026-11-24', entered)).toBe('in_future');
    expect(startOfOwnTraining('2026-11-23', entered)).toEqual(entered.arrivedAt);
  });

  it('that was made without a network counts for a fortnight after its own', () => {
    const madeAt = new Date('2026-11-23T18:00:00Z');
    const refusalAt = (arrivedAt: string) =>
      ownTrainingRefusal('2026-11-23', { madeAt, arrivedAt: new Date(arrivedAt) });
    expect(refusalAt('2026-12-21T22:59:59Z')).toBe(null);
    expect(refusalAt('2026-12-21T23:00:00Z')).toBe('correction_over');
  });
});

describe('when it takes place', () => {
  it('on an earlier day at noon, on both days on which the clocks change', () => {
    const now = both('2026-10-30T10:00:00Z');
    expect(startOfOwnTraining('2026-10-25', now).toISOString()).toBe('2026-10-25T11:00:00.000Z');
    expect(startOfOwnTraining('2026-10-24', now).toISOString()).toBe('2026-10-24T10:00:00.000Z');
    const spring = both('2027-03-30T10:00:00Z');
    expect(startOfOwnTraining('2027-03-28', spring).toISOString()).toBe('2027-03-28T10:00:00.000Z');
  });

  it('in the repeated hour, when it was', () => {
    const [first, second] = [both('2026-10-25T00:30:00Z'), both('2026-10-25T01:30:00Z')];
    expect(startOfOwnTraining('2026-10-25', first)).toEqual(first.madeAt);
    expect(startOfOwnTraining('2026-10-25', second)).toEqual(second.madeAt);
  });
});

describe('its sets', () => {
  it('can be changed until midnight after the fourteenth day, across both clock changes', () => {
    expect(ownTrainingClosesAt('2026-10-20').toISOString()).toBe('2026-11-03T23:00:00.000Z');
    expect(ownTrainingClosesAt('2027-03-20').toISOString()).toBe('2027-04-03T22:00:00.000Z');
    expect(ownSetRefusal('2026-10-20', both('2026-11-03T22:59:59Z'))).toBe(null);
    expect(ownSetRefusal('2026-10-20', both('2026-11-03T23:00:00Z'))).toBe('correction_over');
  });

  it('arrive for a fortnight longer when they were made in time', () => {
    const madeAt = new Date('2026-11-03T22:00:00Z');
    const refusalAt = (arrivedAt: string) =>
      ownSetRefusal('2026-10-20', { madeAt, arrivedAt: new Date(arrivedAt) });
    expect(refusalAt('2026-11-17T22:59:59Z')).toBe(null);
    expect(refusalAt('2026-11-17T23:00:00Z')).toBe('correction_over');
  });
});
