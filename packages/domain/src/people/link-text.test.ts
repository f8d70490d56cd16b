import { describe, expect, it } from 'vitest';
import { readsAsLink, withoutLinks } from './link-text.ts';

const LINKS: readonly (readonly [text: string, broken: string])[] = [
  ['https://evil.example/prize', 'https[:]//evil[.]example/prize'],
  ['See www.evil.example now', 'See www[.]evil[.]example now'],
  ['Mia evil.COM now', 'Mia evil[.]COM now'],
  ['t.me/prize', 't[.]me/prize'],
  ['x.com', 'x[.]com'],
  ['mia@example.com', 'mia[@]example[.]com'],
  ['mailto:mia', 'mailto[:]mia'],
  ['http://localhost', 'http[:]//localhost'],
  ['http:\\\\evil', 'http[:]\\\\evil'],
  ['192.0.2.7', '192[.]0[.]2[.]7'],
  ['ümläut.münchen', 'ümläut[.]münchen'],
  ['пример.рф', 'пример[.]рф'],
  ['例子。广告', '例子[.]广告'],
  ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ['evil.\u200Bexample', 'evil[.]example'],
  ['evil\u2060.example', 'evil[.]example'],
];

describe('a text', () => {
  it.each(LINKS)('reads as a link: %j', (text) => expect(readsAsLink(text)).toBe(true));

  it.each([
    ['Dr. Anna St. John'],
    ['J. R. Smith'],
    ['A/B'],
    ['10er-Pass vom 12.11.'],
    ['z.B. um 18.30 Uhr: 3.5 kg'],
    ['👩🏽‍🚀'],
    ['نرگس\u200Cسادات'],
  ])('does not read as a link and is mailed as it is: %j', (text) => {
    expect(readsAsLink(text)).toBe(false);
    expect(withoutLinks(text)).toBe(text);
  });

  it.each(LINKS)('loses the link in a mail and stays readable: %j', (text, broken) => {
    expect(withoutLinks(text)).toBe(broken);
  });
});
