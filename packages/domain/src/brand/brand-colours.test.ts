import { describe, expect, it } from 'vitest';
import { brandColours, brandStyle, contrastOf, isColour } from './brand-colours.ts';

const ENOUGH_FOR_TEXT = 4.5;
/** Every mixture of eight steps of red, green and blue. */
const STEPS = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
const MIXTURES = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);

describe('the colours of a studio', () => {
  it('are as they were chosen where text on them can be read', () => {
    expect(brandColours('#ff5b1a')).toMatchObject({ signal: '#ff5b1a', onSignal: '#131312' });
    expect(brandColours('#1f7a4d')).toMatchObject({ signal: '#1f7a4d', onSignal: '#ffffff' });
  });

  it('leave text readable whatever was chosen', () => {
    for (const chosen of MIXTURES) {
      const { signal, signalStrong, onSignal, accentOnLight, accentOnDark } = brandColours(chosen);
      const ratios = [
        contrastOf(signal, onSignal),
        contrastOf(signalStrong, onSignal),
        contrastOf(accentOnLight, '#e9e7e2'),
        contrastOf(accentOnDark, '#1b1b1a'),
      ];
      expect(Math.min(...ratios), chosen).toBeGreaterThanOrEqual(ENOUGH_FOR_TEXT);
    }
  });

  it('are written as rules of the theme', () => {
    expect(brandStyle('#ff5b1a')).toContain('--signal:#ff5b1a;');
  });
});

describe('a colour', () => {
  it.each(['ff5b1a', '#ff5b1', '#ff5b1g', 'red', '#ff5b1a;}'])('is not %s', (text) => {
    expect(isColour(text)).toBe(false);
    expect(() => brandColours(text)).toThrow(RangeError);
  });
});
