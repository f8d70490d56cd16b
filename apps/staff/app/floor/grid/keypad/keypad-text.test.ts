import { expect, it } from 'vitest';
import { readNumber, textAtFirst, typed } from './keypad-text.ts';

const write = (signs: string, field: 'weight' | 'reps' = 'weight') =>
  signs.split('').reduce((text, sign) => typed(text, sign, field), '');

it('writes a weight with two decimals at most', () => {
  expect(['625', '62,5', '62,255', '6,,2', ',5', '007', '12345'].map((signs) => write(signs))).toEqual([
    '625',
    '62,5',
    '62,25',
    '6,2',
    '0,5',
    '7',
    '123',
  ]);
});

it('writes whole repetitions', () => expect(write('1,2', 'reps')).toBe('12'));

it('reads both kinds of point', () =>
  expect(['62,5', '62.25', '', '0'].map(readNumber)).toEqual([62.5, 62.25, null, 0]));

it('begins with the set, else with the repetitions of the plan', () => {
  expect(textAtFirst({ weight: 62.5, reps: 0 }, 6, ',')).toEqual({ weight: '62,5', reps: '0' });
  expect(textAtFirst(null, 6, '.')).toEqual({ weight: '', reps: '6' });
  expect(textAtFirst(null, null, '.')).toEqual({ weight: '', reps: '' });
});
