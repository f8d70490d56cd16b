import { signInWithGoogle } from '@lifted/contract/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { registerCall } from '../http/register-call.ts';
import { noteSecurityEvent } from '../http/security-events.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { endFormerSession } from './former-session.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { IDENTITY_PATH } from './identity-settings.ts';
import { expectSuccess } from './library-call.ts';
import { requireOwnOrigin } from './own-origin.ts';
import { findSessionOwner } from './second-factors/session-repository.ts';

const UrlAnswer = Compile(Type.Object({ url: Type.String() }));

/** Google sends people back to this path with a code; it is named in Google's console. */
const CALLBACK_PATH = '/callback/google';

/** Signing in with Google: only for people the studio knows by a verified address (specification, section 2). */
export function registerGoogleCalls(
  app: StudioApp,
  { pool, settings, google, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, signInWithGoogle, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { provider, callback_path, error_path } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const callGoogle = await google.caller();
      const body = {
        provider,
        callbackURL: callback_path,
        errorCallbackURL: error_path,
        disableRedirect: true,
      };
      const answer = await callGoogle({ request, reply }, { method: 'POST', path: '/sign-in/social', body });
      expectSuccess(answer, {});
      if (!UrlAnswer.Check(answer.body)) throw new Error('The identity library answered without an address');
      return { url: answer.body.url };
    },
  });

  // A page the browser is sent to, not a call of the contract: it only ever sends on.
  app.get(`${IDENTITY_PATH}${CALLBACK_PATH}`, async (request, reply) => {
    const callGoogle = await google.caller();
    const path = `${CALLBACK_PATH}${queryOf(request)}`;
    const { location, begunToken } = await callGoogle({ request, reply }, { method: 'GET', path });
    if (begunToken !== undefined) {
      await endFormerSession({ pool, callLibrary: callGoogle }, request);
      const account = await findSessionOwner(pool, begunToken);
      if (account !== undefined) noteSecurityEvent(request, 'sign_in', { account, way: 'google' });
    }
    return sendOn(reply, location ?? `${settings.publicUrl}/login`);
  });
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).header('location', location).send();
}
