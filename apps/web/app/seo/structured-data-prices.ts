import { CENTS_PER_EURO } from '@lifted/domain/language/euro-words';
import type { PassSize } from '@lifted/domain/contracts/studio-terms';
import type { MEMBERSHIP_NAMES } from '@lifted/profile/price-list';
import type { InBothLanguages, Language } from '../language.ts';
import { inScript } from './in-script.ts';
import type { Thing } from './structured-data.ts';

/** What is offered, in cents; undefined: not sold. */
interface OfferPrices {
  readonly passes: Readonly<Record<PassSize, number | undefined>>;
  readonly monthly: Readonly<Record<keyof typeof MEMBERSHIP_NAMES, number | undefined>>;
  readonly names: Readonly<Record<keyof typeof MEMBERSHIP_NAMES, string>>;
  /** Once, when a membership begins; 0: none. */
  readonly joiningFee: number;
  readonly validFrom: string;
}

const PASS_NAMES: InBothLanguages<(workouts: string) => string> = {
  en: (workouts) => (workouts === '1' ? '1 workout' : `Pass with ${workouts} workouts`),
  de: (workouts) => (workouts === '1' ? '1 Workout' : `Paket mit ${workouts} Workouts`),
};
/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/** What a visit or a month costs at least and at most: '€19–€129', as `priceRange` of a local business. */
export function priceRange(prices: Pick<OfferPrices, 'passes' | 'monthly'>): string {
  const all = [...Object.values(prices.passes), ...Object.values(prices.monthly)].filter(isSold);
  const euros = (cents: number) =>
    `€${(cents / CENTS_PER_EURO).toFixed(cents % CENTS_PER_EURO === 0 ? 0 : 2)}`;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? euros(least) : `${euros(least)}–${euros(most)}`;
}

/** The price list as offers (https://schema.org/Offer); prices contain value-added tax. */
export function priceOffers(prices: OfferPrices, address: string, language: Language): Thing[] {
  const passes = Object.entries(prices.passes).flatMap(([workouts, cents]) =>
    isSold(cents) ? [{ ...offer(PASS_NAMES[language](workouts), address, prices), ...inEuros(cents) }] : [],
  );
  const memberships = (['unlimited', 'unlimitedFlex'] as const).flatMap((kind) => {
    const cents = prices.monthly[kind];
    if (!isSold(cents)) return [];
    const priceSpecification = {
      '@type': 'UnitPriceSpecification',
      ...inEuros(cents),
      unitCode: MONTH,
      valueAddedTaxIncluded: true,
    };
    const { joiningFee } = prices;
    const specifications = joiningFee === 0 ? priceSpecification : [priceSpecification, feeOf(joiningFee)];
    return [{ ...offer(prices.names[kind], address, prices), priceSpecification: specifications }];
  });
  return [...passes, ...memberships];
}

/** Asked once beside the monthly price (https://schema.org/ActivationFee). */
function feeOf(cents: number): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    ...inEuros(cents),
    priceComponentType: 'https://schema.org/ActivationFee',
    valueAddedTaxIncluded: true,
  };
}

/** Where a built page, which knows no prices, has room for them: see add-structured-data.ts. */
const CURRENCY = '"currenciesAccepted":';
const NO_OFFERS = '"makesOffer":[]';
const OWN_ADDRESS = /"item":"([^"]*)"\}\]/;

/** A built page with these prices as its offers and its price range. */
export function withPrices(html: string, prices: OfferPrices, language: Language): string {
  return html
    .replace(CURRENCY, () => `"priceRange":${inScript(priceRange(prices))},${CURRENCY}`)
    .replace(NO_OFFERS, () => {
      const address = OWN_ADDRESS.exec(html)?.[1] ?? '';
      return `"makesOffer":${inScript(priceOffers(prices, address, language))}`;
    });
}

function isSold(cents: number | undefined): cents is number {
  return cents !== undefined;
}

function offer(name: string, url: string, { validFrom }: OfferPrices): Thing {
  return { '@type': 'Offer', name, url, validFrom, availability: 'https://schema.org/InStock' };
}

function inEuros(cents: number) {
  return { price: (cents / CENTS_PER_EURO).toFixed(2), priceCurrency: 'EUR' };
}
