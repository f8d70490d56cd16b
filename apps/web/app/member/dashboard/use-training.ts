import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { useState } from 'react';
import type { Remote } from '../../platform/http/remote.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { CustomerAnswers } from '../../customer/member-answers.ts';

export interface Training {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly weekly: Remote<readonly WeeklyProgress[]>;
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** The chart still shows the previous window. */
  readonly isTurning: boolean;
  readonly retryLogs: () => void;
  readonly retryStrength: () => void;
}

/**
 * A member's training: three responses that load in parallel and fail independently (specification, section 8). They are
 * requested as soon as the member is known, together with the bookings; null until then.
 */
export function useTraining(answers: CustomerAnswers | null, window: ProgressionWindow): Training {
  const logs = useCachedAnswer(answers?.logs ?? null);
  const weekly = useCachedAnswer(answers?.weekly ?? null);
  const chosen = useCachedAnswer(answers?.progression[window] ?? null);
  const [shown, setShown] = useState(chosen);
  if (chosen.state !== 'loading' && chosen !== shown) setShown(chosen);
  const isTurning = chosen.state === 'loading' && shown.state === 'loaded';
  return {
    logs,
    weekly,
    progression: isTurning ? shown : chosen,
    isTurning,
    retryLogs: () => answers?.logs.retry(),
    retryStrength() {
      answers?.weekly.retry();
      answers?.progression[window].retry();
    },
  };
}
