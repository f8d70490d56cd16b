import { describe, expect, it } from 'vitest';
import { priceOffers, priceRange } from './structured-data-prices.ts';

const PRICES = {
  passes: { 1: 1950, 5: 8500, 10: 14_900 },
  monthly: { unlimited: 9900, unlimitedFlex: 12_900 },
  names: { unlimited: 'Unlimited', unlimitedFlex: 'Frei' },
  joiningFee: 0,
  validFrom: '2026-09-01',
};

describe('the price list for search engines', () => {
  it('reaches from the cheapest to the dearest, cents only where there are some', () => {
    expect(priceRange(PRICES)).toBe('€19.50–€149');
  });

  it('offers every pass and membership in the language of the page', () => {
    const offers = priceOffers(PRICES, 'https://studio.example/de/memberships', 'de');
    expect(offers.map(({ name }) => name)).toEqual([
      '1 Workout',
      'Paket mit 5 Workouts',
      'Paket mit 10 Workouts',
      'Unlimited',
      'Frei',
    ]);
    expect(offers[0]).toMatchObject({ price: '19.50', priceCurrency: 'EUR' });
  });

  it('offers nothing that is not sold', () => {
    const fewer = {
      ...PRICES,
      passes: { 1: undefined, 5: 8500, 10: undefined },
      monthly: { unlimited: undefined, unlimitedFlex: 12_900 },
    };
    expect(priceRange(fewer)).toBe('€85–€129');
    expect(priceRange({ ...fewer, passes: { 1: undefined, 5: undefined, 10: undefined } })).toBe('€129');
    expect(priceOffers(fewer, '/', 'en').map(({ name }) => name)).toEqual(['Pass with 5 workouts', 'Frei']);
  });

  it('says what joining costs beside the monthly price, of memberships alone', () => {
    const offers = priceOffers({ ...PRICES, joiningFee: 4900 }, '/', 'en');
    expect(offers.at(-1)).toMatchObject({
      priceSpecification: [
        { price: '129.00', unitCode: 'MON' },
        { price: '49.00', priceCurrency: 'EUR', priceComponentType: 'https://schema.org/ActivationFee' },
      ],
    });
    expect(JSON.stringify(offers[0])).not.toContain('ActivationFee');
  });

  it('says that a membership costs its price every month', () => {
    expect(priceOffers(PRICES, '/', 'en').at(-1)).toMatchObject({
      priceSpecification: { price: '129.00', unitCode: 'MON', valueAddedTaxIncluded: true },
    });
  });
});
