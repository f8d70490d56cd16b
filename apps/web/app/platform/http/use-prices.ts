import type { CurrentPrices, getPriceList } from '@lifted/contract/price-list';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { ValidIn } from '@lifted/domain/bookings/valid-in';
import {
  PASS_VALID_MONTHS,
  UNLIMITED_TERM_MONTHS,
  VAT_PERCENT,
  type PassSize,
} from '@lifted/domain/contracts/studio-terms';
import { priceList, type PriceList } from '@lifted/profile/price-list';
import { useRemote } from './remote.ts';
import { useWrittenAnswer } from './written-answer.tsx';

/** The price list, and what holds for everything on it. */
export interface Prices extends PriceList {
  /** How long every pass is valid. */
  readonly passMonths: number;
  /** Minimum term of Unlimited. */
  readonly termMonths: number;
  readonly vatPercent: number;
  /** In a chain: where each is valid. */
  readonly validIn: Readonly<Record<PassSize | 'unlimited' | 'unlimitedFlex', ValidIn>>;
}

/** What a new studio starts with. */
export const FIRST_PRICES: Prices = {
  ...priceList,
  passMonths: PASS_VALID_MONTHS,
  termMonths: UNLIMITED_TERM_MONTHS,
  vatPercent: VAT_PERCENT,
  validIn: validInOf({}),
};

/**
 * The price list of today: as the server wrote it into the page, else as the server answers. Until then, and where it does
 * not answer, those a new studio starts with.
 */
export function usePrices(): Prices {
  const api = useApiClient();
  const written = useWrittenAnswer<CurrentPrices>();
  const { remote } = useRemote(
    'prices',
    (signal) => api.call<typeof getPriceList>('GET', '/price-list', { signal }),
    {
      written: written === null ? undefined : { value: written, isFresh: true },
    },
  );
  return remote.state === 'loaded' ? pricesOf(remote.value) : FIRST_PRICES;
}

/** Prices of the products as the pages show them; what is asked once on joining is no product. */
export function pricesOf(prices: CurrentPrices): Prices {
  return {
    passes: { 1: prices.pass_1, 5: prices.pass_5, 10: prices.pass_10 },
    monthly: { unlimited: prices.unlimited, unlimitedFlex: prices.unlimited_flex },
    joiningFee: priceList.joiningFee,
    validFrom: prices.valid_from,
    passMonths: prices.pass_months,
    termMonths: prices.term_months,
    vatPercent: prices.vat_percent,
    validIn: validInOf(prices.valid_in ?? {}),
  };
}

/** What is not named is valid everywhere. */
function validInOf(limited: NonNullable<CurrentPrices['valid_in']>): Prices['validIn'] {
  return {
    1: limited.pass_1 ?? [],
    5: limited.pass_5 ?? [],
    10: limited.pass_10 ?? [],
    unlimited: limited.unlimited ?? [],
    unlimitedFlex: limited.unlimited_flex ?? [],
  };
}
