import type { CustomerPasses } from '@lifted/contract/entitlements';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';

/** Passes, memberships and fees of the signed-in member; null for an account that belongs to nobody who trains here. */
export interface PassesOnPage {
  readonly passes: Remote<CustomerPasses | null>;
  readonly retry: () => void;
  /** To be called after something of it changed. */
  readonly renew: () => void;
}

/** Loads the member and what they hold. */
export function usePasses(answers: MemberAnswers): PassesOnPage {
  const profile = useCachedAnswer(answers.customer);
  const customer = profile.state === 'loaded' ? profile.value : null;
  const ofCustomer = customer === null ? null : answers.of(customer.id);
  const passes = useCachedAnswer(ofCustomer?.passes ?? null);
  return {
    passes: profile.state === 'loaded' && customer !== null ? aged(passes, profile) : withoutPasses(profile),
    retry() {
      if (profile.state === 'failed') answers.customer.retry();
      else ofCustomer?.passes.retry();
    },
    renew: () => void ofCustomer?.passes.renew(),
  };
}

function withoutPasses(profile: Remote<unknown>): Remote<null> {
  return profile.state === 'loaded' ? { ...profile, value: null } : profile;
}

/** As old as the older of the two. */
function aged(passes: Remote<CustomerPasses>, profile: Remote<unknown>): Remote<CustomerPasses> {
  const asOf = oldestAsOf(passes, profile);
  return passes.state === 'loaded' && asOf !== null ? { ...passes, asOf } : passes;
}
