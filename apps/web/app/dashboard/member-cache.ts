import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiUnreachable } from '../http/api-problem.ts';

/** Answers younger than this are not asked for again, so that a quick look at another page costs nothing. */
const FRESH_FOR_MS = 30_000;

/** One more try when nobody answered; a refusal stays a refusal. */
const MOST_TRIES_AGAIN = 1;

let kept: { readonly uid: string; readonly client: QueryClient } | null = null;

/**
 * What was loaded for one member, kept while they move between pages and asked for again when the app comes back to the
 * front. Whoever signs in next starts with nothing.
 */
export function memberCache(uid: string): QueryClient {
  if (kept?.uid === uid) return kept.client;
  forgetMember();
  kept = { uid, client: createCache() };
  return kept.client;
}

/** Throws away everything loaded for whoever is signed in. */
export function forgetMember(): void {
  kept?.client.clear();
  kept = null;
}

function createCache(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Named by its kind alone: the key holds who it is about.
      onError: (error, { queryKey }) => console.error(`${String(queryKey[0])} did not load.`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        retry: (failures, error) => error instanceof ApiUnreachable && failures < MOST_TRIES_AGAIN,
        // Comparing ten years of sets one by one costs more than drawing the ten rows on the page.
        structuralSharing: false,
      },
    },
  });
}
