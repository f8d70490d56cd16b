import { expect, it } from 'vitest';
import { namesTogether, shortName } from './short-name.ts';

it.each([
  ['Mara Köhler', 'Mara K.'],
  ['  Mara   von der Heide ', 'Mara H.'],
  ['mara öztürk', 'mara Ö.'],
  ['Cher', 'Cher'],
  ['', ''],
])('%j is shown as %j', (full, short) => {
  expect(shortName(full)).toBe(short);
});

it.each([
  [
    ['Zofia Schmidt', 'Zofia Sommer'],
    ['Zofia Sc.', 'Zofia So.'],
  ],
  [
    ['Zofia Schmidt', 'Zofia Schmitz', 'Zofia Sommer', 'Mara K'],
    ['Zofia Schmid.', 'Zofia Schmit.', 'Zofia So.', 'Mara K.'],
  ],
  [
    ['Zofia Schmid', 'Zofia Schmidt'],
    ['Zofia Schmid', 'Zofia Schmidt'],
  ],
  [
    ['Zofia Maria Schmidt', 'Zofia Schmidt'],
    ['Zofia Maria Schmidt', 'Zofia Schmidt'],
  ],
  [
    ['Zofia Schmidt', ' zofia  schmidt', 'Zofia Sommer'],
    ['Zofia Sc.', 'zofia Sc.', 'Zofia So.'],
  ],
  [
    ['Cher', '', ''],
    ['Cher', '', ''],
  ],
])('%j are shown together as %j', (full, short) => {
  expect(namesTogether(full)).toEqual(short);
});
