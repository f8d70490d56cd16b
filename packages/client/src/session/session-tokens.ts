import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { ProblemCode } from '@lifted/contract/problem';
import type { Authorize } from '../http/api-client.ts';
import type { IdToken } from './identity-types.ts';

/** A token with less time left than this is refreshed before a request (specification, section 9). */
export const REFRESH_THRESHOLD_MS = 300 * SECOND_MS;
/** The same in the installed app. */
export const INSTALLED_REFRESH_THRESHOLD_MS = 600 * SECOND_MS;
/** How long a second caller waits before it checks whether the running refresh is done. */
const CONCURRENT_REFRESH_WAIT_MS = SECOND_MS;
/** How long a request whose token could not be refreshed waits before its one retry. */
const RETRY_WAIT_MS = 2 * SECOND_MS;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const NO_SECOND_FACTOR: ProblemCode = 'second_factor_missing';

/** The outcome of requesting a newer token. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  /** For the provider, nobody is signed in any more. */
  | { readonly kind: 'signed-out' }
  /** The provider could not be reached. */
  | { readonly kind: 'failed' };

interface IdTokenCacheOptions {
  /** The provider's `getIdToken`. */
  readonly getIdToken: (options: { readonly force: boolean }) => Promise<IdToken | null>;
  /** A token has arrived. */
  readonly onToken: (token: string) => void;
  /** A token with less left than this is refreshed before a request. */
  readonly thresholdMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly log: (sentence: string, failure: unknown) => void;
}

/** Holds the ID token, in memory only, and refreshes it one refresh at a time (specification, sections 4 and 7). */
export class IdTokenCache {
  readonly #options: IdTokenCacheOptions;
  #token: IdToken | null = null;
  /** The running refresh; another object after a sign-in or sign-out. */
  #refresh: object | null = null;

  constructor(options: IdTokenCacheOptions) {
    this.#options = options;
  }

  /** The token to send now, refreshed first if it is about to expire; null when there is none. */
  async forRequest(): Promise<string | null> {
    const held = this.#token;
    if (held !== null && held.expiresAt - this.#options.now() >= this.#options.thresholdMs) return held.token;
    const renewal = await this.newerThan(held?.token ?? null);
    return renewal.kind === 'renewed' ? renewal.token : (held?.token ?? null);
  }

  /** Fetches a new token now. */
  renew(): Promise<Renewal> {
    return this.newerThan(this.#token?.token ?? null, { force: true });
  }

  /**
   * A token other than this one: a second caller waits a second and takes what the first one's refresh brought. Without an
   * old token the provider may give one it already has, unless forced.
   */
  async newerThan(old: string | null, { force = old !== null } = {}): Promise<Renewal> {
    while (this.#refresh !== null) await this.#options.sleep(CONCURRENT_REFRESH_WAIT_MS);
    if (this.#token !== null && this.#token.token !== old) {
      return { kind: 'renewed', token: this.#token.token };
    }
    return this.#fetch({ force });
  }

  /** Forgets the token, and whatever a refresh that still runs will bring. */
  forget(): void {
    this.#token = null;
    this.#refresh = null;
  }

  async #fetch(how: { readonly force: boolean }): Promise<Renewal> {
    const refresh = {};
    this.#refresh = refresh;
    try {
      const fetched = await this.#options.getIdToken(how);
      if (this.#refresh !== refresh || fetched === null) return { kind: 'signed-out' };
      this.#token = fetched;
      this.#options.onToken(fetched.token);
      return { kind: 'renewed', token: fetched.token };
    } catch (failure) {
      this.#options.log('The session could not be refreshed.', failure);
      return { kind: 'failed' };
    } finally {
      if (this.#refresh === refresh) this.#refresh = null;
    }
  }
}

interface RetryOptions {
  readonly tokens: Pick<IdTokenCache, 'forRequest' | 'newerThan'>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Nothing helped; `sessionEnded` tells that the provider knows of nobody who is signed in. */
  readonly giveUp: (why: { readonly sessionEnded: boolean }) => void;
}

/**
 * Sends a request with a fresh token. Refused with 401 it refreshes and sends again; if the refresh failed, once more
 * after two seconds. Refused even then, it gives up, and the refusal is the answer (specification, section 4).
 */
export function retryAfterRefresh({ tokens, sleep, giveUp }: RetryOptions): Authorize {
  return async (send) => {
    const token = await tokens.forRequest();
    const answer = await send(token);
    if (answer.status !== UNAUTHORIZED) return answer;

    let renewal = await tokens.newerThan(token);
    if (renewal.kind !== 'renewed') {
      await sleep(RETRY_WAIT_MS);
      renewal = await tokens.newerThan(token);
    }
    const secondAnswer = await send(renewal.kind === 'renewed' ? renewal.token : token);
    if (secondAnswer.status === UNAUTHORIZED) giveUp({ sessionEnded: renewal.kind === 'signed-out' });
    return secondAnswer;
  };
}

/** Somebody whose role asks for a second factor and who has none is led to where one is set up; the refusal stays the answer. */
export function leadingToSecurity(authorize: Authorize, lead: () => void): Authorize {
  return async (send) => {
    const answer = await authorize(send);
    if (answer.status === FORBIDDEN && (await isMissing(answer.clone()))) lead();
    return answer;
  };
}

async function isMissing(answer: Response): Promise<boolean> {
  const problem: unknown = await answer.json().catch(() => null);
  return (
    typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === NO_SECOND_FACTOR
  );
}
