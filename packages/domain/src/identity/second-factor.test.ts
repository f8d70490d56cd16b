import { describe, expect, it } from 'vitest';
import {
  internationalNumber,
  isPendingTooLong,
  isRecentSignIn,
  lacksSecondFactor,
  lockedFor,
  maskedNumber,
  plainBackupCode,
  plainCode,
  smsPause,
  withWrongCode,
  type WrongCodes,
} from './second-factor.ts';

const NOW = new Date('2026-03-29T01:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const before = (ms: number) => new Date(NOW.getTime() - ms);

describe('a role that asks for a second factor', () => {
  it('is not content without one', () => {
    expect(lacksSecondFactor(['member', 'coach'], ['coach', 'owner'], false)).toBe(true);
    expect(lacksSecondFactor(['member', 'coach'], ['coach', 'owner'], true)).toBe(false);
    expect(lacksSecondFactor(['member'], ['coach', 'owner'], false)).toBe(false);
    expect(lacksSecondFactor(['owner'], [], false)).toBe(false);
  });
});

describe('a sign-in', () => {
  it('is recent for ten minutes, and waits for its second factor for ten minutes', () => {
    const [inside, outside] = [before(10 * MINUTE - 1), before(10 * MINUTE)];
    expect([isRecentSignIn(inside, NOW), isRecentSignIn(outside, NOW)]).toEqual([true, false]);
    expect([isPendingTooLong(inside, NOW), isPendingTooLong(outside, NOW)]).toEqual([false, true]);
  });
});

describe('wrong codes of an account', () => {
  const tenTimes = (every: number): WrongCodes | undefined =>
    Array.from({ length: 10 }, (_, at) => at).reduce<WrongCodes | undefined>(
      (count, at) => withWrongCode(count, before((9 - at) * every)),
      undefined,
    );

  it('lock it for fifteen minutes from the tenth on', () => {
    const ten = tenTimes(MINUTE);
    expect(ten).toEqual({ count: 10, since: NOW });
    expect(ten && lockedFor(ten, NOW)).toBe(15 * MINUTE);
    expect(ten && lockedFor(ten, new Date(NOW.getTime() + 15 * MINUTE - 1))).toBe(1);
    expect(ten && lockedFor(ten, new Date(NOW.getTime() + 15 * MINUTE))).toBe(0);
    expect(lockedFor({ count: 9, since: NOW }, NOW)).toBe(0);
  });

  it('are forgotten after fifteen minutes', () => {
    expect(withWrongCode({ count: 9, since: before(15 * MINUTE) }, NOW)).toEqual({ count: 1, since: NOW });
    expect(withWrongCode({ count: 8, since: before(15 * MINUTE - 1) }, NOW).count).toBe(9);
  });
});

describe('messages to a phone', () => {
  it('come half a minute apart', () => {
    expect(smsPause([], NOW)).toBe(0);
    expect(smsPause([before(29 * SECOND), before(50 * MINUTE)], NOW)).toBe(SECOND);
    expect(smsPause([before(30 * SECOND)], NOW)).toBe(0);
  });

  it('are five in an hour at most', () => {
    const sent = [10, 20, 30, 40, 59].map((minutes) => before(minutes * MINUTE));
    expect(smsPause(sent, NOW)).toBe(MINUTE);
    expect(smsPause(sent.slice(1), NOW)).toBe(0);
  });
});

describe('what people type', () => {
  it('may hold the spaces and hyphens codes are shown with', () => {
    expect(plainCode(' 123 456')).toBe('123456');
    expect(plainBackupCode('ABCDE-fgh 23')).toBe('abcdefgh23');
  });

  it.each([
    ['+49 151 2345678', '+491512345678'],
    ['0049 (151) 234-56.78', '+491512345678'],
    ['0151/2345678', '+491512345678'],
    ['+49 (0)151 2345678', '+491512345678'],
    ['+43 664 1234567', '+436641234567'],
  ])('%s is %s', (typed, number) => expect(internationalNumber(typed)).toBe(number));

  it.each([
    '',
    '151 2345678',
    '+49',
    '+49 151 call me',
    '+0151 2345678',
    '++491512345678',
    `+${'1'.repeat(16)}`,
  ])('%s is no number', (typed) => expect(internationalNumber(typed)).toBeUndefined());

  it('shows two digits of a number', () => expect(maskedNumber('+491512345678')).toBe('••• 78'));
});
