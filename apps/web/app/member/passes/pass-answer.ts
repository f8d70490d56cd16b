import type { getCustomers } from '@lifted/contract/customers';
import type { CustomerPasses, getCustomerPasses } from '@lifted/contract/entitlements';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { CachedAnswer } from '../../platform/http/cached-answer.ts';
import { lastKnown } from '../../platform/last-known/last-known.ts';

/** What a member holds and owes. */
export interface OwnPasses {
  /** Null: the account belongs to nobody who trains here. */
  readonly held: CustomerPasses | null;
}

let kept: { readonly uid: string; readonly answer: CachedAnswer<OwnPasses> } | null = null;

/** The passes of the signed-in member, kept while they move between pages. The next member starts with none. */
export function passAnswer(api: ApiClient, uid: string, email: string): CachedAnswer<OwnPasses> {
  if (kept?.uid !== uid) kept = { uid, answer: answerFor(api, uid, email) };
  return kept.answer;
}

function answerFor(api: ApiClient, uid: string, email: string): CachedAnswer<OwnPasses> {
  return new CachedAnswer({
    name: 'The list of passes',
    offlineFallback: lastKnown(() => uid, 'passes'),
    async load() {
      const [customer] = await api.call<typeof getCustomers>('GET', '/customers', { query: { email } });
      if (customer === undefined) return { held: null };
      const params = { id: customer.id };
      return {
        held: await api.call<typeof getCustomerPasses>('GET', '/customers/{id}/entitlements', { params }),
      };
    },
  });
}
