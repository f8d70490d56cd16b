import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/studio-calendar.ts';
import {
  endAfterNotice,
  endOfMembership,
  lastDayOfNotice,
  refundDueOn,
} from './contract-declaration-dates.ts';

describe('one month of notice', () => {
  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-15', '2027-01-15'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-10-31', '2026-11-30'],
    ['2026-02-28', '2026-03-28'],
    ['2026-11-30', '2026-12-30'],
  ])('received on %s ends on %s', (received, end) => expect(endAfterNotice(received)).toBe(end));
});

describe('the last day of notice', () => {
  it.each([
    ['2027-04-30', '2027-03-31'],
    ['2027-02-28', '2027-01-31'],
    ['2028-02-28', '2028-01-28'],
    ['2027-03-30', '2027-02-28'],
    ['2027-03-31', '2027-02-28'],
    ['2027-01-14', '2026-12-14'],
  ])('for an end on %s is %s', (end, noticeBy) => expect(lastDayOfNotice(end)).toBe(noticeBy));

  it('is in time for its end, and a day later is too late, whatever the day', () => {
    for (let end = '2026-01-01'; end < '2034-01-01'; end = addDays(end, 1)) {
      const noticeBy = lastDayOfNotice(end);
      expect(endAfterNotice(noticeBy) <= end, `${noticeBy} for ${end}`).toBe(true);
      expect(endAfterNotice(addDays(noticeBy, 1)) > end, `after ${noticeBy} for ${end}`).toBe(true);
    }
  });
});

describe('notice for a running membership', () => {
  const MEMBERSHIP = { from: '2026-01-15', until: null, termMonths: 12, pauses: [] } as const;

  it.each([
    ['2026-11-20', '2027-01-14', 'term'],
    ['2026-12-14', '2027-01-14', 'term'],
    ['2026-12-15', '2027-01-15', 'notice'],
    ['2027-06-30', '2027-07-30', 'notice'],
  ])('received on %s ends it on %s: %s', (received, day, reason) =>
    expect(endOfMembership(MEMBERSHIP, received)).toEqual({ day, reason }),
  );

  it('waits for the months of a pause too', () => {
    const pauses = [{ from: '2026-03-15', until: '2026-04-14' }];
    expect(endOfMembership({ ...MEMBERSHIP, pauses }, '2026-11-20')).toEqual({
      day: '2027-02-14',
      reason: 'term',
    });
  });

  it('waits for nothing but the notice where there is no minimum term', () =>
    expect(endOfMembership({ ...MEMBERSHIP, termMonths: null }, '2026-01-31')).toEqual({
      day: '2026-02-28',
      reason: 'notice',
    }));

  it('changes nothing about a membership that ends before', () =>
    expect(endOfMembership({ ...MEMBERSHIP, until: '2026-12-14' }, '2026-11-20')).toEqual({
      day: '2026-12-14',
      reason: 'ended_already',
    }));
});

describe('a refund', () => {
  it.each([
    ['2026-11-20', '2026-12-04'],
    ['2026-12-24', '2027-01-07'],
    ['2026-03-20', '2026-04-03'],
  ])('for a withdrawal received on %s is due on %s', (received, due) =>
    expect(refundDueOn(received)).toBe(due),
  );
});
