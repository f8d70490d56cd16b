import type { getOwnTrainings, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import type { MemberAnswers } from '../../../customer/member-answers.ts';
import { customerIdOf } from '../../../customer/workout-answers.ts';
import { CachedAnswer } from '../../../platform/http/cached-answer.ts';
import { lastKnown } from '../../../platform/last-known/last-known.ts';

export type OwnAnswer = CachedAnswer<OwnTrainings | null>;

interface OwnRequests {
  readonly api: ApiClient;
  readonly uid: string;
}

const cache = new WeakMap<MemberAnswers, OwnAnswer>();

/**
 * What this member trains without a class and what there is to train with; forgotten with their other answers. Null for an
 * account that belongs to nobody who trains here.
 */
export function ownAnswer(member: MemberAnswers, { api, uid }: OwnRequests): OwnAnswer {
  const before = cache.get(member);
  if (before !== undefined) return before;
  const answer: OwnAnswer = new CachedAnswer<OwnTrainings | null>({
    name: 'Own trainings',
    offlineFallback: lastKnown(() => uid, 'own-trainings'),
    load: async () => {
      const id = await customerIdOf(member);
      if (id === null) return null;
      return api.call<typeof getOwnTrainings>('GET', '/customers/{id}/own-trainings', { params: { id } });
    },
  });
  cache.set(member, answer);
  return answer;
}
