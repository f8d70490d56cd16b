import { expect, it } from 'vitest';
import { isSoleTrader } from './sole-trader.ts';

const legal = (company: string, more: { register?: string; managingDirectors?: readonly string[] } = {}) =>
  isSoleTrader({ company, managingDirectors: ['Ada Arnold'], register: '', vatId: '', ...more });

it.each(['Kraftraum', 'Ada Arnold', 'Kraftraum Ada Arnold', 'Studio Magda Kgosi'])(
  '%s without a register entry is one person',
  (company) => expect(legal(company)).toBe(true),
);

it('a registered trader is one, too', () =>
  expect(legal('Kraftraum e.\u00a0K.', { register: 'Amtsgericht Berlin (Charlottenburg), HRA 1' })).toBe(
    true,
  ));

it.each([
  'Kraftraum GmbH',
  'Kraftraum UG (haftungsbeschränkt)',
  'Kraftraum GbR',
  'Kraftraum e. V.',
  'Arnold KG',
])('%s is more than a person, whether or not its register entry is known', (company) =>
  expect(legal(company)).toBe(false),
);

it('two owners, or an entry of something unknown, are none', () => {
  expect(legal('Kraftraum', { managingDirectors: ['Ada Arnold', 'Bo Berg'] })).toBe(false);
  expect(legal('Kraftraum', { register: 'Amtsgericht Köln, HRB 7' })).toBe(false);
});
