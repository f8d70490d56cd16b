import { getCustomers } from '@lifted/contract/customers';
import { berlinDate, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { ReadingDatabases } from '../../data/read-from-replica.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { CUSTOMER_WITH_TOTALS } from './customers-query.ts';

interface CustomersDependencies extends ReadingDatabases {
  readonly memberCache: MemberResponseCache;
  readonly now: () => Date;
}

/**
 * The customer's own record, found by address (specification, section 6). The address grants nothing: members see the record
 * linked to their verified identity, coaches those of their members, the desk everyone's. Records the caller may not see are
 * answered like unknown ones.
 */
export function registerCustomers(
  app: StudioApp,
  { pool, replica, memberCache, now }: CustomersDependencies,
): void {
  registerMemberRead(app, getCustomers, {
    pool,
    replica,
    cache: memberCache,
    query: CUSTOMER_WITH_TOTALS,
    now,
    question({ query }) {
      const typed = visitorEmail(query.email);
      if (typed.outcome === 'refused') return undefined;
      return { customer: { by: 'email', email: typed.email }, values: [weekStart(berlinDate(now()))] };
    },
    unknown: 'empty_list',
  });
}
