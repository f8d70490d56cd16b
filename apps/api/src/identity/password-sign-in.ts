import { signInWithPassword } from '@lifted/contract/sign-in';
import { registerCall } from '../http/register-call.ts';
import { Refusal } from '../http/refusal.ts';
import { noteSecurityEvent } from '../http/security-events.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { ACCOUNT_DISABLED } from './disabled-account.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { expectSuccess, type RefusalsByCode } from './library-call.ts';
import { endFormerSession } from './former-session.ts';
import { requireOwnOrigin } from './own-origin.ts';
import { askForSecondFactor } from './second-factors/second-factor-refusals.ts';
import { countTry, forgetFailures } from './sign-in-lock.ts';
import { presentUser } from './signed-in-user.ts';

/** Signing in with address and password (specification, section 2: Login screen). */
export function registerPasswordSignIn(
  app: StudioApp,
  { pool, now, settings, callLibrary, secondFactors, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, signInWithPassword, {
    rateLimit: tryLimit,
    async handler({ request, reply, body }) {
      requireOwnOrigin(request, settings.publicUrl);
      const email = body.email.trim().toLowerCase();
      await countTry(pool, email, now());
      const answer = await callLibrary(
        { request, reply },
        { method: 'POST', path: '/sign-in/email', body: { email, password: body.password } },
      );
      expectSuccess(answer, REFUSALS);
      await forgetFailures(pool, email);
      const user = presentUser(answer);
      await endFormerSession({ pool, callLibrary }, request);
      noteSecurityEvent(request, 'sign_in', { account: user.uid, way: 'password' });
      await askForSecondFactor(pool, user.uid, secondFactors);
      return { user };
    },
  });
}

/** An address nobody has, an address without a password and a wrong password are the same to whoever asks. */
const REFUSALS: RefusalsByCode = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_EMAIL: wrongCredentials,
  [ACCOUNT_DISABLED]: () =>
    new Refusal('account_disabled', 'This account is disabled. Please ask at the studio.'),
};

function wrongCredentials(): Refusal {
  return new Refusal('wrong_credentials', 'The email address or the password is not right.');
}
