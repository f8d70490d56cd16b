import { lastKnownStep, type Asking } from '@lifted/domain/last-known';
import { ApiProblem } from '../http/api-problem.ts';
import { PROFILE } from './answer-names.ts';
import type { Known, KnownAs, LastKnownStore } from './last-known-store.ts';

/** What standing in needs from outside. */
interface StandInSurroundings {
  readonly store: Pick<LastKnownStore, 'keep' | 'recall'>;
  /** Removes everything from this device. */
  readonly forget: () => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves when the browser has time to keep one answer. */
  readonly idle: () => Promise<void>;
}

/** One asking of the studio, and how what is known instead is shown. */
export interface AskedFor<T> {
  readonly asked: Promise<T>;
  /** Whether four seconds went by without an answer, or the device knows that it has no network. */
  readonly isSilent: boolean;
  readonly show: (known: Known<T>) => void;
}

/**
 * Shows what was known before where the studio cannot be reached, and keeps what it answers. Resolves when that is done,
 * with whether something is shown that stands in for the answer.
 */
export async function standIn<T>(
  { asked, isSilent, show }: AskedFor<T>,
  place: KnownAs,
  { store, forget, now, idle }: StandInSurroundings,
): Promise<boolean> {
  let isDecided = false;
  let isShown = false;
  const outcome = outcomeOf(asked, place).finally(() => {
    isDecided = true;
  });
  const showKnown = async (mayShow: () => boolean) => {
    const known = await store.recall<T>(place, now());
    if (known === null || !mayShow()) return;
    show(known);
    isShown = true;
  };

  if (isSilent) await showKnown(() => !isDecided);
  const step = lastKnownStep(await outcome);
  switch (step) {
    case 'replace':
      await idle();
      await store.keep(place, await asked, now());
      return false;
    case 'show':
      if (!isShown) await showKnown(() => true);
      return isShown;
    case 'forget':
      await forget();
      return isShown;
    case 'leave':
      return isShown;
    default:
      return step satisfies never;
  }
}

async function outcomeOf<T>(asked: Promise<T>, { name }: KnownAs): Promise<Asking> {
  try {
    const answer = await asked;
    return { state: 'answered', isNobody: name === PROFILE && answer === null };
  } catch (failure) {
    if (failure instanceof ApiProblem) return { state: 'refused', status: failure.status };
    return { state: 'unreachable' };
  }
}
