import type { IdentityProvider } from './embedded/embedded-provider.ts';

interface TokenSyncOptions {
  /** Whom to tell. */
  readonly url: string;
  readonly fetch: (url: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;
  readonly log: (sentence: string, failure: unknown) => void;
}

/**
 * A provider's token and sign-out, which also tell somebody of every new ID token and, when nobody is signed in any more, of its end:
 * POST with the token, DELETE with the last one (specification, section 7). It neither delays nor prevents anything.
 */
export function toldTokens(
  provider: Pick<IdentityProvider, 'onUserChanged' | 'getIdToken' | 'signOut'>,
  { url, fetch, log }: TokenSyncOptions,
): Pick<IdentityProvider, 'getIdToken' | 'signOut'> {
  let told: string | null = null;
  /** One after the other, so that the last word is the one that counts. */
  let telling: Promise<void> = Promise.resolve();

  const tell = (method: 'POST' | 'DELETE', token: string) => {
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
  const ended = () => {
    if (told !== null) tell('DELETE', told);
    told = null;
  };
  provider.onUserChanged((user) => {
    if (user === null) ended();
  });

  return {
    async getIdToken(how) {
      const idToken = await provider.getIdToken(how);
      if (idToken !== null && idToken.token !== told) {
        told = idToken.token;
        tell('POST', told);
      }
      return idToken;
    },
    async signOut() {
      try {
        await provider.signOut();
      } finally {
        ended();
      }
    },
  };
}
