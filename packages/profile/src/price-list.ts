/** What the studio asks for its classes. All amounts are cents of a euro and contain value-added tax. */
export interface PriceList {
  /** Passes by the number of workouts on them; how long one is valid and how it is paid say the terms (domain). */
  readonly passes: Readonly<Record<1 | 5 | 10, number>>;
  /** Memberships, per month. */
  readonly monthly: { readonly unlimited: number; readonly unlimitedFlex: number };
  /** Civil date from which these prices hold. */
  readonly validFrom: string;
}

export const priceList: PriceList = {
  passes: { 1: 1900, 5: 8500, 10: 14900 },
  monthly: { unlimited: 9900, unlimitedFlex: 12900 },
  validFrom: '2026-09-01',
};

/** Names of the memberships, the same in both languages. */
export const MEMBERSHIP_NAMES = { unlimited: 'Unlimited', unlimitedFlex: 'Unlimited Flex' } as const;
