import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { ProblemCode } from '@lifted/contract/problem';
import type { Authorize } from '../http/api-client.ts';
import { field } from './embedded/json-fields.ts';
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
  /**
   * 'signed-out': for the provider, nobody is signed in any more. 'failed': the provider could not be reached, or the person
   * who wanted the token is not the one who is signed in now.
   */
  | { readonly kind: 'signed-out' | 'failed'; readonly token?: undefined };

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
  /** Whose tokens these are: another object after a sign-in or sign-out. */
  owner: object = {};
  /** The owner a refresh runs for. */
  #refreshing: object | null = null;

  constructor(options: IdTokenCacheOptions) {
    this.#options = options;
  }

  /** The token to send now, refreshed first if it is about to expire; null when there is none. */
  async forRequest(): Promise<string | null> {
    const held = this.#token;
    if (held !== null && held.expiresAt - this.#options.now() >= this.#options.thresholdMs) return held.token;
    const old = held?.token ?? null;
    return (await this.newerThan(old)).token ?? old;
  }

  /** Fetches a new token now. */
  renew(): Promise<Renewal> {
    return this.newerThan(this.#token?.token ?? null, this.owner, true);
  }

  /**
   * A token other than this one: a second caller waits a second and takes what the first one's refresh brought. Without an
   * old token the provider may give one it already has, unless forced. Never one of anybody but this owner.
   */
  async newerThan(old: string | null, owner = this.owner, force = old !== null): Promise<Renewal> {
    while (this.#refreshing === owner) await this.#options.sleep(CONCURRENT_REFRESH_WAIT_MS);
    if (owner !== this.owner) return { kind: 'failed' };
    if (this.#token !== null && this.#token.token !== old) {
      return { kind: 'renewed', token: this.#token.token };
    }
    this.#refreshing = owner;
    try {
      const fetched = await this.#options.getIdToken({ force });
      if (owner !== this.owner) return { kind: 'failed' };
      if (fetched === null) return { kind: 'signed-out' };
      this.#token = fetched;
      this.#options.onToken(fetched.token);
      return { kind: 'renewed', token: fetched.token };
    } catch (failure) {
      this.#options.log('The session could not be refreshed.', failure);
      return { kind: 'failed' };
    } finally {
      if (this.#refreshing === owner) this.#refreshing = null;
    }
  }

  /** Forgets the token, and whatever a refresh that still runs will bring. */
  forget(): void {
    this.#token = null;
    this.owner = {};
  }
}

interface RetryOptions {
  readonly tokens: Pick<IdTokenCache, 'owner' | 'forRequest' | 'newerThan'>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Nothing helped; `sessionEnded` tells that the provider knows of nobody who is signed in. */
  readonly giveUp: (why: { readonly sessionEnded: boolean }) => void;
}

/**
 * Sends a request with a fresh token. Refused with 401 it refreshes and sends again; if the refresh failed, once more
 * after two seconds. Refused even then, it gives up, and the refusal is the answer (specification, section 4). After a sign-out
 * it gets no other token: a person who is signed in by then did not make it, and their session is not given up.
 */
export function retryAfterRefresh({ tokens, sleep, giveUp }: RetryOptions): Authorize {
  return async (send) => {
    const { owner } = tokens;
    const token = await tokens.forRequest();
    const answer = await send(token);
    if (answer.status !== UNAUTHORIZED) return answer;

    let renewal = await tokens.newerThan(token, owner);
    if (renewal.kind !== 'renewed') {
      await sleep(RETRY_WAIT_MS);
      renewal = await tokens.newerThan(token, owner);
    }
    const secondAnswer = await send(renewal.token ?? token);
    if (secondAnswer.status === UNAUTHORIZED && owner === tokens.owner)
      giveUp({ sessionEnded: renewal.kind === 'signed-out' });
    return secondAnswer;
  };
}

/** Somebody whose role asks for a second factor and who has none is led to where one is set up; the refusal stays the answer. */
export function leadingToSecurity(authorize: Authorize, lead: () => void): Authorize {
  return async (send) => {
    const answer = await authorize(send);
    if (answer.status !== FORBIDDEN) return answer;
    const problem: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    if (field(problem, 'code') === NO_SECOND_FACTOR) lead();
    return answer;
  };
}
