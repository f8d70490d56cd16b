import { verifyToken } from '@lifted/contract/identity/identity';
import type { Pool } from 'pg';
import { loggable, type WarnLog } from '../../http/errors/failures.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { type FirebaseUsers, FirebaseAwayError, signAssertion } from './firebase-users.ts';
import {
  linkCannotShowFactor,
  linkWaitsForFirebase,
  signInLinkInvalid,
} from '../sign-in/sign-in-refusals.ts';
import { findLinkOwner, takeSignInLink } from '../sign-in/mailed-links.ts';
import { provisionAtFirebase } from './provision-firebase.ts';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { UnsecuredJWT } from 'jose';

interface SignInLinkDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: FirebaseSettings;
  readonly users: FirebaseUsers;
  readonly tryLimit: RateLimit;
}

/**
 * Exchanges a sign-in link for a Firebase custom token. Firebase does not ask for a second factor with a custom token, so
 * the link of a person who has enrolled one is refused and not used up.
 */
export function registerFirebaseSignInLinks(app: StudioApp, dependencies: SignInLinkDependencies): void {
  const { pool, now, settings, users, tryLimit } = dependencies;
  registerCall(app, verifyToken, {
    rateLimit: tryLimit,
    async handler({ request, body }) {
      const account = await findLinkOwner(pool, body.token, now());
      if (account === undefined) throw signInLinkInvalid();
      // Before the link is used up, so that it still works when Firebase is unavailable now.
      const { user } = await atFirebase(request.log, () => provisionAtFirebase({ pool, users }, account));
      if ((user.mfaInfo ?? []).length > 0) throw linkCannotShowFactor();
      if ((await takeSignInLink(pool, body.token, now())) === undefined) throw signInLinkInvalid();
      request.server.giveBackTry(request);
      return { customToken: await mintCustomToken(settings, user.localId, now()) };
    },
  });
}

/** Throws `unavailable` when Firebase fails: the link stays valid and can be tried again. */
async function atFirebase<T>(log: WarnLog, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof FirebaseAwayError)) throw failure;
    log.warn({ failure: loggable(failure) }, 'a sign-in link could not be exchanged at Firebase');
    throw linkWaitsForFirebase();
  }
}

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Firebase accepts a custom token more than once, so it lives only as long as a sign-in takes. */
const LIFE_MS = MINUTE_MS;
const EMULATOR_SIGNER = 'firebase-auth-emulator@example.com';

/** A token with which the browser signs in to Firebase as this uid. */
async function mintCustomToken(settings: FirebaseSettings, uid: string, now: Date): Promise<string> {
  if (settings.kind === 'emulator')
    return new UnsecuredJWT({ uid })
      .setIssuer(EMULATOR_SIGNER)
      .setSubject(EMULATOR_SIGNER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + LIFE_MS))
      .encode();
  const { serviceAccount } = settings;
  const claims = { uid, sub: serviceAccount.clientEmail };
  return signAssertion(serviceAccount, claims, { audience: AUDIENCE, now, lifeMs: LIFE_MS });
}
