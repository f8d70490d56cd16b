import type { listClips } from '@lifted/contract/desk/uploads/clips';
import type { exerciseCalls } from '@lifted/contract/desk/desk-exercises';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** Every exercise, and what there is to lift with in the page's language. */
export function useExercises() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'exercises'],
    queryFn: ({ signal }) => api.call<typeof exerciseCalls.list>('GET', '/desk/exercises', { signal }),
  });
}

/** The clips an exercise can have. */
export function useClips() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'clips'],
    queryFn: ({ signal }) => api.call<typeof listClips>('GET', '/desk/clips', { signal }),
  });
}
