import { expect, it } from 'vitest';
import { readToolConfiguration } from './tool-configuration.ts';

it('says which site is counted, and what else the script wants to know', () => {
  expect(
    readToolConfiguration({ id: '4b1d', options: { domain: 'lifted.example', 'auto-track': false } }),
  ).toEqual({ id: '4b1d', options: { domain: 'lifted.example', 'auto-track': 'false' } });
});

it('needs no options', () => {
  expect(readToolConfiguration({ id: '4b1d' })).toEqual({ id: '4b1d', options: {} });
});

it.each([
  [null, 'no JSON object'],
  [['4b1d'], 'no JSON object'],
  [{ options: {} }, 'no "id"'],
  [{ id: '' }, 'no "id"'],
  [{ id: '4b1d', options: [] }, '"options"'],
  [{ id: '4b1d', options: { 'on click': 'x' } }, '"on click"'],
  [{ id: '4b1d', options: { domain: {} } }, '"domain"'],
])('%o is refused with a sentence that names the fault', (answer, named) => {
  expect(() => readToolConfiguration(answer)).toThrow(named);
});
