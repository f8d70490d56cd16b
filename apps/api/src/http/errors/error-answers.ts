import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusedByDatabase, loggable, refusalOf } from './failures.ts';
import { problemOf, PROBLEM_TYPE, PROBLEMS } from './problems.ts';
import { Refusal } from './refusal.ts';
import { ourFault } from './request-refusals.ts';
import { languageOf } from '../request-language.ts';
import type { StudioApp } from '../studio-app.ts';

/** Turns every error of every call into a problem (RFC 9457). */
export function answerErrors(app: StudioApp): void {
  app.setErrorHandler(answerError);
}

/** The refusal in an error, noted for the request's line in the log; an unexpected error is logged once itself. */
export function refusalFor(failure: unknown, request: FastifyRequest): Refusal {
  const foreseen = refusalOf(failure);
  const refusal = foreseen ?? ourFault();
  const facts = () => ({ request_id: request.id, failure: loggable(failure) });
  if (!foreseen) request.log.error(facts(), 'unforeseen failure');
  else if (!(failure instanceof Refusal) && PROBLEMS[refusal.code].status >= 500)
    request.log.warn(facts(), 'not available');
  else if (isRefusedByDatabase(failure)) request.log.warn(facts(), 'refused by the database');
  request.refusal = refusal.code;
  return refusal;
}

/** Responds with the refusal in an error, which says nothing about an unexpected one. */
export function answerError(failure: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(failure, request);
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
