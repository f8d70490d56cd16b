import type { CustomerPasses } from '@lifted/contract/entitlements';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';

export type ListedEntitlement = CustomerPasses['entitlements'][number];

/**
 * Whether a pass or membership belongs to the past: its last day is over, or all workouts are used and none of them is
 * still to come, because that one may be given back.
 */
export function isOver({ kind, until, credits, entries }: ListedEntitlement, now: Date): boolean {
  if (until !== null && until < berlinDate(now)) return true;
  if (kind === 'membership' || credits !== 0) return false;
  return !entries.some(({ start_datetime: start }) => start !== null && new Date(start) > now);
}
