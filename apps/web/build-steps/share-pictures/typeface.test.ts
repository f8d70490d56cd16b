import { beforeAll, describe, expect, it } from 'vitest';
import { readGlyphTable } from './glyph-table.ts';
import { typefaceOf, type Typeface } from './typeface.ts';

const FONT = new URL('../../../../packages/design/src/theme/fonts/archivo-wide.woff2', import.meta.url);
let bold: Typeface;
beforeAll(async () => {
  bold = typefaceOf(await readGlyphTable(FONT, 800));
});

describe('a typeface', () => {
  it('draws a line from the left end of its baseline upwards', () => {
    const { path, width } = bold.outline('LIFT', 100);
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const x = numbers.filter((_, at) => at % 2 === 0);
    const y = numbers.filter((_, at) => at % 2 === 1);
    expect(Math.min(...x)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...x)).toBeLessThanOrEqual(width);
    expect(Math.min(...y)).toBeGreaterThan(-100);
    expect(Math.max(...y)).toBeLessThanOrEqual(1);
  });

  it('grows with its size', () => {
    expect(bold.outline('Kurse', 80).width).toBeCloseTo(2 * bold.outline('Kurse', 40).width);
  });

  it('kerns', () => {
    const apart = bold.outline('A', 100).width + bold.outline('V', 100).width;
    expect(bold.outline('AV', 100).width).toBeLessThan(apart);
  });

  it('puts tracking between the characters and not behind the last', () => {
    const set = bold.outline('III', 100).width;
    expect(bold.outline('III', 100, 0.1).width).toBeCloseTo(set + 20);
  });

  it('is wider in a bolder weight', async () => {
    const semibold = typefaceOf(await readGlyphTable(FONT, 600));
    expect(bold.outline('Strength', 100).width).toBeGreaterThan(semibold.outline('Strength', 100).width);
  });

  it('knows German, and says which text it cannot set', () => {
    expect(bold.outline('Kündigen, Größe', 40).path).not.toBe('');
    expect(() => bold.outline('Сила', 40)).toThrow("'Сила'");
  });
});
