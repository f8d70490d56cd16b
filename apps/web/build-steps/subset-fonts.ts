/**
 * Writes the typefaces of the site into packages/design/src/theme/fonts, cut down to what German and English pages need.
 * Run by hand (`node build-steps/subset-fonts.ts`) when a family or a character is added; the results are committed,
 * so that a build needs neither the full fonts nor the time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const target = new URL('../../../packages/design/src/theme/fonts/', import.meta.url);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** Dashes, typographic and German quotes, bullet, ellipsis, single guillemets, euro, minus, arrows, capital sharp s. */
const TYPOGRAPHIC = '–—‘’‚“”„•…‹›€−←→ẞ';
const TEXT = LATIN + LATIN_1 + TYPOGRAPHIC;

/** Kerning, composed accents, case-sensitive punctuation, tabular numerals. */
const FEATURES = ['kern', 'mark', 'ccmp', 'case', 'tnum'];

const FONTS = [
  {
    source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    name: 'archivo-wide.woff2',
    text: TEXT,
    axes: { wdth: 112, wght: { min: 600, max: 800 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    name: 'inter.woff2',
    text: TEXT,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source: import.meta.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'),
    name: 'instrument-serif-italic.woff2',
    text: `${LATIN}ÄÖÜäöüß–’“”„`,
    axes: {},
  },
];

for (const { source, name, text, axes } of FONTS) {
  const font = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(name, target), font);
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`);
}
