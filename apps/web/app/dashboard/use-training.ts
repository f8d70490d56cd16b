import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import { useState } from 'react';
import type { Remote } from '../http/remote.ts';
import { useKeptAnswer } from '../http/use-kept-answer.ts';
import type { CustomerAnswers } from './member-answers.ts';

export interface Training {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly weekly: Remote<readonly WeeklyProgress[]>;
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** The chart still shows the window chosen before. */
  readonly isTurning: boolean;
}

/**
 * What a member lifted: three answers that load side by side and fail each on its own (specification, section 8). They
 * start as soon as it is known who it is, beside the bookings; null until then.
 */
export function useTraining(answers: CustomerAnswers | null, window: ProgressionWindow): Training {
  const logs = useKeptAnswer(answers?.logs ?? null);
  const weekly = useKeptAnswer(answers?.weekly ?? null);
  const chosen = useKeptAnswer(answers?.progression[window] ?? null);
  const [shown, setShown] = useState(chosen);
  if (chosen.state !== 'loading' && chosen !== shown) setShown(chosen);
  const isTurning = chosen.state === 'loading' && shown.state === 'loaded';
  return { logs, weekly, progression: isTurning ? shown : chosen, isTurning };
}
