import { ApiProblem } from '../http/api-problem.ts';
import { idleTurns } from '../idle-turns.ts';
import { PROFILE } from './answer-names.ts';
import { inBrowserStore } from './browser-store.ts';
import { forgetLastKnown } from './forget-last-known.ts';
import { lastKnownStep, type Asking } from './last-known-age.ts';
import { LastKnownStore, type Known, type KnownAs } from './last-known-store.ts';

const store = new LastKnownStore(inBrowserStore);
const idle = idleTurns();

/** `admitWhile` on this device. */
export function admitHere(isSignedIn: () => boolean, owner: string): Promise<void> {
  return admitWhile(isSignedIn, owner, { store, forget: forgetLastKnown });
}

/** `fallBack` on this device. */
export function fallBackHere<T>(askedFor: AskedFor<T>, place: KnownAs): Promise<boolean> {
  return fallBack(askedFor, place, { store, now: () => Date.now(), idle });
}

/** What the fallback needs from the browser. */
interface FallbackEnvironment {
  readonly store: Pick<LastKnownStore, 'keep' | 'recall' | 'forget'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves when the browser is idle enough to store one answer. */
  readonly idle: () => Promise<void>;
}

/** One request, and how an older answer is shown in its place. */
export interface AskedFor<T> {
  readonly asked: Promise<T>;
  /** Whether four seconds passed without a response, or the device is offline. */
  readonly isSilent: boolean;
  readonly show: (known: Known<T>) => void;
}

/**
 * Shows the last known answer when the server cannot be reached, and stores new answers. Resolves when that is done: true
 * when an older answer is shown.
 */
export async function fallBack<T>(
  { asked, isSilent, show }: AskedFor<T>,
  place: KnownAs,
  { store, now, idle }: FallbackEnvironment,
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
      // The answer may be late, and another member signed in by now.
      await store.forget(place.owner);
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

/**
 * Lets this device store answers for a signed-in member. If they sign out meanwhile, in this tab or another one, what the
 * sign-out removed stays removed.
 */
export async function admitWhile(
  isSignedIn: () => boolean,
  owner: string,
  { store, forget }: { readonly store: Pick<LastKnownStore, 'admit'>; readonly forget: () => Promise<void> },
): Promise<void> {
  if (!isSignedIn()) return;
  await store.admit(owner);
  if (!isSignedIn()) await forget();
}
