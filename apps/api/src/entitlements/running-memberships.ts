import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { endOfMembership, type EndOfMembership } from '@lifted/domain/contracts/contract-declaration-dates';

/** A membership that runs on a day. */
export type RunningMembership = Parameters<typeof endOfMembership>[0] & { readonly productName: string };

/** SQL: the memberships of a customer, given by number, that run on a day, as a JSON array of `RunningMembership`. */
export const runningMemberships = (customer: string, day: string) => `
  coalesce((select jsonb_agg(jsonb_build_object(
              'productName', p.name, 'termMonths', p.term_months, 'from', to_char(lower(e.valid), 'YYYY-MM-DD'),
              'until', to_char(upper(e.valid) - 1, 'YYYY-MM-DD'),
              'pauses', (select coalesce(jsonb_agg(jsonb_build_object(
                                  'from', to_char(lower(r), 'YYYY-MM-DD'),
                                  'until', to_char(upper(r) - 1, 'YYYY-MM-DD'))), '[]') from unnest(e.paused) r)))
              from studio.entitlements e join studio.products p on p.id = e.product_id
             where e.customer_number = ${customer} and p.credits is null and e.valid @> ${day}), '[]')`;

/** The end of the one membership that runs, by ordinary notice; null where it is not known which one is meant. */
export function endOfOnly(
  [membership, ...others]: readonly RunningMembership[],
  receivedOn: CivilDate,
): ({ readonly product_name: string } & EndOfMembership) | null {
  if (membership === undefined || others.length > 0) return null;
  return { product_name: membership.productName, ...endOfMembership(membership, receivedOn) };
}
