import type { BodyOf } from '@lifted/contract/call';
import type { ChallengeParticipant, joinChallenge } from '@lifted/contract/challenges';
import { joinRefusal } from '@lifted/domain/challenges/challenge';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import type { SignedInCaller } from '../../http/caller.ts';
import { challengeClosed, unknownParticipation } from './challenge-refusals.ts';
import { findChallenge, findParticipant, insertParticipant } from './challenges-repository.ts';

interface Joined {
  readonly participant: ChallengeParticipant;
  readonly isNew: boolean;
}

/**
 * Lets a customer join a challenge. Another customer, an unknown customer and an unknown challenge are refused alike; a
 * participant stays one, even after the challenge has closed (specification, section 7).
 */
export async function joinAsCustomer(
  pool: Pool,
  caller: SignedInCaller,
  asked: BodyOf<typeof joinChallenge>,
  now: Date,
): Promise<Joined> {
  const { challenge_id: challengeId, customer_id: customerId } = asked;
  const { customerNumber } = caller;
  const challenge = await findChallenge(pool, challengeId);
  if (challenge === undefined || customerNumber === null || caller.customerId !== customerId)
    throw unknownParticipation();

  const before = await findParticipant(pool, challengeId, customerNumber);
  if (before !== undefined) return { participant: before, isNew: false };

  const refusal = joinRefusal(challenge, now, berlinDate(now));
  if (refusal !== null) throw challengeClosed(refusal);

  const isNew = await insertParticipant(pool, challengeId, customerNumber, now);
  const participant = await findParticipant(pool, challengeId, customerNumber);
  if (participant === undefined) throw unknownParticipation();
  return { participant, isNew };
}
