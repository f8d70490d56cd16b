import { describe, expect, it } from 'vitest';
import { textFromLanguage, textInLanguage } from './loads-text.ts';
import { platesText, readPlates } from './plates-text.ts';
import { readWeights, weightsText } from './weights-text.ts';

const weights = (text: string) => {
  const read = readWeights(text);
  return read.kind === 'weights' ? read.weights : read.fault;
};
const plates = (text: string) => {
  const read = readPlates(text);
  return read.kind === 'plates' ? read.plates : read.fault;
};

describe('weights', () => {
  it.each([
    ['4, 6, 8', [4, 6, 8]],
    ['8; 6\n4, 6,', [4, 6, 8]],
    ['16 kg', [16]],
    ['2.5–10 in 2.5', [2.5, 5, 7.5, 10]],
    ['2.5 kg - 10 kg in 2.5 kg', [2.5, 5, 7.5, 10]],
    ['1 to 3 by 1, 2 bis 4 in Schritten von 2', [1, 2, 3, 4]],
    ['0.1–0.3 in 0.1', [0.1, 0.2, 0.3]],
    ['1000', [1000]],
  ])('%j are read', (text, expected) => expect(weights(text)).toEqual(expected));

  it.each([
    ['', { reason: 'none' }],
    [' , ;', { reason: 'none' }],
    ['4, 6,8', { reason: 'unreadable', place: 2 }],
    ['4, heavy', { reason: 'unreadable', place: 2 }],
    ['-4', { reason: 'unreadable', place: 1 }],
    ['1.125', { reason: 'unreadable', place: 1 }],
    ['2–10', { reason: 'no_step', place: 1 }],
    ['10–2 in 2', { reason: 'backwards', place: 1 }],
    ['2–2 in 2', { reason: 'backwards', place: 1 }],
    ['0', { reason: 'zero', place: 1 }],
    ['1–5 in 0', { reason: 'zero', place: 1 }],
    ['1000.01', { reason: 'too_heavy', place: 1 }],
    ['1, 12–31 in 2', { reason: 'missed_end', place: 2, before: 30, after: 32 }],
    ['0.01–500 in 0.01', { reason: 'too_many' }],
    ['1–499 in 1, 500, 501', { reason: 'too_many' }],
  ])('%j are refused', (text, expected) => expect(weights(text)).toEqual(expected));

  it('are written in the fewest ranges, which are read back as the same', () => {
    const rack = weights('1–10 in 1, 12–30 in 2, 32.5–60 in 2.5');
    expect(Array.isArray(rack) && weightsText(rack)).toBe('1–10 in 1, 12–30 in 2, 32.5–60 in 2.5');
    expect(weightsText([4, 6, 8])).toBe('4, 6, 8');
    expect(weightsText([1, 4, 6, 8, 10])).toBe('1, 4–10 in 2');
    expect(weightsText([7])).toBe('7');
    for (const some of [[1], [1, 2], [0.25, 0.5, 0.75, 1, 7], [1, 2, 3, 4, 6, 8, 10, 12.5], [1.13, 2.27]]) {
      expect(weights(weightsText(some))).toEqual(some);
    }
  });
});

describe('plates', () => {
  it.each([
    ['25', [{ weight: 25, per_end: 1 }]],
    [
      '2x10, 4 × 25 kg; 1.25',
      [
        { weight: 25, per_end: 4 },
        { weight: 10, per_end: 2 },
        { weight: 1.25, per_end: 1 },
      ],
    ],
    ['10, 10, 2 * 10', [{ weight: 10, per_end: 4 }]],
  ])('%j are read', (text, expected) => expect(plates(text)).toEqual(expected));

  it.each([
    ['', { reason: 'none' }],
    ['25,20', { reason: 'unreadable', place: 1 }],
    ['25, many', { reason: 'unreadable', place: 2 }],
    ['25 × 4 × 2', { reason: 'unreadable', place: 1 }],
    ['0 × 25', { reason: 'zero', place: 1 }],
    ['2 × 0', { reason: 'zero', place: 1 }],
    ['25 × 4', { reason: 'count', place: 1 }],
    ['11 × 5, 10 × 5', { reason: 'count', place: 2 }],
    ['100.01', { reason: 'too_heavy', place: 1 }],
    // They have no step in common but a hundredth.
    ['20 × 50.01, 20 × 51.03, 20 × 52.07, 20 × 53.11', { reason: 'too_many' }],
  ])('%j are refused', (text, expected) => expect(plates(text)).toEqual(expected));

  it('in pounds are no more than a bar can be loaded with', () => {
    expect(plates('4 × 20.41, 15.88, 11.34, 2 × 4.54, 2.27, 1.13')).toHaveLength(6);
  });

  it('are written so that they are read back as the same', () => {
    const text = '4 × 25, 20, 2 × 10, 1.25';
    const read = readPlates(text);
    expect(read.kind === 'plates' && platesText(read.plates)).toBe(text);
  });
});

it('a page in German shows commas and is typed with them', () => {
  expect(textInLanguage('2.5–10 in 2.5, 12', 'de')).toBe('2,5–10 in 2,5, 12');
  expect(textFromLanguage('2,5–10 in 2,5, 12', 'de')).toBe('2.5–10 in 2.5, 12');
  expect(textFromLanguage('4, 6.5', 'de')).toBe('4, 6.5');
  // A list without spaces is no number in either language.
  expect(weights(textFromLanguage('4,6,8', 'de'))).toEqual({ reason: 'unreadable', place: 1 });
  expect(textInLanguage('2.5', 'en')).toBe('2.5');
  expect(textFromLanguage('2,5', 'en')).toBe('2,5');
});
