import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect } from 'react';
import { useFloor } from './use-floor.ts';

const CLASS_EVERY_MS = 10 * SECOND_MS;
const DAY_EVERY_MS = MINUTE_MS;
/** Classes stored ahead, for when the network fails. */
const CLASSES_AHEAD = 3;

/**
 * Asks for the day every minute, and stores the classes that follow: the one that runs and the next one again each time, since
 * people book and cancel until it begins, those after them once.
 */
export function useLiveDay(isEnrolled: boolean): void {
  const { store } = useFloor();
  useEffect(() => {
    if (!isEnrolled) return undefined;
    return repeating(DAY_EVERY_MS, async () => {
      await store.refreshDay();
      const now = timeNow().getTime();
      const { day, classes } = store.state();
      const ahead = (day?.classes ?? [])
        .filter((each) => Date.parse(each.end_datetime) > now)
        .slice(0, CLASSES_AHEAD);
      const next = ahead.find((each) => Date.parse(each.start_datetime) > now);
      for (const each of ahead) {
        const isNear = each === next || Date.parse(each.start_datetime) <= now;
        if (isNear || !classes.has(each.id)) await store.refreshClass(each.id);
      }
    });
  }, [store, isEnrolled]);
}

/** Asks for the class on the screen every ten seconds: the member's phone and another tablet enter sets too. */
export function useLiveClass(classId: string | null): void {
  const { store } = useFloor();
  useEffect(() => {
    if (classId === null) return undefined;
    return repeating(CLASS_EVERY_MS, () => store.refreshClass(classId));
  }, [store, classId]);
}

/** Runs a request now, every so often while the page is visible, and when it comes to the front. Returns what ends that. */
function repeating(everyMs: number, request: () => Promise<void>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const run = async () => {
    if (signal.aborted || document.visibilityState === 'hidden') return;
    try {
      await request();
    } catch (failure) {
      // No network, or refused: shown by the store's state, and asked again.
      if (!(failure instanceof ApiUnreachable || failure instanceof ApiProblem)) throw failure;
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void run(), { signal });
  window.addEventListener('online', () => void run(), { signal });
  return () => ended.abort();
}
