import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Mara Köhler', 'Mara K.'],
  ['  Mara   von der Heide ', 'Mara H.'],
  ['mara öztürk', 'mara Ö.'],
  ['Cher', 'Cher'],
  ['', ''],
])('%j is shown as %j', (full, short) => {
  expect(shortName(full)).toBe(short);
});
