import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Refusal } from '../http/refusal.ts';
import { signedAnew } from './cookie-signature.ts';
import type { IdentityLibrary } from './identity-library.ts';
import { IDENTITY_PATH, type IdentitySettings } from './identity-settings.ts';

interface LibraryRequest {
  readonly method: 'GET' | 'POST';
  /** Below the provider's path, with its query: '/sign-in/email'. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** An answer of the library, nothing of it trusted to have a shape. */
interface LibraryAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | undefined;
  /** Token of the session this answer began; undefined when it began none. */
  readonly begunToken: string | undefined;
}

/** One refusal for each of the library's error codes somebody can cause; other failures are ours. */
export type RefusalsByCode = Readonly<Record<string, () => Refusal>>;

/** Hands requests of ours to the library, with the cookies they brought, and its cookies back. */
export type CallLibrary = (exchange: Exchange, call: LibraryRequest) => Promise<LibraryAnswer>;

/** The part of a request and its answer that the library takes part in. */
interface Exchange {
  readonly request: { readonly headers: { readonly cookie?: string | undefined } };
  readonly reply: { header(name: string, value: string): unknown };
}

/** For what is asked of the library after the answer has gone, or by nobody's browser. */
export const NO_BROWSER: Exchange = { request: { headers: {} }, reply: { header: () => undefined } };

export function libraryCaller(
  library: Pick<IdentityLibrary, 'handler'>,
  { publicUrl, secrets }: Pick<IdentitySettings, 'publicUrl' | 'secrets'>,
): CallLibrary {
  return async ({ request, reply }, call) => {
    const { cookie } = request.headers;
    const known = cookie === undefined ? undefined : signedAnew(cookie, secrets);
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

/** What the library learns of a request: cookies and body. Its origin is the only one own-origin.ts lets through. */
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

/** A session cookie holds the session's token, a dot and a signature; an empty one takes it away. */
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

/** Throws unless the library said yes: the refusal its code stands for, else an error, because then we are at fault. */
export function expectSuccess({ status, body }: LibraryAnswer, refusals: RefusalsByCode): void {
  if (status < 400) return;
  const code = LibraryError.Check(body) ? body.code : `status ${status}`;
  const refuse = refusals[code];
  throw refuse ? refuse() : new Error(`The identity library answered ${code}`);
}

const LibraryUser = Type.Object({
  user: Type.Object({
    id: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean(),
    name: Type.String(),
  }),
});
const userValidator = Compile(LibraryUser);

const sessionValidator = Compile(Type.Object({ session: Type.Object({ id: Type.String() }) }));

/** The id of the session in an answer of the library; undefined when it holds none. */
export function sessionIdIn({ body }: LibraryAnswer): string | undefined {
  return sessionValidator.Check(body) ? body.session.id : undefined;
}

/** The person in an answer of the library; undefined when it holds none. */
export function userIn({ body }: LibraryAnswer): Static<typeof LibraryUser>['user'] | undefined {
  return userValidator.Check(body) ? body.user : undefined;
}
