const WHOLE = 100;

/** What a price in cents consists of. */
export interface TaxedPrice {
  readonly net: number;
  readonly vat: number;
}

/**
 * The value-added tax a gross price contains, and what remains, both in whole cents; half a cent of tax is a cent. The net is the
 * gross less the tax, so that the two always add up.
 */
export function taxedPrice(gross: number, vatPercent: number): TaxedPrice {
  const vat = Math.round((gross * vatPercent) / (WHOLE + vatPercent));
  return { net: gross - vat, vat };
}
