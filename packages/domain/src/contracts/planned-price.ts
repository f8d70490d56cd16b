import type { CivilDate } from '../calendar/studio-calendar.ts';

/** What a product costs, and what is planned for it. */
export interface Price {
  readonly cents: number;
  /** Since when it is sold at this price. */
  readonly from: CivilDate;
  /** Null: no other price is planned. */
  readonly planned: { readonly cents: number; readonly from: CivilDate } | null;
}

/** The price valid on a day of the studio. A planned price is the price from its first day on, and nothing is planned then. */
export function priceOn(price: Price, day: CivilDate): Price {
  const { from, planned } = price;
  if (planned === null || planned.from > day) return price;
  return { cents: planned.cents, from: planned.from > from ? planned.from : from, planned: null };
}

/** The same as a product is recorded and answered by its calls. */
export interface PriceFields {
  readonly cents: number;
  readonly on_sale_from: CivilDate;
  readonly planned_cents: number | null;
  readonly planned_from: CivilDate | null;
}

/** The fields of a product's price as they are on a day. */
export function priceFieldsOn(fields: PriceFields, day: CivilDate): PriceFields {
  const { cents, on_sale_from: from, planned_cents: plannedCents, planned_from: plannedFrom } = fields;
  const planned =
    plannedCents === null || plannedFrom === null ? null : { cents: plannedCents, from: plannedFrom };
  const price = priceOn({ cents, from, planned }, day);
  return {
    cents: price.cents,
    on_sale_from: price.from,
    planned_cents: price.planned?.cents ?? null,
    planned_from: price.planned?.from ?? null,
  };
}

/** Whether a product is sold on a day; its first and its last day belong to it. */
export function isOnSale(
  {
    on_sale_from: from,
    on_sale_to: to,
  }: { readonly on_sale_from: CivilDate; readonly on_sale_to: CivilDate | null },
  day: CivilDate,
): boolean {
  return from <= day && (to === null || day <= to);
}

interface Planning {
  /** As it was typed: either may be missing. */
  readonly cents: number | null;
  readonly from: CivilDate | null;
  readonly onSaleFrom: CivilDate;
  /** The last day; null for none. */
  readonly onSaleTo: CivilDate | null;
}

/** What is wrong with a planned price. */
export type PlannedPriceFault = 'no_price' | 'no_day' | 'past' | 'not_sold_before' | 'not_sold_then';

/** Whether a price can be planned; of today it can, and is the price at once. Null: nothing is wrong, or nothing is planned. */
export function plannedPriceFault(
  { cents, from, onSaleFrom, onSaleTo }: Planning,
  today: CivilDate,
): PlannedPriceFault | null {
  if (from === null) return cents === null ? null : 'no_day';
  if (cents === null) return 'no_price';
  if (from < today) return 'past';
  if (from <= onSaleFrom) return 'not_sold_before';
  return onSaleTo !== null && onSaleTo < from ? 'not_sold_then' : null;
}

interface OnSale {
  readonly cents: number;
  readonly from: CivilDate;
  /** The last day; null for none. */
  readonly to: CivilDate | null;
}

/**
 * Since when a product is sold as it becomes. With a new price that is today: pages say since when their prices hold. A day that was
 * chosen with it stays, and so does the day of what is not sold yet or not any more.
 */
export function soldSince(next: OnSale, current: OnSale, today: CivilDate): CivilDate {
  const isNewPrice = next.cents !== current.cents && next.from === current.from;
  return isNewPrice && next.from < today && (next.to === null || next.to >= today) ? today : next.from;
}
