import {
  PASS_SIZES,
  PASS_VALID_MONTHS,
  UNLIMITED_TERM_MONTHS,
  VAT_PERCENT,
  type PassSize,
} from '@lifted/domain/contracts/studio-terms';
import { MEMBERSHIP_NAMES } from '@lifted/profile/price-list';
import type { Pool, PoolClient } from 'pg';

/** What a new studio asks for its products, in cents; null: it does not sell that one. */
export interface FirstPrices {
  readonly passes: Readonly<Record<PassSize, number | null>>;
  readonly monthly: Readonly<Record<keyof typeof MEMBERSHIP_NAMES, number | null>>;
  /** Civil date from which these prices hold. */
  readonly validFrom: string;
}

interface Product {
  readonly id: string;
  readonly name: string;
  readonly cents: number | null;
  readonly credits: number | null;
  readonly validMonths: number | null;
  readonly termMonths: number | null;
}

/**
 * Gives a new studio the products of the price list. Once there are products they are the truth, and so is none of them in a studio
 * that was founded with its own: nothing is written then, and processes that start at the same time write them once.
 */
export async function seedProducts(db: Pool | PoolClient, prices: FirstPrices): Promise<void> {
  await db.query(
    `insert into studio.products (id, name, cents, vat_percent, credits, valid_months, term_months, on_sale_from)
     select p.id, p.name, p.cents, $2, p.credits, p."validMonths", p."termMonths", $3
       from jsonb_to_recordset($1) as p
              (id text, name text, cents integer, credits smallint, "validMonths" smallint, "termMonths" smallint)
      where not exists (select from studio.products)
        and not exists (select from studio.profiles where is_founding)
         on conflict do nothing`,
    [JSON.stringify(productsOf(prices).filter(({ cents }) => cents !== null)), VAT_PERCENT, prices.validFrom],
  );
}

function productsOf({ passes, monthly }: FirstPrices): readonly Product[] {
  const membership = { credits: null, validMonths: null };
  const { unlimited, unlimitedFlex } = monthly;
  return [
    ...PASS_SIZES.map((size) => ({
      id: `pass-${size}`,
      name: size === 1 ? '1 Workout' : `${size} Workouts`,
      cents: passes[size],
      credits: size,
      validMonths: PASS_VALID_MONTHS,
      termMonths: null,
    })),
    {
      ...membership,
      id: 'unlimited',
      name: MEMBERSHIP_NAMES.unlimited,
      cents: unlimited,
      termMonths: UNLIMITED_TERM_MONTHS,
    },
    {
      ...membership,
      id: 'unlimited-flex',
      name: MEMBERSHIP_NAMES.unlimitedFlex,
      cents: unlimitedFlex,
      termMonths: null,
    },
  ];
}
