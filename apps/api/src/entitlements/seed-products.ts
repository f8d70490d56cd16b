import {
  PASS_SIZES,
  PASS_VALID_MONTHS,
  UNLIMITED_TERM_MONTHS,
  VAT_PERCENT,
} from '@lifted/domain/contracts/studio-terms';
import { MEMBERSHIP_NAMES, type PriceList } from '@lifted/profile/price-list';
import type { Pool, PoolClient } from 'pg';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly credits: number | null;
  readonly validMonths: number | null;
  readonly termMonths: number | null;
}

/**
 * Gives a new studio the products of the price list. Once there are products they are the truth: nothing is written then,
 * and processes that start at the same time write them once.
 */
export async function seedProducts(
  db: Pool | PoolClient,
  prices: Omit<PriceList, 'joiningFee'>,
): Promise<void> {
  await db.query(
    `insert into studio.products (id, name, cents, vat_percent, credits, valid_months, term_months, on_sale_from)
     select p.id, p.name, p.cents, $2, p.credits, p."validMonths", p."termMonths", $3
       from jsonb_to_recordset($1) as p
              (id text, name text, cents integer, credits smallint, "validMonths" smallint, "termMonths" smallint)
      where not exists (select from studio.products)
         on conflict do nothing`,
    [JSON.stringify(productsOf(prices)), VAT_PERCENT, prices.validFrom],
  );
}

function productsOf({ passes, monthly }: Pick<PriceList, 'passes' | 'monthly'>): readonly Product[] {
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
