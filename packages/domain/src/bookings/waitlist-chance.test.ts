import { describe, expect, it } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import { chanceAt, chancesByPosition, likeness, type PastList } from './waitlist-chance.ts';

const lists = (count: number, list: PastList): PastList[] => Array.from({ length: count }, () => list);

describe('the chance to get in from the waitlist', () => {
  it('is not told of nineteen lists, and is of twenty', () => {
    expect(chancesByPosition(lists(19, [true]))).toEqual([]);
    expect(chancesByPosition(lists(20, [true]))).toEqual([10]);
  });

  it('is told as far as twenty lists reach, position by position', () => {
    const short = lists(19, [true]);
    expect(chancesByPosition([...short, [true, false]])).toEqual([10]);
    expect(chancesByPosition([...lists(6, [true, false]), ...lists(14, [true, true])])).toEqual([10, 7]);
    expect(chancesByPosition([...lists(20, [true, false]), ...short])).toEqual([10, 0]);
  });

  it('is rounded to tenths', () => {
    const among = (reached: number) => [...lists(reached, [true]), ...lists(100 - reached, [false])];
    expect([64, 65, 74, 75].map((reached) => chancesByPosition(among(reached)))).toEqual([
      [6],
      [7],
      [7],
      [8],
    ]);
  });

  it('is that of a position, counted from one', () => {
    expect(chanceAt([9, 4], 2)).toEqual({ position: 2, inTen: 4 });
    expect([chanceAt([9, 4], 3), chanceAt([9, 4], null), chanceAt(undefined, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('classes are alike at the same time of working days, or of weekends, in summer and winter', () => {
  const at = (day: string, time = '18:30') => likeness(berlinInstant(day, time));
  expect(at('2026-11-23')).toBe('weekday 18:30');
  expect([at('2026-11-27'), at('2026-06-03')]).toEqual(['weekday 18:30', 'weekday 18:30']);
  expect([at('2026-11-28'), at('2026-11-29')]).toEqual(['weekend 18:30', 'weekend 18:30']);
  expect(at('2026-11-23', '19:30')).not.toBe(at('2026-11-23'));
});
