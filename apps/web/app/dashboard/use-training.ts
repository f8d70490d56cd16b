import { DEFAULT_PROGRESSION_WINDOW, type ProgressionWindow } from '@lifted/domain/strength-progression';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../http/api-client-context.tsx';
import { logsQuery, progressionQuery, weeklyProgressQuery } from './member-queries.ts';
import { remoteOfQuery } from './remote-of-query.ts';

/** What a member lifted: three answers that load side by side and fail each on its own (specification, section 8). */
export function useTraining(customerId: string, window: ProgressionWindow) {
  const api = useApiClient();
  const logs = useQuery(logsQuery(api, customerId));
  const weekly = useQuery(weeklyProgressQuery(api, customerId));
  const progression = useQuery({
    ...progressionQuery(api, customerId, window),
    placeholderData: keepPreviousData,
  });
  return {
    logs: remoteOfQuery(logs),
    weekly: remoteOfQuery(weekly),
    progression: remoteOfQuery(progression),
    /** The chart still shows the window chosen before. */
    isTurning: progression.isPlaceholderData,
  };
}

/** Starts loading what a member lifted as soon as it is known who it is ('' for nobody yet), beside their bookings. */
export function useTrainingAhead(customerId: string): void {
  const api = useApiClient();
  const quietly = { enabled: customerId !== '', notifyOnChangeProps: [] };
  useQuery({ ...logsQuery(api, customerId), ...quietly });
  useQuery({ ...weeklyProgressQuery(api, customerId), ...quietly });
  useQuery({ ...progressionQuery(api, customerId, DEFAULT_PROGRESSION_WINDOW), ...quietly });
}
