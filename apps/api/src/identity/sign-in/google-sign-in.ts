import { createIdentityLibrary, type IdentityLibraryDependencies } from '../identity-library.ts';
import { libraryCaller, type CallLibrary, expectSuccess } from '../library-call.ts';
import { signInWithGoogle } from '@lifted/contract/identity/sign-in';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { endFormerSession } from './complete-sign-in.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { IDENTITY_PATH } from '../identity-settings.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { googleAway, googleNotSetUp } from './sign-in-refusals.ts';
import { noteDevice } from '../known-devices/note-device.ts';
import { hasSecondFactor } from '../second-factors/factor-repository.ts';
import { findSessionOwner } from '../second-factors/sign-in-session.ts';

/**
 * The library configured with Google. Created on first use, because that fetches Google's discovery document: the server
 * starts without Google, and after a failure the next request tries again. Throws a Refusal when Google is not set up or
 * cannot be reached.
 */
export function googleCaller(dependencies: IdentityLibraryDependencies): () => Promise<CallLibrary> {
  let building: Promise<CallLibrary> | undefined;
  return () =>
    (building ??= callerWithGoogle(dependencies).catch((failure: unknown) => {
      building = undefined;
      throw failure;
    }));
}

async function callerWithGoogle(dependencies: IdentityLibraryDependencies): Promise<CallLibrary> {
  const { settings } = dependencies;
  if (settings.google === undefined) throw googleNotSetUp();
  const library = createIdentityLibrary(dependencies, settings.google);
  const { socialProviders } = await library.$context;
  if (socialProviders.length === 0) throw googleAway();
  return libraryCaller(library, settings);
}

const UrlAnswer = Compile(Type.Object({ url: Type.String() }));

/** Google redirects to this path with a code; it is registered in Google's console. */
const CALLBACK_PATH = '/callback/google';

/** Signing in with Google: only for people the studio knows by a verified address (specification, section 2). */
export function registerGoogleCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, settings, googleCaller: findGoogleCaller } = dependencies;
  registerOwnCall(app, signInWithGoogle, dependencies, async ({ request, reply, body: asked }) => {
    const callGoogle = await findGoogleCaller();
    const body = {
      provider: asked.provider,
      callbackURL: asked.callback_path,
      errorCallbackURL: asked.error_path,
      disableRedirect: true,
    };
    const answer = await callGoogle({ request, reply }, { method: 'POST', path: '/sign-in/social', body });
    expectSuccess(answer, {});
    if (!UrlAnswer.Check(answer.body)) throw new Error('The identity library answered without an address');
    return { url: answer.body.url };
  });

  // Not a call of the contract: the browser is redirected here by Google, and then redirected on.
  app.get(`${IDENTITY_PATH}${CALLBACK_PATH}`, async (request, reply) => {
    const callGoogle = await findGoogleCaller();
    const path = `${CALLBACK_PATH}${queryOf(request)}`;
    const { location, begunToken } = await callGoogle({ request, reply }, { method: 'GET', path });
    if (begunToken !== undefined) {
      await endFormerSession({ pool, callLibrary: callGoogle }, request);
      const account = await findSessionOwner(pool, begunToken);
      if (account !== undefined) {
        logSecurityEvent(request, 'sign_in', { account, way: 'google' });
        // With a second factor nobody is signed in yet.
        if (!(await hasSecondFactor(pool, account)))
          await noteDevice(dependencies, { request, reply }, account);
      }
    }
    return reply.redirect(location ?? `${settings.publicUrl}/login`);
  });
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
