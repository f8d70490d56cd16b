import type { getCheckInSecret, getMyWorkout, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { CachedAnswer } from '../platform/http/cached-answer.ts';
import { lastKnown } from '../platform/last-known/last-known.ts';
import type { MemberAnswers } from './member-answers.ts';

/** Null: the class that runs or comes next, else the workout of today. */
export type ClassId = string | null;

/** What the app makes check-in codes with. */
export interface CheckInSecret {
  readonly customerId: string;
  readonly secret: string;
}

/** What the pages of one member's workout request. Both are null for an account that belongs to nobody who trains here. */
export interface WorkoutAnswers {
  readonly workoutOf: (classId: ClassId) => CachedAnswer<MyWorkout | null>;
  readonly checkInSecret: CachedAnswer<CheckInSecret | null>;
  /**
   * Requests the workouts again after something of them changed, also one that is not shown: it is what the device knows
   * without a network. False when the server could not be reached; that there is no such workout (any more) is an answer.
   */
  readonly renew: () => Promise<boolean>;
}

interface WorkoutRequests {
  readonly api: ApiClient;
  readonly uid: string;
}

const NOT_FOUND = 404;

const cache = new WeakMap<MemberAnswers, WorkoutAnswers>();

/** The responses about this member's workout; forgotten with their other answers. */
export function workoutAnswers(member: MemberAnswers, requests: WorkoutRequests): WorkoutAnswers {
  const answers = cache.get(member) ?? answersFor(member, requests);
  cache.set(member, answers);
  return answers;
}

/** Id of the customer behind an account; null for one that belongs to nobody who trains here. */
export async function customerIdOf(member: MemberAnswers): Promise<string | null> {
  await member.customer.refresh();
  const profile = member.customer.read();
  if (profile.state === 'failed') throw profile.error;
  return profile.state === 'loaded' ? (profile.value?.id ?? null) : null;
}

function answersFor(member: MemberAnswers, { api, uid }: WorkoutRequests): WorkoutAnswers {
  const workouts = new Map<ClassId, CachedAnswer<MyWorkout | null>>();
  /** Classes of which the server has no workout for this member: cancelled, or without a place of theirs. */
  const refused = new Set<ClassId>();
  // The class that comes next is another one, and so may be its workout.
  const followBookings = () => void workoutOf(null).renew();
  const workoutOf = (classId: ClassId) => {
    const before = workouts.get(classId);
    if (before !== undefined) return before;
    const answer = new CachedAnswer<MyWorkout | null>({
      name: 'The workout',
      // Does not wait for the profile, whose own silence would add to this one.
      offlineFallback: lastKnown(() => uid, classId === null ? 'workout' : `workout ${classId}`),
      load: async () => {
        const id = await customerIdOf(member);
        if (id === null) return null;
        member.of(id).followBookings.add(followBookings);
        try {
          const workout = await api.call<typeof getMyWorkout>('GET', '/customers/{id}/workout', {
            params: { id },
            query: classId === null ? {} : { workout_id: classId },
          });
          refused.delete(classId);
          return workout;
        } catch (failure) {
          if (failure instanceof ApiProblem && failure.status === NOT_FOUND) refused.add(classId);
          throw failure;
        }
      },
    });
    workouts.set(classId, answer);
    return answer;
  };
  const renew = async () => {
    workoutOf(null);
    const renewed = await Promise.all(
      [...workouts].map(async ([classId, answer]) => (await isRenewed(answer)) || refused.has(classId)),
    );
    return renewed.every(Boolean);
  };
  return {
    workoutOf,
    checkInSecret: new CachedAnswer<CheckInSecret | null>({
      name: 'The check-in secret',
      offlineFallback: lastKnown(() => uid, 'check-in-secret'),
      load: async () => {
        const id = await customerIdOf(member);
        if (id === null) return null;
        const path = '/customers/{id}/check-in-secret';
        const { secret } = await api.call<typeof getCheckInSecret>('GET', path, { params: { id } });
        return { customerId: id, secret };
      },
    }),
    renew,
  };
}

/**
 * Requests an answer again, also where no page shows it; false when the server gave none. An older one that is shown in its
 * place does not count.
 */
export async function isRenewed(answer: CachedAnswer<unknown>): Promise<boolean> {
  const before = answer.read();
  await answer.renew();
  await answer.refresh();
  const after = answer.read();
  if (after.state !== 'loaded' || after.asOf !== undefined) return false;
  return before.state !== 'loaded' || before.value !== after.value;
}
