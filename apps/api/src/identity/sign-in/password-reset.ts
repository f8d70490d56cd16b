import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { getPasswordPolicy, requestPasswordReset, resetPassword } from '@lifted/contract/sign-in';
import { inTransaction } from '@lifted/database/transaction';
import {
  judgePassword,
  PASSWORD_HINTS,
  PASSWORD_LIMITS,
  type PasswordVerdict,
} from '@lifted/domain/identity/password-policy';
import { registerCall } from '../../http/routing/register-call.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { endAccess } from '../accounts/end-access.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess, NO_BROWSER } from '../library-call.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { findResetOwner } from './mailed-links.ts';
import { resetWrongCodes } from '../second-factors/factor-repository.ts';
import { resetFailures } from './password-sign-in.ts';

/** Setting a first or new password (specification, section 2: 'Forgot password? No password set?'). */
export function registerPasswordReset(app: StudioApp, dependencies: IdentityDependencies): void {
  registerPolicy(app);
  registerRequest(app, dependencies);
  registerReset(app, dependencies);
}

function registerPolicy(app: StudioApp): void {
  registerCall(app, getPasswordPolicy, {
    handler: async () => ({
      min_length: PASSWORD_LIMITS.minLength,
      max_length: PASSWORD_LIMITS.maxLength,
      hints: [...PASSWORD_HINTS],
    }),
  });
}

/** Answers before the address is looked up, so neither the response nor its timing reveals whether it exists. */
function registerRequest(
  app: StudioApp,
  { settings, callLibrary, background, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, requestPasswordReset, {
    rateLimit: tryLimit,
    async handler({ request, body }) {
      requireOwnOrigin(request, settings.publicUrl);
      const email = normalizedEmail(body.email);
      background.run('password reset mail', async () => {
        const path = '/request-password-reset';
        await callLibrary(NO_BROWSER, { method: 'POST', path, body: { email } });
      });
      return null;
    },
  });
}

/** Checks the password before the link is used up, so a refused password does not cost the link. */
function registerReset(
  app: StudioApp,
  { pool, now, settings, callLibrary, secondFactors, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, resetPassword, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { token, new_password: newPassword } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const owner = await findResetOwner(pool, token, now());
      if (owner === undefined) throw linkUnknown();
      const { studioName } = secondFactors;
      const verdict = judgePassword(newPassword, { ...owner, studioName });
      if (verdict.outcome === 'refused') throw passwordRefused(verdict.reason);
      const answer = await callLibrary(
        { request, reply },
        { method: 'POST', path: '/reset-password', body: { token, newPassword } },
      );
      expectSuccess(answer, { INVALID_TOKEN: linkUnknown, USER_NOT_FOUND: linkUnknown });
      // The library ends sessions but not links; someone with an older mail must not get in with it.
      await inTransaction(pool, (client) => endAccess(client, [owner.uid]));
      await resetFailures(pool, owner.email);
      await resetWrongCodes(pool, owner.uid);
      logSecurityEvent(request, 'password_set', { account: owner.uid });
      return null;
    },
  });
}

function linkUnknown(): Refusal {
  return new Refusal(
    'link_unknown',
    'This link has already been used or has expired. Please ask for a new one.',
  );
}

function passwordRefused(reason: Extract<PasswordVerdict, { outcome: 'refused' }>['reason']): Refusal {
  const message = sentenceFor(reason);
  return new Refusal('password_refused', message, { errors: [{ field: 'new_password', message }] });
}

function sentenceFor(reason: Extract<PasswordVerdict, { outcome: 'refused' }>['reason']): string {
  switch (reason) {
    case 'too-short':
      return `The password needs at least ${PASSWORD_LIMITS.minLength} characters.`;
    case 'too-long':
      return `The password may have at most ${PASSWORD_LIMITS.maxLength} characters.`;
    case 'same-as-address':
      return 'Please choose a password that is not your email address.';
    case 'holds-own-name':
      return 'Please choose a password without your name and without parts of your email address.';
    case 'holds-studio-name':
      return 'Please choose a password without the name of the studio.';
    case 'common':
      return 'This password is too easy to guess. Please choose another one.';
    default: {
      const impossible: never = reason;
      return impossible;
    }
  }
}
