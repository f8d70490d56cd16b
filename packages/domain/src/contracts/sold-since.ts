import type { CivilDate } from '../calendar/studio-calendar.ts';

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
