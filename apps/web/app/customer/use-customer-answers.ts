import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useCachedAnswer } from '../platform/http/cached-answer.ts';
import type { Remote } from '../platform/http/remote.ts';
import { memberAnswers, type CustomerAnswers } from './member-answers.ts';

interface CustomerInPage {
  /** Their answers, once it is known who it is; null when nobody is signed in or the account belongs to no customer. */
  readonly customer: Remote<CustomerAnswers | null>;
  /** Requests again after a failure. */
  readonly retry: () => void;
}

/** The customer who is signed in. */
export function useCustomer(): CustomerInPage {
  const api = useApiClient();
  const { user, isLoading } = useSession();
  const answers = user === null ? null : memberAnswers(api, user);
  const profile = useCachedAnswer(answers?.customer ?? null);
  const retry = () => answers?.customer.retry();
  if (answers === null) return { customer: isLoading ? { state: 'loading' } : NOBODY, retry };
  if (profile.state !== 'loaded') return { customer: profile, retry };
  const value = profile.value && answers.of(profile.value.id);
  return { customer: { state: 'loaded', value }, retry };
}

const NOBODY = { state: 'loaded', value: null } as const;

/** Their answers, for parts that show nothing without: undefined until it is known who it is, null also when that did not load. */
export function useCustomerAnswers(): CustomerAnswers | null | undefined {
  const { customer } = useCustomer();
  if (customer.state === 'loaded') return customer.value;
  return customer.state === 'failed' ? null : undefined;
}
