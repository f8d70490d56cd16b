import type { AnswerOf, Call } from '@lifted/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { answerError } from '../errors/error-answers.ts';
import { isBodyTooLarge } from '../errors/failures.ts';
import type { Refusal } from '../errors/refusal.ts';
import { inputReader, type CallInput } from '../input/call-input.ts';
import { callerReader, type Caller, type CallerOf } from '../caller.ts';
import { sentKey } from '../input/idempotency-key.ts';
import { routeLimit } from '../limits/rate-limits.ts';
import type { KeyedCommand } from '../repeats/command-keys.ts';
import type { StudioApp } from '../studio-app.ts';

/** At most `max` requests in `seconds` from one client address. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** Returns the response; throws a Refusal. */
export type CallHandler<C extends Call> = (input: CallInput<C> & Exchange<C>) => Promise<AnswerOf<C>>;

interface CallOptions<C extends Call> {
  readonly handler: CallHandler<C>;
  /** Stricter than the limit for all of /api. */
  readonly rateLimit?: RateLimit;
  /** The feature knows by its own table what was done with a key before. */
  readonly answersRepeats?: boolean;
  /** The answer holds a secret that is shown once and stored nowhere; a repeat with the same key does not get it again. */
  readonly hasSecretAnswer?: boolean;
  /** More than the limit for all of /api, for a call of known callers: they are looked at before a byte is read. */
  readonly largestBody?: {
    readonly bytes: number;
    readonly refusal: () => Refusal;
    /** Takes bodies packed with gzip; `bytes` are those of the unpacked one. */
    readonly mayBePacked?: boolean;
  };
}

interface Exchange<C extends Call> {
  /** Never anonymous unless the call is open to all. */
  readonly caller: CallerOf<C['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Registers a call of the contract: input is checked by its schemas (nothing is coerced), output serialized by them. The
 * status is 201 where the contract has no 200; where it has both, a handler that created something calls `reply.code(201)`.
 */
export function registerCall<C extends Call>(app: StudioApp, call: C, options: CallOptions<C>): void {
  const { largestBody } = options;
  const readInput = inputReader(call);
  const readCaller = callerReader<C['access']>(app, call);
  const status = successStatus(call);
  app.route({
    method: call.method,
    url: routePattern(call),
    schema: { response: successAnswers(call) },
    config: {
      call,
      mayBePacked: largestBody?.mayBePacked ?? false,
      ...(options.rateLimit && { rateLimit: routeLimit(`${call.method} ${call.path}`, options.rateLimit) }),
    },
    ...(largestBody && {
      bodyLimit: largestBody.bytes,
      onRequest: async (request: FastifyRequest) => {
        await readCaller(request);
      },
      errorHandler(failure: Error, request: FastifyRequest, reply: FastifyReply) {
        void answerError(isBodyTooLarge(failure) ? largestBody.refusal() : failure, request, reply);
      },
    }),
    async handler(request, reply) {
      const caller = await readCaller(request);
      const { params, query, body } = readInput(request);
      reply.code(status);
      const act = () => options.handler({ caller, params, query, body, request, reply });
      const command = keyedCommand(call, options, caller, request);
      if (command === undefined || app.commandKeys === undefined) return act();
      const done = await app.commandKeys.carryOut(command, async () => ({
        answer: await act(),
        status: reply.statusCode,
      }));
      reply.code(done.status);
      return done.answer;
    },
  });
}

/** A command of somebody known that came with a key; undefined: it is carried out each time it is sent. */
function keyedCommand<C extends Call>(
  { method, access }: Call,
  { answersRepeats, hasSecretAnswer = false }: CallOptions<C>,
  caller: Caller,
  request: FastifyRequest,
): KeyedCommand | undefined {
  if (method === 'GET' || access === 'all' || answersRepeats === true) return undefined;
  const key = sentKey(request);
  if (key === undefined) return undefined;
  return { caller: nameOf(caller), key, asked: [method, request.url, request.body], hasSecretAnswer };
}

function nameOf(caller: Caller): string {
  switch (caller.kind) {
    case 'anonymous':
      return '';
    case 'floor':
      return `floor ${caller.deviceId}`;
    case 'signed-in':
      return `${caller.provider} ${caller.uid}`;
    default:
      return caller satisfies never;
  }
}

/** '/workouts/{workoutId}' in the router's syntax: '/api/workouts/:workoutId'. */
export function routePattern(call: Call): string {
  return `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

const SUCCESS_STATUSES = [200, 201, 204];

function successAnswers(call: Call): Record<number, TSchema | undefined> {
  const known = SUCCESS_STATUSES.filter((status) => status in call.answers);
  return Object.fromEntries(known.map((status) => [status, call.answers[status]]));
}

function successStatus(call: Call): number {
  const status = SUCCESS_STATUSES.find((candidate) => candidate in call.answers);
  if (status === undefined) throw new Error(`${call.method} ${call.path} has no success answer`);
  return status;
}
