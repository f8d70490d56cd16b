import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it.each([
  ['tel', 'phone'],
  ['Phon', 'phone'],
  ['hours_saterday', 'hours_saturday'],
  ['prize_10', 'price_10'],
  ['price_1', 'price_1'],
])('%s is nearest to %s', (typed, name) => {
  expect(nearestName(typed, ['hours_saturday', 'hours_sunday', 'phone', 'price_1', 'price_10'])).toBe(name);
});

it('there is none among none', () => expect(nearestName('a', [])).toBeUndefined());
