import { getCustomers } from '@lifted/contract/customers';
import { visitorEmail } from '@lifted/domain/visitor-details';
import type { Pool } from 'pg';
import { hasRole, type SignedInCaller } from '../http/caller.ts';
import { registerCall } from '../http/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { findCustomer, type VisibleCustomers } from './customers-repository.ts';

interface CustomersDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

/**
 * The customer's own record, found by address (specification, section 6). Whose address it is decides nothing: members
 * see the record linked to their verified identity, coaches and owners everybody's, and what somebody may not see is
 * answered like what does not exist.
 */
export function registerCustomers(app: StudioApp, { pool, now }: CustomersDependencies): void {
  registerCall(app, getCustomers, {
    async handler({ caller, query }) {
      const typed = visitorEmail(query.email);
      if (typed.outcome === 'refused') return [];
      const customer = await findCustomer(pool, typed.email, visibleTo(caller), now());
      return customer === undefined ? [] : [customer];
    },
  });
}

function visibleTo(caller: SignedInCaller): VisibleCustomers {
  return hasRole(caller, 'coach', 'owner') ? 'all' : { customerId: caller.customerId };
}
