import {
  getIdToken,
  getKeys,
  getSession,
  signOut,
  signOutEverywhere,
} from '@lifted/contract/identity/sign-in';
import { inTransaction } from '@lifted/database/transaction';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { endAccess } from '../accounts/end-access.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess, type Exchange, type RefusalsByCode } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { notSignedIn } from '../../http/errors/request-refusals.ts';
import { readSession, requireSession } from '../second-factors/sign-in-session.ts';

const TokenAnswer = Compile(Type.Object({ token: Type.String() }));
const KeysAnswer = Compile(getKeys.answers[200]);

/** Session calls: profile, ID token, keys, signing out (specification, section 4: Session). */
export function registerSessionCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, callLibrary, settings } = dependencies;
  registerCall(app, getSession, {
    async handler(exchange) {
      const session = await readSession(dependencies, exchange);
      return { user: session.kind === 'complete' ? session.user : null };
    },
  });

  registerCall(app, getIdToken, {
    async handler(exchange) {
      await requireSession(dependencies, exchange);
      const answer = await callLibrary(exchange, { method: 'GET', path: '/token' });
      expectSuccess(answer, NO_SESSION);
      if (!TokenAnswer.Check(answer.body)) throw new Error('The identity library answered without a token');
      return { token: answer.body.token };
    },
  });

  registerCall(app, getKeys, {
    async handler(exchange) {
      const answer = await callLibrary(exchange, { method: 'GET', path: '/jwks' });
      expectSuccess(answer, {});
      if (!KeysAnswer.Check(answer.body)) throw new Error('The identity library answered without keys');
      return answer.body;
    },
  });

  const endSession = async (exchange: Exchange) => {
    expectSuccess(await callLibrary(exchange, { method: 'POST', path: '/sign-out' }), {});
    clearBrowserCache(exchange.reply);
  };

  registerOwnCall(app, signOut, { settings }, async ({ request, reply }) => {
    const session = await readSession(dependencies, { request, reply });
    await endSession({ request, reply });
    if (session.kind !== 'nobody') logSecurityEvent(request, 'signed_out', { account: session.user.uid });
    return null;
  });

  registerOwnCall(app, signOutEverywhere, { settings }, async ({ request, reply }) => {
    const { user } = await requireSession(dependencies, { request, reply });
    await inTransaction(pool, (client) => endAccess(client, [user.uid]));
    await endSession({ request, reply });
    logSecurityEvent(request, 'signed_out_everywhere', { account: user.uid });
    return null;
  });
}

/** Clears the browser's HTTP cache; pages clear their own storage themselves. */
function clearBrowserCache(reply: Exchange['reply']): void {
  reply.header('clear-site-data', '"cache"');
}

const NO_SESSION: RefusalsByCode = { UNAUTHORIZED: notSignedIn, 'status 401': notSignedIn };
