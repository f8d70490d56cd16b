import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import type { Problem } from '@lifted/contract/problem';
import type { Language } from '@lifted/domain/language/language';
import { ApiEmptyAnswer, ApiProblem, ApiUnreachable } from './api-problem.ts';
import { callAddress, type AddressValues } from './call-address.ts';
import { pageLanguage } from './page-language.ts';
import { noteServerTime } from './server-clock.ts';

/** Sends one request, with this ID token or, for a visitor, with none. */
export type Send = (token: string | null) => Promise<Response>;

/** Sends a request for the current visitor or member: chooses the token, and whether to retry a refused request. */
export type Authorize = (send: Send) => Promise<Response>;

/** Sends as a visitor. */
export const asVisitor: Authorize = (send) => send(null);

type Part<Name extends string, Value> = Value extends undefined ? unknown : { readonly [N in Name]: Value };

/** What a call takes: exactly the parts its contract names. */
export type RequestOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    readonly signal?: AbortSignal;
    /** Of a command: repeated with the same key, it acts once. */
    readonly idempotencyKey?: string;
  };

export interface ApiClient {
  /**
   * Makes one call of the contract: `call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId } })`.
   * Throws ApiProblem for a refusal, ApiUnreachable without a response (ApiEmptyAnswer: an empty one), and the signal's
   * reason when aborted.
   */
  call<C extends Call>(method: C['method'], path: C['path'], request: RequestOf<C>): Promise<AnswerOf<C>>;
}

const NO_CONTENT = 204;

interface AnyRequest {
  readonly params?: AddressValues;
  readonly query?: AddressValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

interface ApiClientOptions {
  readonly authorize: Authorize;
  readonly fetch?: typeof fetch;
  /** Read for each call: the server answers refusals and writes mails in this language. */
  readonly language?: () => Language;
}

/** The one way to the API. `fetch` and `language` are arguments so that a test needs no network and no page. */
export function createApiClient({
  authorize,
  fetch: send = (...request) => fetch(...request),
  language: readLanguage = pageLanguage,
}: ApiClientOptions): ApiClient {
  return {
    async call<C extends Call>(
      method: C['method'],
      path: C['path'],
      request: AnyRequest,
    ): Promise<AnswerOf<C>> {
      const language = readLanguage();
      const address = callAddress(path, request.params, request.query);
      const sent = authorize(async (token) => {
        const askedAt = Date.now();
        const answer = await send(address, requestInit(method, { ...request, language, token }));
        noteServerTime(answer.headers.get('date'), askedAt);
        return answer;
      });
      const waiting = { language, signal: request.signal };
      const response = await unlessUnreachable(sent, waiting);
      if (!response.ok) throw await refusalOf(response, language);
      const isEmpty = response.status === NO_CONTENT;
      const answer: unknown = isEmpty ? null : await unlessUnreachable(contentOf(response), waiting);
      if (answer === null && !isEmpty)
        throw new ApiEmptyAnswer(new Error(`${path} answered with nothing`), language);
      if (!isAnswer<C>(answer, isEmpty))
        throw new ApiUnreachable(new Error(`${path} answered with a bare value`), language);
      return answer;
    },
  };
}

const FILE = /^(?:application\/zip|text\/csv)/;

/** A file is returned as it is, everything else as JSON; null for a response without a body. */
async function contentOf(response: Response): Promise<unknown> {
  if (FILE.test(response.headers.get('content-type') ?? '')) return response.blob();
  const text = await response.text();
  return text.trim() === '' ? null : JSON.parse(text);
}

interface AuthorizedRequest extends AnyRequest {
  readonly language: Language;
  readonly token: string | null;
}

function requestInit(
  method: string,
  { body, signal, idempotencyKey, language, token }: AuthorizedRequest,
): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** Lets an abort through as it is; any other failure means that no answer came. */
async function unlessUnreachable<T>(
  outcome: Promise<T>,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal | undefined },
): Promise<T> {
  try {
    return await outcome;
  } catch (failure) {
    throw signal?.aborted === true ? failure : new ApiUnreachable(failure, language);
  }
}

async function refusalOf(response: Response, language: Language): Promise<Error> {
  const answer: unknown = await response.json().catch(() => null);
  if (isProblem(answer)) return new ApiProblem(answer);
  return new ApiUnreachable(new Error(`status ${response.status} without a problem`), language);
}

/** A response is an object, a list or empty; the API checked its content against the contract before sending it. */
function isAnswer<C extends Call>(answer: unknown, mayBeEmpty: boolean): answer is AnswerOf<C> {
  return typeof answer === 'object' && (answer !== null || mayBeEmpty);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'detail' in answer;
}
