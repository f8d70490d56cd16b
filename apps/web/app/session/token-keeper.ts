import type { IdToken } from './identity-provider.ts';
import { CONCURRENT_REFRESH_WAIT_MS } from './session-limits.ts';

/** How asking for a newer token went. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  /** The provider knows of nobody who is signed in any more. */
  | { readonly kind: 'signed-out' }
  /** The provider could not be asked. */
  | { readonly kind: 'failed' };

interface TokenKeeperOptions {
  /** The provider's `getIdToken`. */
  readonly getIdToken: (options: { readonly force: boolean }) => Promise<IdToken | null>;
  /** A token with less left than this is refreshed before a request. */
  readonly thresholdMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly log: (sentence: string, failure: unknown) => void;
}

/** Holds the ID token, in memory only, and refreshes it one refresh at a time (specification, sections 4 and 7). */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;
  #token: IdToken | null = null;
  /** The refresh that runs; another object after somebody signed in or out. */
  #refresh: object | null = null;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** The token to send now, refreshed first when little of its time is left; null when there is none. */
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
      return { kind: 'renewed', token: fetched.token };
    } catch (failure) {
      this.#options.log('The session could not be refreshed.', failure);
      return { kind: 'failed' };
    } finally {
      if (this.#refresh === refresh) this.#refresh = null;
    }
  }
}
