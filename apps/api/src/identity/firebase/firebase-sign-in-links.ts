import { verifyToken } from '@lifted/contract/identity';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { loggable, type WarnLog } from '../../http/errors/failures.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { type FirebaseUsers, FirebaseAwayError } from './firebase-users.ts';
import {
  linkCannotShowFactor,
  linkWaitsForFirebase,
  signInLinkInvalid,
} from '../sign-in/sign-in-refusals.ts';
import { provisionAtFirebase, type AccountAtStudio } from './provision-firebase.ts';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { importPKCS8, SignJWT, UnsecuredJWT } from 'jose';

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
      const tokenHash = createHash('sha256').update(body.token).digest();
      const account = await findLinked(pool, tokenHash, now());
      if (account === undefined) throw signInLinkInvalid();
      // Before the link is used up, so that it still works when Firebase is unavailable now.
      const { user } = await atFirebase(request.log, () => provisionAtFirebase({ pool, users }, account));
      if ((user.mfaInfo ?? []).length > 0) throw linkCannotShowFactor();
      if (!(await redeem(pool, tokenHash, now()))) throw signInLinkInvalid();
      return { customToken: await mintCustomToken(settings, user.localId, now()) };
    },
  });
}

const GOOD_LINK = `l.token_hash = $1 and l.used_at is null and l.expires_at > $2 and l.provider = 'studio'
  and a.provider = l.provider and a.uid = l.uid and a.disabled_at is null`;

async function findLinked(pool: Pool, tokenHash: Buffer, now: Date): Promise<AccountAtStudio | undefined> {
  const { rows } = await pool.query<AccountAtStudio>(
    `select a.uid, u.email, u.name
       from studio.sign_in_links l, studio.accounts a join identity."user" u on u.id = a.uid
      where ${GOOD_LINK}`,
    [tokenHash, now],
  );
  return rows[0];
}

/** Uses the link up; of several concurrent attempts only one succeeds. */
async function redeem(pool: Pool, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update studio.sign_in_links l set used_at = $2 from studio.accounts a where ${GOOD_LINK}`,
    [tokenHash, now],
  );
  return rowCount === 1;
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
export async function mintCustomToken(settings: FirebaseSettings, uid: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + LIFE_MS);
  if (settings.kind === 'emulator')
    return new UnsecuredJWT({ uid })
      .setIssuer(EMULATOR_SIGNER)
      .setSubject(EMULATOR_SIGNER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(until)
      .encode();
  const { clientEmail, privateKey } = settings.serviceAccount;
  return new SignJWT({ uid })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(await importPKCS8(privateKey, 'RS256'));
}
