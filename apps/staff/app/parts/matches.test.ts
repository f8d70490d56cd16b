import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('a text is found', () => {
  it.each(['', 'jana', 'loft JANA', 'stra', 'greifenhagener 18:00', 'übung', 'ubung'])('by "%s"', (typed) =>
    expect(matches('Mon 23 Nov, 18:00 Übung, Jana, Greifenhagener Straße, Loft', typed)).toBe(true),
  );

  it.each(["o'b", 'O’Brien', 'o‘brien', 'O´Brien', 'o`brien', 'oʼbrien', 'obrien'])(
    'with an apostrophe, by "%s"',
    (typed) => {
      for (const name of ["O'Brien", 'O’Brien', 'O‘Brien', 'O´Brien', 'O`Brien', 'OʼBrien'])
        expect(matches(name, typed)).toBe(true);
    },
  );

  it('by all of the words only', () => expect(matches('Heavy Basics, Jana', 'jana loft')).toBe(false));
});
