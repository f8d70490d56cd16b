import type { Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@lifted/domain/language/language';
import { inputReader } from '../http/input/call-input.ts';
import type { EncodedBody } from './encoded-body.ts';
import type { LoadText, PublicResponseCache, Topic } from './public-response-cache.ts';
import { Refusal, type Sentence } from '../http/errors/refusal.ts';
import { NOTHING_HERE } from '../http/errors/request-refusals.ts';
import { languageOf } from '../http/request-language.ts';
import { routePattern } from '../http/routing/register-call.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';

export interface PublicQuestion {
  /** Identifies the response among all of this call, with defaults filled in: '2026-11-20/2026-11-26'. */
  readonly key: string;
  /** JSON text straight from SQL; undefined when there is nothing, which is answered with `missing`. */
  readonly load: LoadText;
}

interface PublicReadOptions<C extends Call> {
  readonly publicCache: PublicResponseCache;
  readonly topic: Topic;
  /** What a request asks for. Runs for every request, so keep it cheap. Throws a Refusal for invalid input. */
  readonly question: (
    input: { readonly params: ParamsOf<C>; readonly query: QueryOf<C> },
    language: Language,
  ) => PublicQuestion;
  /** The answer differs by language, and so must its key; left out: it is the same in all, and `language` is English. */
  readonly byLanguage?: true;
  /** Message of the 404. */
  readonly missing?: Sentence;
}

// Clients may keep a copy but must revalidate it, so nobody sees yesterday's free places.
const HEADERS = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'no-cache',
  'Content-Security-Policy',
  DATA_POLICY,
];

/** Cache key of a call's response among all public ones. */
export function keyOfAnswer(call: Call, key: string): string {
  return `${call.path} ${key}`;
}

/**
 * A call with the same response for everyone, served from memory: ETag, 304, brotli and gzip, each made once per change of
 * its topic.
 */
export function registerPublicRead<C extends Call>(
  app: StudioApp,
  call: C,
  options: PublicReadOptions<C>,
): void {
  const readInput = inputReader(call);
  const headers = options.byLanguage ? [...HEADERS, 'Vary', 'Accept-Language'] : HEADERS;
  const missing = options.missing ?? NOTHING_HERE;

  async function loadAndWrite(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    load: LoadText,
  ): Promise<void> {
    const body = await options.publicCache.find(options.topic, key, load);
    if (body === undefined) throw new Refusal('not_found', missing);
    write(request, reply, body);
  }

  function write(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): void {
    app.sendCached(request, reply, { status: 200, headers, body });
  }

  app.route({
    method: call.method,
    url: routePattern(call),
    config: { call },
    // Responds synchronously when it can: a promise per request costs a tenth of the throughput.
    handler(request, reply) {
      const { key, load } = options.question(
        readInput(request),
        options.byLanguage ? languageOf(request.headers) : 'en',
      );
      const fullKey = keyOfAnswer(call, key);
      const cached = options.publicCache.cached(fullKey);
      if (cached === undefined) return loadAndWrite(request, reply, fullKey, load);
      return write(request, reply, cached);
    },
  });
}
