import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../http/api-client-context.tsx';
import type { Remote } from '../http/remote.ts';
import { logsQuery, progressionQuery, weeklyProgressQuery } from './member-queries.ts';
import { remoteOfQuery } from './remote-of-query.ts';

export interface Training {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly weekly: Remote<readonly WeeklyProgress[]>;
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** The chart still shows the window chosen before. */
  readonly isTurning: boolean;
}

/**
 * What a member lifted: three answers that load side by side and fail each on its own (specification, section 8). They
 * start as soon as it is known who it is, beside the bookings; until then the id is null.
 */
export function useTraining(customerId: string | null, window: ProgressionWindow): Training {
  const api = useApiClient();
  const id = customerId ?? '';
  const enabled = customerId !== null;
  const logs = useQuery({ ...logsQuery(api, id), enabled });
  const weekly = useQuery({ ...weeklyProgressQuery(api, id), enabled });
  const progression = useQuery({
    ...progressionQuery(api, id, window),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    logs: remoteOfQuery(logs),
    weekly: remoteOfQuery(weekly),
    progression: remoteOfQuery(progression),
    isTurning: progression.isPlaceholderData,
  };
}
