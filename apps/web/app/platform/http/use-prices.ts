import type { CurrentPrices, getPriceList } from '@lifted/contract/price-list';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { ValidIn } from '@lifted/domain/bookings/valid-in';
import {
  PASS_VALID_MONTHS,
  UNLIMITED_TERM_MONTHS,
  VAT_PERCENT,
  type PassSize,
} from '@lifted/domain/contracts/studio-terms';
import { MEMBERSHIP_NAMES } from '@lifted/profile/price-list';
import { studio } from '@lifted/profile/studio';
import { useRemote } from './remote.ts';
import { useWrittenAnswer } from './written-answer.tsx';

export type MembershipKind = keyof typeof MEMBERSHIP_NAMES;

/** The price list, and what holds for everything on it. Amounts are cents with value-added tax; undefined: not sold. */
export interface Prices {
  readonly passes: Readonly<Record<PassSize, number | undefined>>;
  /** Memberships, per month. */
  readonly monthly: Readonly<Record<MembershipKind, number | undefined>>;
  readonly names: Readonly<Record<MembershipKind, string>>;
  /** Once, when a membership begins; 0: none. */
  readonly joiningFee: number;
  /** Civil date from which these prices hold. */
  readonly validFrom: string;
  /** How long every pass is valid. */
  readonly passMonths: number;
  /** Minimum term of Unlimited. */
  readonly termMonths: number;
  readonly vatPercent: number;
  /** In a chain: where each is valid. */
  readonly validIn: Readonly<Record<PassSize | MembershipKind, ValidIn>>;
}

/** While no prices are known: no product is named, and what is said of all is what holds for those of a new studio. */
export const FIRST_TERMS = {
  passes: { 1: undefined, 5: undefined, 10: undefined },
  monthly: { unlimited: undefined, unlimitedFlex: undefined },
  names: MEMBERSHIP_NAMES,
  passMonths: PASS_VALID_MONTHS,
  termMonths: UNLIMITED_TERM_MONTHS,
  vatPercent: VAT_PERCENT,
  validIn: validInOf({}),
} as const satisfies Partial<Prices>;

/**
 * The price list of today: as the server wrote it into the page, else as the server answers. Null until then, and where it has none:
 * a page never shows a price that nobody asks.
 */
export function usePrices(): Prices | null {
  const api = useApiClient();
  const written = useWrittenAnswer<CurrentPrices>();
  const { remote } = useRemote(
    'prices',
    (signal) => api.call<typeof getPriceList>('GET', '/price-list', { signal }),
    {
      written: written === null ? undefined : { value: written, isFresh: true },
    },
  );
  return remote.state === 'loaded' ? pricesOf(remote.value) : null;
}

/** Prices of the products as the pages show them; what is asked once on joining is no product, but a fact of the studio. */
export function pricesOf(prices: CurrentPrices): Prices {
  return {
    passes: { 1: prices.pass_1, 5: prices.pass_5, 10: prices.pass_10 },
    monthly: { unlimited: prices.unlimited, unlimitedFlex: prices.unlimited_flex },
    names: {
      unlimited: prices.names?.unlimited ?? MEMBERSHIP_NAMES.unlimited,
      unlimitedFlex: prices.names?.unlimited_flex ?? MEMBERSHIP_NAMES.unlimitedFlex,
    },
    joiningFee: studio.joiningFee ?? 0,
    validFrom: prices.valid_from,
    passMonths: prices.pass_months ?? FIRST_TERMS.passMonths,
    termMonths: prices.term_months ?? FIRST_TERMS.termMonths,
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
