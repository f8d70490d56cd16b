import { expect, test } from 'vitest';
import { inWidth, logoWidth, pictureFile } from './picture-file.ts';

const text = (words: string) => Uint8Array.from(words, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ['png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['webp', text('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
  ['avif', text('\0\0\0\u001cftypavif')],
  ['heic', text('\0\0\0\u0018ftypheic')],
  ['heic', text('\0\0\0\u0018ftypmif1')],
] as const)('%s is told by its first bytes', (kind, bytes) => expect(pictureFile(bytes)).toBe(kind));

test.each([
  ['nothing', text('')],
  ['the start of a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', text('<!doctype html><script>')],
  ['a sound', text('RIFF\u0001\u0002\u0003\u0004WAVEfmt ')],
  ['a film', text('\0\0\0\u0018ftypmp42')],
  ['GIF', text('GIF89a')],
])('%s is no picture we take', (_, bytes) => expect(pictureFile(bytes)).toBe('unknown'));

test.each([
  ['of five to one', 500, 100, 960],
  ['square', 96, 96, 192],
  ['upright', 50, 100, 96],
  ['longer than there is room for', 2000, 100, 960],
  ['a hair', 1, 4000, 1],
])('a logo, %s, is as high as all of them', (_, width, height, expected) =>
  expect(logoWidth(width, height)).toBe(expected),
);

test('a picture has an address for each of its widths', () =>
  expect(inWidth('/api/pictures/0a.webp', 640)).toBe('/api/pictures/0a-640.webp'));
