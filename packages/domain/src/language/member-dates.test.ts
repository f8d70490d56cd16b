import { expect, it } from 'vitest';
import { germanDate } from './member-dates.ts';

it('writes dates the German way, with two digits for day and month', () => {
  expect(germanDate('2026-11-20')).toBe('20.11.2026');
  expect(germanDate('2026-03-05')).toBe('05.03.2026');
});
