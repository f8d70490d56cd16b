import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import type { LightMyRequestResponse } from 'fastify';
import type { StudioApp } from '../http/studio-app.ts';
import { PUBLIC_URL } from './identity-fixture.ts';

/** A browser for identity calls: it stores cookies and sends its origin. */
export interface Browser {
  /** `path` is one of the identity calls: '/sign-out'. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The person signed in with the cookie. */
  profile(): Promise<SignedInUser | null>;
  /** A fresh ID token; throws when nobody is signed in. */
  idToken(): Promise<string>;
  readonly cookies: Map<string, string>;
}

export function createBrowser(app: StudioApp): Browser {
  const cookies = new Map<string, string>();

  const remember = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return answer;
  };
  const cookieHeader = () =>
    cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

  const get = async (path: string, headers: Record<string, string> = {}) =>
    remember(await app.inject({ url: `/api/identity${path}`, headers: { ...cookieHeader(), ...headers } }));

  return {
    cookies,
    get,
    async post(path, body, headers = {}) {
      const { origin = PUBLIC_URL, ...others } = headers;
      return remember(
        await app.inject({
          method: 'POST',
          url: `/api/identity${path}`,
          headers: { ...cookieHeader(), ...(origin !== '' && { origin }), ...others },
          ...(body && { payload: body }),
        }),
      );
    },
    async profile() {
      return (await get('/get-session')).json<{ user: SignedInUser | null }>().user;
    },
    async idToken() {
      const answer = await get('/token');
      if (answer.statusCode !== 200) throw new Error(`No ID token: ${answer.statusCode}`);
      return answer.json<{ token: string }>().token;
    },
  };
}
