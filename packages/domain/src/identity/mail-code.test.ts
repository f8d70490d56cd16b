import { describe, expect, it } from 'vitest';
import { mailCodesOfTheDay, maySendMailCode } from './mail-code.ts';

const NOW = new Date('2026-10-25T01:30:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const every = (seconds: number, times: number) =>
  Array.from({ length: times }, (_, nth) => ago(seconds * (nth + 1)));

describe('another code by mail', () => {
  it.each([
    ['the first', [], true],
    ['29 seconds after the last', [ago(29)], false],
    ['30 seconds after the last', [ago(30)], true],
    ['the fifth within an hour', every(60, 4), true],
    ['the sixth within an hour', every(60, 5), false],
    ['the sixth, an hour after the first', [...every(60, 4), ago(3600)], true],
    ['the tenth within a day', every(3600, 9), true],
    ['the eleventh within a day', every(3600, 10), false],
    ['the eleventh, a day after the first', [...every(3600, 9), ago(86_400)], true],
  ])('%s', (_which, sent, may) => {
    expect(maySendMailCode(sent, NOW)).toBe(may);
  });

  it('forgets those of the day before', () => {
    expect(mailCodesOfTheDay([ago(86_400), ago(86_399)], NOW)).toEqual([ago(86_399)]);
  });
});
