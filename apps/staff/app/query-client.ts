import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { QueryClient } from '@tanstack/react-query';

/** A younger answer is not requested again, so that switching pages quickly costs nothing. */
const FRESH_FOR_MS = 30 * SECOND_MS;
const MOST_RETRIES = 1;

/** What this page has loaded. A refusal is final; when the server could not be reached it is asked once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // Browsers are wrong about being offline often enough; the request itself tells.
        networkMode: 'always',
        retry: (failures, failure) => failure instanceof ApiUnreachable && failures <= MOST_RETRIES - 1,
      },
    },
  });
}
