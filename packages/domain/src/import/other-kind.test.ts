import { expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { OTHER_KIND_WORDS, otherKind } from './other-kind.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['an .xlsx file', 'PK\u0003\u0004\u0014\u0000', 'workbook'],
  ['an .xls file', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'workbook'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PNG', '\u0089PNG\r\n\u001a\n', 'picture'],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'picture'],
  ['a GIF', 'GIF89a', 'picture'],
  ['a WebP', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 ', 'picture'],
  ['a picture of a phone', '\u0000\u0000\u0000\u0018ftypheic', 'picture'],
] as const)('%s is told by its first bytes', (_what, text, kind) => {
  expect(otherKind(bytesOf(text))).toBe(kind);
});

it.each([
  ['CSV', 'id,name\n1,Mia\n'],
  ['CSV with a byte order mark', '\u00ef\u00bb\u00bfid;name\n'],
  ['UTF-16', '\u00ff\u00feid'],
  ['a heading that looks like a mark', 'id,name,WEBP,ftyp\n'],
  ['nothing', ''],
])('%s may be CSV', (_what, text) => {
  expect(otherKind(bytesOf(text))).toBeUndefined();
});

it.each(LANGUAGES)('says how a CSV file is saved, whatever was chosen (%s)', (language) => {
  for (const words of Object.values(OTHER_KIND_WORDS)) {
    expect(words[language]).toMatch(/CSV.*Excel: .*CSV UTF-8.*Numbers: .*CSV$/);
  }
});
