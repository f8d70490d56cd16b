import type { ProductFields } from '@lifted/contract/desk-records';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { priceFieldsOn } from '@lifted/domain/contracts/planned-price';

/** A product as the desk lists it. */
export interface ListedProduct {
  readonly id: string;
  readonly fields: ProductFields;
}

/** Products as they are on a day: the answer of a page that was opened the day before has the prices of that day. */
export function productsOn(products: readonly ListedProduct[], day: CivilDate): readonly ListedProduct[] {
  return products.map(({ id, fields }) => ({ id, fields: { ...fields, ...priceFieldsOn(fields, day) } }));
}
