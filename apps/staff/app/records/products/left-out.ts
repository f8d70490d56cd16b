import type { ProductFields } from '@lifted/contract/desk-records';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { publicPriceList, type LeftOut } from '@lifted/domain/contracts/public-price-list';
import { isOnSale } from '@lifted/domain/contracts/planned-price';
import type { ListedProduct } from '../../parts/products/products-on.ts';

/** Products that are sold on a day and that the website's price list leaves out, by id. */
export function leftOutOn(products: readonly ListedProduct[], day: CivilDate): ReadonlyMap<string, LeftOut> {
  const onSale = products.filter(({ fields }) => isOnSale(fields, day));
  return publicPriceList(onSale.map(({ id, fields }) => termsOf(id, fields))).leftOut;
}

/** The same once one of them is saved as it is typed, on the first day it is then sold. */
export function leftOutAsTyped(
  products: readonly ListedProduct[],
  typed: ListedProduct,
  today: CivilDate,
): readonly { readonly id: string; readonly name: string; readonly reason: LeftOut }[] {
  const { on_sale_from: from } = typed.fields;
  const next = products.map((one) => (one.id === typed.id ? typed : one));
  const leftOut = leftOutOn(next, from > today ? from : today);
  return next.flatMap(({ id, fields }) => {
    const reason = leftOut.get(id);
    return reason === undefined ? [] : [{ id, name: fields.name, reason }];
  });
}

function termsOf(id: string, fields: ProductFields) {
  const { credits, valid_months: validMonths, term_months: termMonths, vat_percent: vatPercent } = fields;
  return { id, credits, validMonths, termMonths, vatPercent };
}
