import { expect, it } from 'vitest';
import { elsewhereWords, isValidIn, validOnlyWords } from './valid-in.ts';

const STREET = 'Main Street 1';

it('with no branch named, it is valid everywhere', () => {
  expect(isValidIn([], 'North')).toBe(true);
  expect(isValidIn([], null)).toBe(true);
  expect(validOnlyWords([], STREET, 'en')).toBeNull();
});

it('with branches named, it is valid in these only, the studio’s own address being one of them', () => {
  expect(isValidIn(['North'], 'North')).toBe(true);
  expect(isValidIn(['North'], 'South')).toBe(false);
  expect(isValidIn(['North'], null)).toBe(false);
  expect(isValidIn(['North', null], null)).toBe(true);
});

it.each([
  [['North'], 'Valid at North only', 'Gilt nur am Standort North'],
  [['North', 'South'], 'Valid at North and South only', 'Gilt nur an den Standorten North und South'],
  [
    ['North', 'South', null],
    'Valid at North, South and Main Street 1 only',
    'Gilt nur an den Standorten North, South und Main Street 1',
  ],
  [[null], 'Valid at Main Street 1 only', 'Gilt nur am Standort Main Street 1'],
])('%j is a line in both languages', (validIn, en, de) => {
  expect(validOnlyWords(validIn, STREET, 'en')).toBe(en);
  expect(validOnlyWords(validIn, STREET, 'de')).toBe(de);
});

it('a refusal says whose pass or membership is valid where', () => {
  const pass = { kind: 'pass', validIn: ['North', null] } as const;
  const membership = { kind: 'membership', validIn: ['North'] } as const;
  expect(elsewhereWords(pass, 'your', STREET, 'en')).toBe(
    'Your pass is valid at North and Main Street 1 only',
  );
  expect(elsewhereWords(membership, 'your', STREET, 'de')).toBe(
    'Deine Mitgliedschaft gilt nur am Standort North',
  );
  expect(elsewhereWords(membership, 'their', STREET, 'en')).toBe('Their membership is valid at North only');
  expect(elsewhereWords(pass, 'their', STREET, 'de')).toBe(
    'Das Paket gilt nur an den Standorten North und Main Street 1',
  );
});
