import type { readAnnouncementDraft, storeAnnouncementDraft } from '@lifted/contract/desk/desk-announcements';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOfStored, emptyDraft, storedDraft, type Draft } from './draft.ts';

/** Somebody who types is not asked about each letter. */
const PAUSE_MS = SECOND_MS;
const PATH = '/desk/announcements/draft';
/** Of the page before, which may just have been left. */
let lastStoring: Promise<unknown> = Promise.resolve();

/** Whether what is written would survive a browser that closes. */
export type DraftState = 'untouched' | 'storing' | 'stored' | 'failed';

interface DraftOnPage {
  /** What was stored before. While that is not known nothing is typed, as it would replace it. */
  readonly earlier: UseQueryResult<Draft>;
  /** What is on the page; null until the earlier one is known. */
  readonly draft: Draft | null;
  readonly state: DraftState;
  readonly change: (changed: Partial<Draft>) => void;
  /** It was sent, and the server has removed it. */
  readonly forget: () => void;
}

/** What the signed-in person has written and not sent, stored on the server a moment after each change. */
export function useDraft(): DraftOnPage {
  const api = useApiClient();
  const [typed, setTyped] = useState<Draft | null>(null);
  const [state, setState] = useState<DraftState>('untouched');
  const waiting = useRef<Draft | null>(null);
  const earlier = useQuery({
    queryKey: ['desk', 'announcement-draft'],
    queryFn: async ({ signal }) => {
      await lastStoring;
      const { draft } = await api.call<typeof readAnnouncementDraft>('GET', PATH, { signal });
      return draft === null ? emptyDraft(timeNow()) : draftOfStored(draft);
    },
    // The page has the newer one from then on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const draft = typed ?? earlier.data ?? null;

  const store = useEffectEvent(async () => {
    const newest = waiting.current;
    if (newest === null) return;
    waiting.current = null;
    try {
      await api.call<typeof storeAnnouncementDraft>('POST', PATH, { body: { draft: storedDraft(newest) } });
      if (waiting.current === null) setState('stored');
    } catch (failure) {
      console.error('The draft was not stored.', failure);
      waiting.current ??= newest;
      setState('failed');
    }
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const pause = setTimeout(() => {
      lastStoring = store();
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  // Leaving the page does not wait for the pause.
  useEffect(() => () => void (lastStoring = store()), []);

  return {
    earlier,
    draft,
    state,
    change(changed) {
      if (draft === null) return;
      const next = { ...draft, ...changed };
      waiting.current = next;
      setTyped(next);
      setState('storing');
    },
    forget() {
      waiting.current = null;
    },
  };
}
