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
    ['Oystein lifts', 'Øystein Ås'],
    ['soeren trainiert', 'Søren Kjær'],
    ['1.kjaer.hebt', 'Søren Kjær'],
    ['lukasz am abend', 'Łukasz Nowak'],
    ['yildiz am abend', 'Ayşe Yıldız'],
    ['N0w4k am abend', 'Łukasz Nowak'],
    ['1iebermann 2026', 'Mia Liebermann'],
    ['|ie6er-m-a-n-n', 'Mia Liebermann'],
    ['+4nja hebt schwer', 'Tanja Rost'],
    ['mia.1987.rost', 'mia1987'],
    ['kb1987 hebt', 'kb1987'],
    ['KB-1987-hebt', 'kb1987'],
  ])('is found in %s of %s', (password, name) => expect(holdsWordOf(password, [name])).toBe(true));

  it.each([
    ['das ganze leben', 'Ben Haber'],
    ['Anfang Januar', 'Jan Rost'],
    ['strong-every-week', 'Mia Schneider'],
    ['kaffee um sieben', 'Bo Um'],
    ['familiar places', 'Mia Schneider'],
    ['anything at all', ''],
    ['kb19870 hebt', 'kb1987'],
    ['xkb1987 hebt', 'kb1987'],
    ['111111111111', 'Lillian Illing'],
  ])('is not found in %s of %s', (password, name) => expect(holdsWordOf(password, [name])).toBe(false));
});

it('a password of signs that could be any letter is looked through once', () => {
  const signs = '1'.repeat(128);
  expect(holdsWordOf(signs, ['Lillililililililililililila'])).toBe(false);
  expect(holdsWordOf(signs, ['Lili'])).toBe(true);
});

it('an address is its first part and its host without the ending', () => {
  expect(wordsOfAddress('mia.schneider+gym@mail.rost.example')).toEqual([
    'mia.schneider+gym',
    'mail',
    'rost',
  ]);
  expect(wordsOfAddress('')).toEqual(['']);
});
