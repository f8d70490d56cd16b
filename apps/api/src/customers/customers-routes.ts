import { getCustomers } from '@lifted/contract/customers';
import { berlinDate, weekStart } from '@lifted/domain/studio-calendar';
import { visitorEmail } from '@lifted/domain/visitor-details';
import type { MemberBodies } from '../http/member-bodies.ts';
import type { ReadingDatabases } from '../http/read-from-replica.ts';
import { registerMemberRead } from '../http/register-member-read.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { CUSTOMER_WITH_TOTALS } from './customers-query.ts';

interface CustomersDependencies extends ReadingDatabases {
  readonly memberBodies: MemberBodies;
  readonly now: () => Date;
}

/**
 * The customer's own record, found by address (specification, section 6). Whose address it is decides nothing: members
 * see the record linked to their verified identity, coaches and owners everybody's, and what somebody may not see is
 * answered like what does not exist.
 */
export function registerCustomers(
  app: StudioApp,
  { pool, replica, memberBodies, now }: CustomersDependencies,
): void {
  registerMemberRead(app, getCustomers, {
    pool,
    replica,
    bodies: memberBodies,
    query: CUSTOMER_WITH_TOTALS,
    question({ query }) {
      const typed = visitorEmail(query.email);
      if (typed.outcome === 'refused') return undefined;
      return { customer: { by: 'email', email: typed.email }, values: [weekStart(berlinDate(now()))] };
    },
    unknown: 'empty_list',
  });
}
