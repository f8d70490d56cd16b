import { verifyToken } from '@lifted/contract/identity';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { loggable } from '../../http/failures.ts';
import { registerCall, type RateLimit } from '../../http/register-call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { mintCustomToken } from './firebase-custom-token.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import type { FirebaseUsers } from './firebase-users.ts';
import { FirebaseAwayError } from './google-fetch.ts';
import { provisionAtFirebase, type AccountAtStudio } from './provision-firebase.ts';

interface SignInLinkDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: FirebaseSettings;
  readonly users: FirebaseUsers;
  readonly tryLimit: RateLimit;
}

/**
 * A sign-in link becomes a custom token of Firebase. Firebase asks nobody who comes with one for a second factor, so for
 * people who have enrolled one the link is refused, and not used up.
 */
export function registerFirebaseSignInLinks(app: StudioApp, dependencies: SignInLinkDependencies): void {
  const { pool, now, settings, users, tryLimit } = dependencies;
  registerCall(app, verifyToken, {
    rateLimit: tryLimit,
    async handler({ request, body }) {
      const tokenHash = createHash('sha256').update(body.token).digest();
      const account = await findLinked(pool, tokenHash, now());
      if (account === undefined) throw linkInvalid();
      // Before the link is used up: when Firebase is away, it can be tried again.
      const { user } = await atFirebase(request.log, () => provisionAtFirebase({ pool, users }, account));
      if ((user.mfaInfo ?? []).length > 0) throw needsSecondFactor();
      if (!(await redeem(pool, tokenHash, now()))) throw linkInvalid();
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

/** Of several at the same time one may go on. */
async function redeem(pool: Pool, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update studio.sign_in_links l set used_at = $2 from studio.accounts a where ${GOOD_LINK}`,
    [tokenHash, now],
  );
  return rowCount === 1;
}

interface WarnLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Throws `unavailable` when Firebase does not do what it is asked for: the link stays good, and trying again may help. */
async function atFirebase<T>(log: WarnLog, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof FirebaseAwayError)) throw failure;
    log.warn({ failure: loggable(failure) }, 'a sign-in link could not be exchanged at Firebase');
    throw new Refusal(
      'unavailable',
      'Signing in does not work at the moment. The link stays good: please open it again in a minute.',
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
}

const RETRY_SECONDS = 30;

function linkInvalid(): Refusal {
  return new Refusal(
    'sign_in_token_invalid',
    'This sign-in link was used before or is too old. Please ask for a new one.',
  );
}

function needsSecondFactor(): Refusal {
  return new Refusal(
    'sign_in_token_invalid',
    'Your account asks for a second step, which a link cannot do. Please sign in with your password.',
  );
}
