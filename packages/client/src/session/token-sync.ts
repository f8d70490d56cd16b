import type { IdentityProvider } from './embedded/embedded-provider.ts';

interface TokenSyncOptions {
  /** Whom to tell. */
  readonly url: string;
  readonly fetch: (url: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;
  readonly log: (sentence: string, failure: unknown) => void;
}

/** How the session tells somebody outside of its token. */
export interface TokenSync {
  readonly tell: (token: string) => void;
  /** Somebody has signed out. */
  readonly end: () => void;
}

/**
 * Tells somebody of every new ID token and, when nobody is signed in any more, here or in another tab, of its end: POST with the
 * token, DELETE with the last one (specification, section 7). It neither delays nor prevents anything.
 */
export function syncTokens(
  provider: Pick<IdentityProvider, 'onUserChanged'>,
  { url, fetch, log }: TokenSyncOptions,
): TokenSync {
  let told: string | null = null;
  /** One after the other, so that the last word is the one that counts. */
  let telling: Promise<void> = Promise.resolve();

  const queue = (method: 'POST' | 'DELETE', token: string) => {
    telling = telling.then(() => send(method, token));
  };
  const send = async (method: string, token: string) => {
    try {
      const request = { method, headers: { authorization: `Bearer ${token}` }, keepalive: true };
      const { ok, status } = await fetch(url, request);
      if (!ok) log('The token was not taken elsewhere.', new Error(`status ${status}`));
    } catch (failure) {
      log('The token could not be told elsewhere.', failure);
    }
  };
  const end = () => {
    if (told !== null) queue('DELETE', told);
    told = null;
  };
  provider.onUserChanged((user) => {
    if (user === null) end();
  });

  return {
    tell(token) {
      if (token === told) return;
      told = token;
      queue('POST', token);
    },
    end,
  };
}
