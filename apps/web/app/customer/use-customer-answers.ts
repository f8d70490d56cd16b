import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useCachedAnswer } from '../platform/http/cached-answer.ts';
import { memberAnswers, type CustomerAnswers } from './member-answers.ts';

/**
 * The answers about the customer who is signed in: undefined until it is known who that is, null when nobody is signed in
 * or the account belongs to no customer.
 */
export function useCustomerAnswers(): CustomerAnswers | null | undefined {
  const api = useApiClient();
  const { user, isLoading } = useSession();
  const answers = user === null ? null : memberAnswers(api, user);
  const profile = useCachedAnswer(answers?.customer ?? null);
  if (answers === null) return isLoading ? undefined : null;
  if (profile.state !== 'loaded') return profile.state === 'failed' ? null : undefined;
  return profile.value === null ? null : answers.of(profile.value.id);
}
