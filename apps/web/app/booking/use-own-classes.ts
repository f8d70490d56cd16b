import { useMemo } from 'react';
import type { CustomerAnswers } from '../customer/member-answers.ts';
import { useCachedAnswer } from '../platform/http/cached-answer.ts';
import type { Remote } from '../platform/http/remote.ts';
import { memberClasses, type MemberClasses } from './own-classes.ts';
import { JUST_ASKED_MS, useFollowing } from './use-following.ts';

/** A member's own classes, followed while the page is visible. Without answers to read, they are loading. */
export function useOwnClasses(answers: CustomerAnswers | null | undefined): Remote<MemberClasses> {
  const remote = useCachedAnswer(answers?.classes ?? null);
  useFollowing(() => void answers?.classes.refresh(JUST_ASKED_MS));
  return useMemo(
    () => (remote.state === 'loaded' ? { ...remote, value: memberClasses(remote.value) } : remote),
    [remote],
  );
}

/** What a command of the booking engine changes is asked for again. Resolves when the own classes have arrived. */
export async function renewBookings(answers: CustomerAnswers): Promise<void> {
  for (const follow of answers.followBookings) follow();
  await Promise.all([answers.classes.renew(), answers.bookings.renew(), answers.passes.renew()]);
}
