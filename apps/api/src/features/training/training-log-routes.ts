import { getExerciseLogs, getExerciseProgression, getWeeklyProgress } from '@lifted/contract/training-log';
import {
  DEFAULT_PROGRESSION_WINDOW,
  PROGRESSION_WINDOWS,
  windowStart,
} from '@lifted/domain/training/strength-progression';
import { berlinDate, weekStart } from '@lifted/domain/calendar/studio-calendar';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { ReadingDatabases } from '../../data/read-from-replica.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { EXERCISE_LOGS } from './exercise-logs-query.ts';
import { EXERCISE_PROGRESSION } from './exercise-progression-query.ts';
import { WEEKLY_PROGRESS } from './weekly-progress-query.ts';

interface TrainingLogDependencies extends ReadingDatabases {
  readonly memberCache: MemberResponseCache;
  readonly now: () => Date;
}

/** A customer's training log and progress (specification, section 7). */
export function registerTrainingLog(
  app: StudioApp,
  { pool, replica, memberCache: cache, now }: TrainingLogDependencies,
): void {
  const shared = { pool, replica, cache, now, unknown: 'not_found' } as const;

  registerMemberRead(app, getExerciseLogs, {
    ...shared,
    query: EXERCISE_LOGS.en,
    inGerman: EXERCISE_LOGS.de,
    question: ({ params, callerId }) => ({
      customer: { by: 'id', id: params.id },
      values: [withOwnTrainings(params.id, callerId)],
    }),
  });

  registerMemberRead(app, getExerciseProgression, {
    ...shared,
    query: EXERCISE_PROGRESSION,
    question({ params, query, callerId }) {
      const today = berlinDate(now());
      return {
        customer: { by: 'id', id: params.id },
        values: [windowStart(today, windowOf(query.timeFrame)), today, withOwnTrainings(params.id, callerId)],
      };
    },
  });

  registerMemberRead(app, getWeeklyProgress, {
    ...shared,
    query: WEEKLY_PROGRESS,
    question: ({ params, callerId }) => ({
      customer: { by: 'id', id: params.id },
      values: [weekStart(berlinDate(now())), withOwnTrainings(params.id, callerId)],
    }),
  });
}

/** What members train without a class is nobody else's to see. */
function withOwnTrainings(customerId: string, callerId: string | null): 'true' | 'false' {
  return customerId === callerId ? 'true' : 'false';
}

function windowOf(timeFrame: string | undefined) {
  return PROGRESSION_WINDOWS.find((weeks) => String(weeks) === timeFrame) ?? DEFAULT_PROGRESSION_WINDOW;
}
