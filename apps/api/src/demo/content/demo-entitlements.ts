/** What the demo studio's customers have: memberships and passes, the same at every start of one day. */
import { lastDayOfPass } from '@lifted/domain/bookings/entitlement-dates';
import { addDays, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { PASS_VALID_MONTHS, type PassSize } from '@lifted/domain/contracts/studio-terms';
import { DEMO_MEMBER, DEMO_NEWCOMER, DEMO_PASS_HOLDER } from '../demo-accounts.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-customers.ts';
import { seededRandom, wholeBetween } from './seeded-random.ts';

interface DemoEntitlement {
  readonly customerId: string;
  readonly productId: string;
  readonly from: CivilDate;
  readonly until: CivilDate | null;
  /** What was left on the pass; null for a membership. */
  readonly credits: number | null;
}

/** Long enough ago that its minimum term is over. */
const MEMBER_SINCE_DAYS = 600;
/** The three workouts used since are booked here (fill-demo-bookings.ts). */
export const PASS_BOUGHT_DAYS = 30;

/** What customers have on a day; the newcomer and a few others have nothing. */
export function demoEntitlements(today: CivilDate): DemoEntitlement[] {
  return DEMO_CUSTOMERS.flatMap((customer) => {
    switch (customer.email) {
      case DEMO_NEWCOMER:
        return [];
      case DEMO_MEMBER:
        return [membership(customer, 'unlimited', addDays(today, -MEMBER_SINCE_DAYS))];
      case DEMO_PASS_HOLDER:
        return [pass(customer, 5, addDays(today, -PASS_BOUGHT_DAYS), 5)];
      default:
        return entitlementOf(customer, today);
    }
  });
}

function entitlementOf(customer: DemoCustomer, today: CivilDate): DemoEntitlement[] {
  const random = seededRandom(`entitlement of ${customer.id}`);
  const kind = random();
  const boughtBefore = (longest: number) => addDays(today, -wholeBetween(random, 1, longest));
  if (kind < 0.45) return [membership(customer, 'unlimited', boughtBefore(700))];
  if (kind < 0.6) return [membership(customer, 'unlimited-flex', boughtBefore(500))];
  if (kind < 0.82) return [pass(customer, 10, boughtBefore(120), wholeBetween(random, 1, 10))];
  if (kind < 0.95) return [pass(customer, 5, boughtBefore(100), wholeBetween(random, 1, 5))];
  return [];
}

function membership(
  { id: customerId }: DemoCustomer,
  productId: 'unlimited' | 'unlimited-flex',
  from: CivilDate,
): DemoEntitlement {
  return { customerId, productId, from, until: null, credits: null };
}

function pass(
  { id: customerId }: DemoCustomer,
  size: PassSize,
  from: CivilDate,
  credits: number,
): DemoEntitlement {
  const until = lastDayOfPass(from, PASS_VALID_MONTHS);
  return { customerId, productId: `pass-${size}`, from, until, credits };
}
