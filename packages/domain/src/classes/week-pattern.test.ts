import { describe, expect, it } from 'vitest';
import { readWeekPattern } from './week-pattern.ts';

const written = (text: string) => readWeekPattern(text)?.map(({ weekday, time }) => `${weekday} ${time}`);

describe('the classes of a week', () => {
  it('are written as days and times, and read in the order of the week', () => {
    expect(written('Sa 10:00, Mo-We 18:00 7:15')).toEqual([
      '0 07:15',
      '0 18:00',
      '1 07:15',
      '1 18:00',
      '2 07:15',
      '2 18:00',
      '5 10:00',
    ]);
  });

  it.each([
    ['German days', 'Di+Do 18:00', ['1 18:00', '3 18:00']],
    ['whole names', 'Monday-Tuesday 9.30; Sonntag 11:00', ['0 09:30', '1 09:30', '6 11:00']],
    ['a range over Sunday', 'Sa-Mo 10:00', ['0 10:00', '5 10:00', '6 10:00']],
    ['the same class twice', 'Mo 18:00, Mo-Tu 18:00', ['0 18:00', '1 18:00']],
    ['nothing', ' , ', []],
  ])('may be %s', (_, text, slots) => {
    expect(written(text)).toEqual(slots);
  });

  it.each(['Mo', 'Mo 25:00', 'Xy 18:00', '18:00', 'Mo-We-Fr 18:00', 'Mo 18', 'Mo 18:60'])(
    'cannot be read from %s',
    (text) => {
      expect(readWeekPattern(text)).toBeUndefined();
    },
  );
});
