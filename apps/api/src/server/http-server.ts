import { randomBytes } from 'node:crypto';
import { createServer as createNodeServer } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { refuseAmbiguousRequests } from '../http/connections/ambiguous-requests.ts';
import { brokenRequestAnswerer, TOO_SLOW } from '../http/connections/broken-requests.ts';
import { recogniseCallers, type FindCaller } from '../http/caller.ts';
import type { Drain } from '../http/connections/drain.ts';
import { answerError, answerErrors } from '../http/errors/error-answers.ts';
import { registerHealth, type Readiness } from '../http/health.ts';
import { readJsonBodies } from '../http/input/json-body.ts';
import { answerFromMemory } from '../cache/cached-response.ts';
import { KnownPaths } from '../http/routing/known-paths.ts';
import { compileSchemasWhenNeeded } from '../http/routing/schema-compilers.ts';
import { limitPipelining } from '../http/connections/pipelined-requests.ts';
import { limitRates } from '../http/limits/rate-limits.ts';
import { logRequests, type WatchedAnswer } from '../http/request-log.ts';
import { securityHeaders } from '../http/headers/security-headers.ts';
import type { RateLimitStore } from '../http/limits/rate-limit-store.ts';
import { addStandardHeaders } from '../http/headers/standard-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { closeSilentConnections } from '../http/connections/silent-connections.ts';
import { limitSlowBodies } from '../http/connections/slow-bodies.ts';
import type { Env } from '../config/env.ts';
import type { TrustProxy } from '../config/env-reader.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

export interface HttpServerDependencies {
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy' | 'requestsPerMinute'>;
  readonly log: FastifyBaseLogger;
  readonly drain: Drain;
  readonly readiness: Readiness;
  readonly findCaller: FindCaller;
  readonly timeLimits?: TimeLimits;
  /** Rate limits shared with other processes. Undefined: this process counts alone. */
  readonly rateLimitStore?: RateLimitStore | undefined;
  /** Called with every response that was sent. */
  readonly watchAnswer?: ((answer: WatchedAnswer) => void) | undefined;
  /** Traces requests from their start. Undefined: no tracing. */
  readonly traceRequests?: ((app: StudioApp) => void) | undefined;
}

const KIBIBYTE = 1024;
const BODY_LIMIT_BYTES = 64 * KIBIBYTE;
const HEADER_LIMIT_BYTES = 16 * KIBIBYTE;
const TIME_LIMITS = {
  /** How long a client may take to send the headers of a request. */
  headersMs: 8 * SECOND_MS,
  /** The body of a call, but for those that take large ones. */
  bodyMs: 10 * SECOND_MS,
  /** Headers and body together. */
  requestMs: 60 * SECOND_MS,
  /** How long a connection may be idle while a response waits to be read. */
  answerMs: 7 * SECOND_MS,
  /** How long a connection may be idle while a request is processed. */
  connectionMs: 30 * SECOND_MS,
  /** How often slow requests are checked for: often, so that thousands are not closed at once. */
  checkEveryMs: SECOND_MS / 4,
};
type TimeLimits = Readonly<typeof TIME_LIMITS>;
/** Longer than the usual idle timeout of a proxy, so that it never sends into a closing connection. */
const KEEP_ALIVE_TIMEOUT_MS = 65 * SECOND_MS;
/** Ids have up to 100 characters, each up to three in an address. */
const LONGEST_PATH_PARAMETER = 300;

/** The server with everything that applies to every call, and only the health calls. */
export async function createHttpServer(dependencies: HttpServerDependencies): Promise<StudioApp> {
  const { env, drain } = dependencies;
  const security = securityHeaders({ https: env.publicUrl.startsWith('https:') });
  const timeLimits = dependencies.timeLimits ?? TIME_LIMITS;
  const answerBroken = brokenRequestAnswerer(security);
  const app = createServer(dependencies, answerBroken);
  closeSilentConnections(app.server, timeLimits);
  compileSchemasWhenNeeded(app);
  const knownPaths = new KnownPaths(app);
  addStandardHeaders(app, security, drain);
  answerFromMemory(app, security, drain);
  answerErrors(app);
  logRequests(app, dependencies.watchAnswer);
  refuseAmbiguousRequests(app);
  limitSlowBodies(app, {
    bodyMs: timeLimits.bodyMs,
    tooSlow: (socket) => answerBroken({ code: TOO_SLOW }, socket),
  });
  dependencies.traceRequests?.(app);
  readJsonBodies(app);
  recogniseCallers(app, dependencies.findCaller);
  await limitRates(app, { requestsPerMinute: env.requestsPerMinute, shared: dependencies.rateLimitStore });
  registerHealth(app, dependencies.readiness);

  const refuse = (request: FastifyRequest): never => {
    throw knownPaths.refuse(pathOf(request.url));
  };
  app.all('/api', refuse);
  app.all('/api/*', refuse);
  app.setNotFoundHandler(refuse);
  return app;
}

function createServer(
  { env, log, timeLimits = TIME_LIMITS }: HttpServerDependencies,
  answerBroken: ReturnType<typeof brokenRequestAnswerer>,
): StudioApp {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestIdHeader: false,
    trustProxy: trustedProxies(env.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handle) =>
      createNodeServer(
        {
          requestTimeout: timeLimits.requestMs,
          keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
          headersTimeout: timeLimits.headersMs,
          connectionsCheckingInterval: timeLimits.checkEveryMs,
          maxHeaderSize: HEADER_LIMIT_BYTES,
        },
        limitPipelining(handle),
      ),
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while draining.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBroken,
  });
}

/** A number of hops: that many proxies are in front of us, at any address. */
function trustedProxies(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** Short ids, unique across processes and restarts, that say nothing about the client. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
