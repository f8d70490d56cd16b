import { getPasswordPolicy, requestPasswordReset, resetPassword } from '@lifted/contract/sign-in';
import {
  judgePassword,
  PASSWORD_HINTS,
  PASSWORD_LIMITS,
  type PasswordVerdict,
} from '@lifted/domain/password-policy';
import { registerCall } from '../http/register-call.ts';
import { Refusal } from '../http/refusal.ts';
import { noteSecurityEvent } from '../http/security-events.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { expectSuccess, NO_BROWSER } from './library-call.ts';
import { requireOwnOrigin } from './own-origin.ts';
import { findResetOwner } from './reset-link-repository.ts';
import { forgetWrongCodes } from './second-factors/limit-repository.ts';
import { forgetFailures } from './sign-in-lock.ts';

/** Setting a password, the first one or another (specification, section 2: 'Forgot password? No password set?'). */
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

/** Answered before anybody looks whether the address exists, so neither bytes nor time can tell. */
function registerRequest(
  app: StudioApp,
  { settings, callLibrary, background, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, requestPasswordReset, {
    rateLimit: tryLimit,
    async handler({ request, body }) {
      requireOwnOrigin(request, settings.publicUrl);
      const email = body.email.trim().toLowerCase();
      background.run('password reset mail', async () => {
        const path = '/request-password-reset';
        await callLibrary(NO_BROWSER, { method: 'POST', path, body: { email } });
      });
      return null;
    },
  });
}

/** The password is judged before the link is used up, so a refused one costs nobody the link. */
function registerReset(
  app: StudioApp,
  { pool, now, settings, callLibrary, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, resetPassword, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { token, new_password: newPassword } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const owner = await findResetOwner(pool, token, now());
      if (owner === undefined) throw linkUnknown();
      const verdict = judgePassword(newPassword, owner.email);
      if (verdict.outcome === 'refused') throw passwordRefused(verdict.reason);
      const answer = await callLibrary(
        { request, reply },
        { method: 'POST', path: '/reset-password', body: { token, newPassword } },
      );
      expectSuccess(answer, { INVALID_TOKEN: linkUnknown, USER_NOT_FOUND: linkUnknown });
      await forgetFailures(pool, owner.email);
      await forgetWrongCodes(pool, owner.uid);
      noteSecurityEvent(request, 'password_set', { account: owner.uid });
      return null;
    },
  });
}

function linkUnknown(): Refusal {
  return new Refusal('link_unknown', 'This link was used before or is too old. Please ask for a new one.');
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
    case 'common':
      return 'This password is one of the first that are guessed. Please choose another one.';
    default: {
      const impossible: never = reason;
      return impossible;
    }
  }
}
