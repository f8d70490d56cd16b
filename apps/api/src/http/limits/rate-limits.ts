import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { ExactLimiter, EventualLimiter } from './limiters.ts';
import { loggable } from '../errors/failures.ts';
import { tooManyRequests } from '../errors/request-refusals.ts';
import type { CallWindow, RateLimitStore } from './rate-limit-store.ts';
import type { StudioApp } from '../studio-app.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

interface RateLimitOptions {
  readonly requestsPerMinute: number;
  /** Undefined: this is the only process, or it counts alone. */
  readonly shared: RateLimitStore | undefined;
}

interface RouteLimit {
  readonly max: (request: FastifyRequest, client: string) => number;
  readonly timeWindow: number;
  readonly groupId: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of somebody who is told by something other than an address, across all processes; answers their minute. */
    countMinute: (name: string, max: number) => CallWindow;
    /** Does not count this call of a route with a limit of its own: it turned out well, and the limit is for tries that fail. */
    giveBackTry: (request: FastifyRequest) => void;
  }
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

const IPV6_PREFIX_BITS = 64;
const REPORT_EVERY_MS = SECOND_MS;
const FORGET_EVERY_MS = MINUTE_MS;

/**
 * Limits calls per client address (an IPv6 customer has a whole /64, so that counts as one address), across all processes. A
 * route with a limit of its own (`routeLimit`) is counted separately, and exactly.
 */
export async function limitRates(
  app: StudioApp,
  { requestsPerMinute, shared }: RateLimitOptions,
): Promise<void> {
  const dependencies = { shared, log: app.log };
  const overall = new EventualLimiter(dependencies);
  app.decorate('countMinute', (name: string, max: number) => overall.count(name, MINUTE_MS, max));
  const together = new ExactLimiter(dependencies);
  app.decorate('giveBackTry', (request: FastifyRequest) => {
    const counted = countedAs.get(request);
    if (counted === undefined) return;
    countedAs.delete(request);
    together.giveBack(counted.client, counted.windowMs);
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    ipv6Subnet: IPV6_PREFIX_BITS,
    store: storeOf(overall, together),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / SECOND_MS))),
  });
  if (shared !== undefined) synchronize(app, overall, shared);
}

/** What a call of a route with a limit of its own was counted under. */
const countedAs = new WeakMap<FastifyRequest, { readonly client: string; readonly windowMs: number }>();

/** A limit for one route; the name keeps its counts apart from others. */
export function routeLimit(
  name: string,
  { max, seconds }: { readonly max: number; readonly seconds: number },
): RouteLimit {
  const windowMs = seconds * SECOND_MS;
  return {
    max: (request, client) => {
      countedAs.set(request, { client, windowMs });
      return max;
    },
    timeWindow: windowMs,
    groupId: ` ${name}`,
  };
}

function storeOf(overall: EventualLimiter, together: ExactLimiter): FastifyRateLimitStoreCtor {
  const ofRoute: FastifyRateLimitStore = {
    incr(client, answer, windowMs, max) {
      void together.count(client, windowMs, max).then((window) => give(answer, window));
    },
    child: () => ofRoute,
  };
  return class {
    incr(client: string, answer: Answer, windowMs: number, max: number): void {
      give(answer, overall.count(client, windowMs, max));
    }

    child(options: object): FastifyRateLimitStore {
      if (!('groupId' in options)) throw new Error('A limit of a route needs a name: say routeLimit(…).');
      return ofRoute;
    }
  };
}

function give(answer: Answer, { calls, endsAt }: CallWindow): void {
  answer(null, { current: calls, ttl: endsAt - Date.now() });
}

function synchronize(app: StudioApp, overall: EventualLimiter, shared: RateLimitStore): void {
  let telling: Promise<void> | undefined;
  const tell = setInterval(() => {
    telling ??= overall.tell().finally(() => {
      telling = undefined;
    });
  }, REPORT_EVERY_MS);
  const forget = setInterval(() => {
    shared.forgetPast().catch((failure: unknown) => {
      app.log.warn({ failure: loggable(failure) }, 'rate limits: expired windows could not be deleted');
    });
  }, FORGET_EVERY_MS);
  for (const timer of [tell, forget]) timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(tell);
    clearInterval(forget);
    await telling;
  });
}
