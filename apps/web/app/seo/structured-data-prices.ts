import { MEMBERSHIP_NAMES, type PriceList } from '@lifted/profile/price-list';
import type { InBothLanguages, Language } from '../language.ts';
import { inScript } from './in-script.ts';
import type { Thing } from './structured-data.ts';

const CENTS_PER_EURO = 100;
const PASS_NAMES: InBothLanguages<(workouts: string) => string> = {
  en: (workouts) => (workouts === '1' ? '1 workout' : `Pass with ${workouts} workouts`),
  de: (workouts) => (workouts === '1' ? '1 Workout' : `Paket mit ${workouts} Workouts`),
};
/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/** What a visit or a month costs at least and at most: '€19–€129', as `priceRange` of a local business. */
export function priceRange(prices: PriceList): string {
  const all = [...Object.values(prices.passes), ...Object.values(prices.monthly)];
  const euros = (cents: number) =>
    `€${(cents / CENTS_PER_EURO).toFixed(cents % CENTS_PER_EURO === 0 ? 0 : 2)}`;
  return `${euros(Math.min(...all))}–${euros(Math.max(...all))}`;
}

/** The price list as offers (https://schema.org/Offer); prices contain value-added tax. */
export function priceOffers(prices: PriceList, address: string, language: Language): Thing[] {
  const passes = Object.entries(prices.passes).map(([workouts, cents]) => ({
    ...offer(PASS_NAMES[language](workouts), address, prices),
    ...inEuros(cents),
  }));
  const memberships = (['unlimited', 'unlimitedFlex'] as const).map((kind) => ({
    ...offer(MEMBERSHIP_NAMES[kind], address, prices),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...inEuros(prices.monthly[kind]),
      unitCode: MONTH,
      valueAddedTaxIncluded: true,
    },
  }));
  return [...passes, ...memberships];
}

const OFFERS = /"makesOffer":\[[^\]]*\]/;
const OFFER_ADDRESS = /"url":"([^"]*)"/;
const RANGE = /"priceRange":"[^"]*"/;

/** A built page whose offers and price range have these prices in place of those it was built with. */
export function withPrices(html: string, prices: PriceList, language: Language): string {
  return html
    .replace(RANGE, () => `"priceRange":${inScript(priceRange(prices))}`)
    .replace(OFFERS, (built) => {
      const address = OFFER_ADDRESS.exec(built)?.[1] ?? '';
      return `"makesOffer":${inScript(priceOffers(prices, address, language))}`;
    });
}

function offer(name: string, url: string, { validFrom }: PriceList): Thing {
  return { '@type': 'Offer', name, url, validFrom, availability: 'https://schema.org/InStock' };
}

function inEuros(cents: number) {
  return { price: (cents / CENTS_PER_EURO).toFixed(2), priceCurrency: 'EUR' };
}
