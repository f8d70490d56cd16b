import type { ProductFields } from '@lifted/contract/desk-records';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { priceOn } from '@lifted/domain/contracts/planned-price';

/** A product as the desk lists it. */
export interface ListedProduct {
  readonly id: string;
  readonly fields: ProductFields;
}

/** Products as they are on a day: the answer of a page that was opened the day before has the prices of that day. */
export function productsOn(products: readonly ListedProduct[], day: CivilDate): readonly ListedProduct[] {
  return products.map(({ id, fields }) => ({ id, fields: productOn(fields, day) }));
}

function productOn(fields: ProductFields, day: CivilDate): ProductFields {
  const { cents, on_sale_from: from, planned_cents: plannedCents, planned_from: plannedFrom } = fields;
  if (plannedCents === null || plannedFrom === null || plannedFrom > day) return fields;
  const price = priceOn({ cents, from, planned: { cents: plannedCents, from: plannedFrom } }, day);
  return { ...fields, cents: price.cents, on_sale_from: price.from, planned_cents: null, planned_from: null };
}

/** Whether a product is sold on a day. */
export function isOnSale({ on_sale_from: from, on_sale_to: to }: ProductFields, day: CivilDate): boolean {
  return from <= day && (to === null || day <= to);
}
