import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { loggable, refusalOf } from './failures.ts';
import { problemOf, PROBLEM_TYPE, PROBLEMS } from './problems.ts';
import { Refusal } from './refusal.ts';
import { ourFault } from './request-refusals.ts';
import { languageOf } from '../request-language.ts';
import type { StudioApp } from '../studio-app.ts';

/** Turns every error of every call into a problem (RFC 9457). */
export function answerErrors(app: StudioApp): void {
  app.setErrorHandler(answerError);
}

/** Responds with the refusal in an error; an unexpected error is logged once and not described to the client. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const foreseen = refusalOf(error);
  const refusal = foreseen ?? ourFault();
  if (!foreseen)
    request.log.error({ request_id: request.id, failure: loggable(error) }, 'unforeseen failure');
  else if (!(error instanceof Refusal) && PROBLEMS[refusal.code].status >= 500) {
    request.log.warn({ request_id: request.id, failure: loggable(error) }, 'not available');
  }
  return answerRefusal(refusal, request, reply);
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.refusal = refusal.code;
  const { retryAfterSeconds, allow } = refusal.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (refusal.code === 'body_too_large') takeTheRest(request, reply);
  if (refusal.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  const language = languageOf(request.headers);
  // Its own serializer: a call's schemas do not describe this body.
  return reply
    .code(PROBLEMS[refusal.code].status)
    .type(PROBLEM_TYPE)
    .headers({ 'content-language': language, vary: 'Accept-Language' })
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemOf(refusal, { language, requestId: request.id }));
}

/**
 * Reads the rest of a refused body, for as long as a request may take, and keeps the connection. Fastify would close it
 * while the client is still sending, so that the client never sees the reason.
 */
function takeTheRest(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}
