import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Refusal } from '../http/errors/refusal.ts';
import { resignCookies } from './cookie-signature.ts';
import type { IdentityLibrary } from './identity-library.ts';
import { IDENTITY_PATH, type IdentitySettings } from './identity-settings.ts';

interface LibraryRequest {
  readonly method: 'GET' | 'POST';
  /** Below the provider's path, with its query: '/sign-in/email'. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** An answer of the library; its body is not validated yet. */
export interface LibraryAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | undefined;
  /** Token of the session this answer began; undefined if none. */
  readonly begunToken: string | undefined;
}

/** Refusals by the library's error code, for errors a client can cause; any other error is a server error. */
export type RefusalsByCode = Readonly<Record<string, () => Refusal>>;

/** Passes a request and its cookies to the library, and the library's cookies back. */
export type CallLibrary = (exchange: Exchange, call: LibraryRequest) => Promise<LibraryAnswer>;

/** The parts of a request and its reply the library uses. */
export interface Exchange {
  readonly request: { readonly headers: { readonly cookie?: string | undefined } };
  readonly reply: { header(name: string, value: string): unknown };
}

/** For library calls without a browser, or after the reply was sent. */
export const NO_BROWSER: Exchange = { request: { headers: {} }, reply: { header: () => undefined } };

export function libraryCaller(
  library: Pick<IdentityLibrary, 'handler'>,
  { publicUrl, secrets }: Pick<IdentitySettings, 'publicUrl' | 'secrets'>,
): CallLibrary {
  return async ({ request, reply }, call) => {
    const { cookie } = request.headers;
    const known = cookie === undefined ? undefined : resignCookies(cookie, secrets);
    const answer = await library.handler(webRequest(publicUrl, call, known));
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return {
      status: answer.status,
      body: await jsonOf(answer),
      location: answer.headers.get('location') ?? undefined,
      begunToken: cookies.map(sessionTokenIn).find((token) => token !== undefined),
    };
  };
}

/** The library only sees cookies and body. The origin is ours: register-own-call.ts refuses any other. */
function webRequest(publicUrl: string, { method, path, body }: LibraryRequest, cookie?: string): Request {
  return new Request(`${publicUrl}${IDENTITY_PATH}${path}`, {
    method,
    headers: {
      origin: publicUrl,
      ...(cookie !== undefined && { cookie }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
  });
}

/** A session cookie contains the session's token, a dot and a signature; an empty cookie removes it. */
function sessionTokenIn(cookie: string): string | undefined {
  return /^[^=]*\bsession_token=([^;.]+)\./.exec(cookie)?.[1];
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return value;
}

const LibraryError = Compile(Type.Object({ code: Type.String() }));

/** The error code of an answer, or its status when it has none; undefined when the library succeeded. */
export function errorCodeIn({ status, body }: LibraryAnswer): string | undefined {
  if (status < 400) return undefined;
  return LibraryError.Check(body) ? body.code : `status ${status}`;
}

/** Throws unless the library succeeded: the refusal for its error code, or else an error. */
export function expectSuccess(answer: LibraryAnswer, refusals: RefusalsByCode): void {
  const code = errorCodeIn(answer);
  if (code === undefined) return;
  const refuse = refusals[code];
  throw refuse ? refuse() : new Error(`The identity library answered ${code}`);
}

const userValidator = Compile(
  Type.Object({
    user: Type.Object({
      id: Type.String(),
      email: Type.String(),
      emailVerified: Type.Boolean(),
      name: Type.String(),
    }),
  }),
);
const sessionValidator = Compile(Type.Object({ session: Type.Object({ id: Type.String() }) }));

/** The session id in an answer of the library; undefined if none. */
export function sessionIdIn({ body }: LibraryAnswer): string | undefined {
  return sessionValidator.Check(body) ? body.session.id : undefined;
}

/** The profile in an answer of the library, without session tokens; undefined if none. */
export function userIn({ body }: LibraryAnswer): SignedInUser | undefined {
  if (!userValidator.Check(body)) return undefined;
  const { id: uid, email, emailVerified: email_verified, name: display_name } = body.user;
  return { uid, email, email_verified, display_name, phone_number: null };
}
