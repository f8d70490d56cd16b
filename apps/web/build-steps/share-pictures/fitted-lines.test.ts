import { describe, expect, it } from 'vitest';
import { fitHeading } from './fitted-lines.ts';

/** A font whose characters are all half as wide as high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const space = { width: 100, mostLines: 2, sizes: [20, 10], sizesOfBrokenWords: [20, 10, 5] };

describe('fitHeading', () => {
  it('takes the largest size that fits in one line', () => {
    expect(fitHeading('Timetable', space, measure)).toEqual({ size: 20, lines: ['Timetable'] });
  });

  it('makes lines even, so that no word is left alone below', () => {
    expect(fitHeading('a bb ccccc dddddddd ee', space, measure)).toEqual({
      size: 10,
      lines: ['a bb ccccc', 'dddddddd ee'],
    });
  });

  it('takes a smaller size rather than one more line', () => {
    expect(fitHeading('Heavy things', space, measure)).toEqual({ size: 10, lines: ['Heavy things'] });
  });

  it('takes one more line rather than break a word', () => {
    expect(fitHeading('Strength Training for Everyone', space, measure)).toEqual({
      size: 10,
      lines: ['Strength Training', 'for Everyone'],
    });
  });

  it('leaves a word whole where a smaller size is enough', () => {
    expect(fitHeading('Datenschutz\u00aderklärung', space, measure)).toEqual({
      size: 10,
      lines: ['Datenschutzerklärung'],
    });
  });

  it('breaks words at soft hyphens, with a hyphen, where whole ones fit at no size', () => {
    expect(fitHeading('Daten\u00adschutz', { ...space, sizes: [20] }, measure)).toEqual({
      size: 20,
      lines: ['Daten-', 'schutz'],
    });
  });

  it('breaks behind a hyphen without a second one', () => {
    expect(fitHeading('Datensch-Einst', { ...space, sizes: [20] }, measure)).toEqual({
      size: 20,
      lines: ['Datensch-', 'Einst'],
    });
  });

  it('says when nothing fits', () => {
    expect(fitHeading('x'.repeat(100), space, measure)).toBeUndefined();
  });
});
