import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it('writes a civil date in words, whatever the time zone of the machine', () => {
  expect(longDay('2026-11-01')).toBe('1 November 2026');
  expect(longDay('2026-03-29')).toBe('29 March 2026');
});
