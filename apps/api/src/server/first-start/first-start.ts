import { setTimeout as pause } from 'node:timers/promises';
import { languageAt } from '@lifted/domain/language/language-of-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { isEmpty } from '../../founding/found-studio.ts';
import { setUpCode } from '../../founding/set-up-code.ts';
import { registerSetUpForm } from '../../founding/set-up-form.ts';
import { codePage, openingPage } from '../../founding/set-up-pages.ts';
import { Drain } from '../../http/connections/drain.ts';
import { stopServing } from '../../http/connections/stop-serving.ts';
import { sendFormPage } from '../../http/forms/form-posts.ts';
import { createHttpServer, type HttpServerDependencies } from '../http-server.ts';

interface FirstStartDependencies extends Pick<HttpServerDependencies, 'log' | 'rateLimitStore'> {
  readonly env: HttpServerDependencies['env'] & { readonly port: number; readonly host: string };
  readonly pool: Pool;
  readonly now: () => Date;
  readonly secret: string;
  readonly usesFirebase: boolean;
  /** Tells the operator the code. */
  readonly announce: (code: string) => void;
  /** Aborted when the process is to stop. */
  readonly signal: AbortSignal;
}

/** Pages of the first start; nothing else is reachable meanwhile. */
export interface FirstStart {
  /** Resolves when the database holds a studio, made here or elsewhere; rejects when the process is to stop. */
  readonly founded: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const LOOK_EVERY_MS = 1000;
const CLOSE_LIMIT_MS = 2000;
const PAGES = ['/', '/de'];

/**
 * Serves the questions of a new studio in place of the studio (docs/decisions/155-first-start.md). The command line and other
 * processes may make one as well, so the database is looked at every second.
 */
export async function openFirstStart(dependencies: FirstStartDependencies): Promise<FirstStart> {
  const { env, pool, secret, announce, signal, ...rest } = dependencies;
  const drain = new Drain();
  let isFounded = false;
  const app = await createHttpServer({
    ...rest,
    env,
    drain,
    readiness: async () => (drain.draining ? 'draining' : 'ready'),
    findCaller: async () => undefined,
  });
  registerSetUpForm(app, {
    ...rest,
    pool,
    secret,
    publicUrl: env.publicUrl,
    founded: () => void (isFounded = true),
  });
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const language = languageAt(path);
    reply.header('cache-control', 'no-store');
    if (isFounded) return sendFormPage(reply.code(503).header('refresh', '1'), openingPage(language));
    if (!PAGES.includes(path)) return reply.redirect(language === 'de' ? '/de' : '/');
    return sendFormPage(reply, codePage(language));
  };
  app.get('/', answer);
  app.get('/*', answer);
  await app.listen({ port: env.port, host: env.host });
  announce(setUpCode(secret));
  return {
    founded: () => foundedSoon(pool, () => isFounded, signal),
    close: () => stopServing({ app, drain, noticeMs: 0, limitMs: CLOSE_LIMIT_MS }),
  };
}

async function foundedSoon(pool: Pool, isFounded: () => boolean, signal: AbortSignal): Promise<void> {
  while (!isFounded() && (await isEmpty(pool))) {
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
}
