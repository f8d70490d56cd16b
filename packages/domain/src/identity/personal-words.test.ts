import { describe, expect, it } from 'vitest';
import { holdsWordOf, wordsOfAddress } from './personal-words.ts';

describe('a name in a password', () => {
  it.each([
    ['Schneider-2026', 'Mia Schneider'],
    ['my schneider squats', 'Mia Schneider'],
    ['SCHN3ID3R!!', 'Mia Schneider'],
    ['s-c-h-n-e-i-d-e-r', 'Mia Schneider'],
    ['Muller und mehr', 'Zoë Müller'],
    ['Mueller und mehr', 'Zoë Müller'],
    ['Müller und mehr', 'Zoe Mueller'],
    ['Grossmann läuft', 'Li Großmann'],
    ['luedenscheid 12', 'Mia Müller-Lüdenscheid'],
    ['Mia macht Sport', 'Mia Schneider'],
    ['1234mia5678', 'Mia Schneider'],
    ['mia mia mia mia', 'Mia Schneider'],
    ['MiaMiaMia123', 'Mia Schneider'],
    ['bo-li trains!', 'Bo Li'],
    ['Øystein lifts', 'Øystein Ås'],
    ['мария-2026-лето', 'Мария Иванова'],
  ])('is found in %s of %s', (password, name) => expect(holdsWordOf(password, [name])).toBe(true));

  it.each([
    ['das ganze leben', 'Ben Haber'],
    ['Anfang Januar', 'Jan Rost'],
    ['strong-every-week', 'Mia Schneider'],
    ['kaffee um sieben', 'Bo Um'],
    ['familiar places', 'Mia Schneider'],
    ['anything at all', ''],
  ])('is not found in %s of %s', (password, name) => expect(holdsWordOf(password, [name])).toBe(false));
});

it('an address is its first part and its host without the ending', () => {
  expect(wordsOfAddress('mia.schneider+gym@mail.rost.example')).toEqual([
    'mia.schneider+gym',
    'mail',
    'rost',
  ]);
  expect(wordsOfAddress('')).toEqual(['']);
});
