import { describe, expect, it } from 'vitest';
import { mailCodePause, mailCodesOfTheDay } from './mail-code.ts';

const NOW = new Date('2026-10-25T01:30:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const every = (seconds: number, times: number) =>
  Array.from({ length: times }, (_, nth) => ago(seconds * (nth + 1)));

describe('another code by mail', () => {
  it.each([
    ['the first', [], 0],
    ['29 seconds after the last', [ago(29)], 1],
    ['30 seconds after the last', [ago(30)], 0],
    ['the fifth within an hour', every(60, 4), 0],
    ['the sixth within an hour', every(60, 5), 3300],
    ['the sixth, an hour after the first', [...every(60, 4), ago(3600)], 0],
    ['the tenth within a day', every(3600, 9), 0],
    ['the eleventh within a day', every(3600, 10), 50_400],
    ['the eleventh, a day after the first', [...every(3600, 9), ago(86_400)], 0],
    ['the sixth within an hour, whose last was a moment ago', [...every(600, 4), ago(3599), ago(10)], 1200],
  ])('%s', (_which, sent, seconds) => {
    expect(mailCodePause(sent, NOW)).toBe(seconds * 1000);
  });

  it('forgets those of the day before', () => {
    expect(mailCodesOfTheDay([ago(86_400), ago(86_399)], NOW)).toEqual([ago(86_399)]);
  });
});
