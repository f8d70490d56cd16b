import type { Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseVariant, isUnchanged } from './body-answer.ts';
import { inputReader } from './call-input.ts';
import type { EncodedBody } from './encoded-body.ts';
import type { LoadText, PublicBodies, Topic } from './public-bodies.ts';
import { Refusal } from './refusal.ts';
import { routePattern } from './register-call.ts';
import type { StudioApp } from './studio-app.ts';

interface PublicQuestion {
  /** Names the answer among all answers of this call, with defaults filled in: '2026-11-20/2026-11-26'. */
  readonly key: string;
  /** JSON text straight from SQL; undefined when there is nothing, which is answered as `missing` says. */
  readonly load: LoadText;
}

interface PublicReadOptions<C extends Call> {
  readonly bodies: PublicBodies;
  readonly topic: Topic;
  /** What a request asks for. Called for every request, so keep it cheap; throws a Refusal for input that makes no sense. */
  readonly question: (input: { readonly params: ParamsOf<C>; readonly query: QueryOf<C> }) => PublicQuestion;
  /** The sentence of the 404. */
  readonly missing?: string;
}

/**
 * A call everybody gets the same answer to, answered from memory: ETag, 304, brotli and gzip, each made once per
 * change of its topic. Clients keep a copy but ask every time (`no-cache`), so nobody sees yesterday's free places.
 */
export function registerPublicRead<C extends Call>(
  app: StudioApp,
  call: C,
  options: PublicReadOptions<C>,
): void {
  const readInput = inputReader(call);
  app.route({
    method: call.method,
    url: routePattern(call),
    config: { call },
    async handler(request, reply) {
      const { key, load } = options.question(readInput(request));
      const body = await options.bodies.find(options.topic, `${call.path} ${key}`, load);
      if (body === undefined)
        throw new Refusal('not_found', options.missing ?? 'There is nothing at this address.');
      return sendBody(request, reply, body);
    },
  });
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  const variant = chooseVariant(body, request.headers);
  reply.headers({ etag: variant.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isUnchanged(variant.etag, request.headers)) return reply.code(304).send();
  if (variant.coding !== 'identity') reply.header('content-encoding', variant.coding);
  return reply.type('application/json; charset=utf-8').send(variant.bytes);
}
