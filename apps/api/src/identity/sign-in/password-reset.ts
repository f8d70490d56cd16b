import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import {
  findPasswordLink,
  getPasswordPolicy,
  requestPasswordReset,
  resetPassword,
} from '@lifted/contract/identity/sign-in';
import { inTransaction } from '@lifted/database/transaction';
import { judgePassword, PASSWORD_HINTS, PASSWORD_LIMITS } from '@lifted/domain/identity/password-policy';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { endAccess } from '../accounts/end-access.ts';
import { joinedAddress } from '../accounts/joined-account.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess } from '../library-call.ts';
import { isBreachedPassword } from '../passwords/breached-passwords.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { findResetOwner, issueResetLink } from './mailed-links.ts';
import { resetWrongCodes } from '../second-factors/factor-repository.ts';
import { resetAllAttempts } from '../known-devices/sign-in-lock.ts';
import { passwordLinkUnknown, passwordRefused } from './sign-in-refusals.ts';

/** Setting a first or new password (specification, section 2: 'Forgot password? No password set?'). */
export function registerPasswordReset(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, background, callLibrary, sendResetLink } = dependencies;
  const { studioName } = dependencies.secondFactors;

  registerCall(app, getPasswordPolicy, {
    handler: async ({ request }) => ({
      min_length: PASSWORD_LIMITS.minLength,
      max_length: PASSWORD_LIMITS.maxLength,
      hints: [...PASSWORD_HINTS[languageOf(request.headers)]],
    }),
  });

  // Answers before the address is looked up, so neither the response nor its timing reveals whether it exists.
  registerOwnCall(app, requestPasswordReset, dependencies, async ({ request, body }) => {
    const email = normalizedEmail(body.email);
    const language = languageOf(request.headers);
    background.run('password reset mail', async () => {
      // What is asked for with the address of a record that was joined is for who was kept.
      const owner = (await joinedAddress(pool, email)) ?? email;
      const link = await issueResetLink(pool, { email: owner, language, reason: 'asked' }, now());
      if (link !== undefined) await sendResetLink(link);
    });
    return null;
  });

  registerOwnCall(app, findPasswordLink, dependencies, async ({ request, body }) => {
    const owner = await findResetOwner(pool, body.token, now());
    if (owner === undefined) throw passwordLinkUnknown();
    request.server.giveBackTry(request);
    return { email: owner.email };
  });

  registerOwnCall(app, resetPassword, dependencies, async ({ request, reply, body }) => {
    const { token, new_password: newPassword } = body;
    const owner = await findResetOwner(pool, token, now());
    if (owner === undefined) throw passwordLinkUnknown();
    // Before the link is used up, so a refused password does not cost the link.
    const verdict = judgePassword(newPassword, { ...owner, studioName }, isBreachedPassword);
    if (verdict.outcome === 'refused') throw passwordRefused(verdict.reason);
    const answer = await callLibrary(
      { request, reply },
      { method: 'POST', path: '/reset-password', body: { token, newPassword } },
    );
    expectSuccess(answer, { INVALID_TOKEN: passwordLinkUnknown, USER_NOT_FOUND: passwordLinkUnknown });
    // The library ends sessions but not links; someone with an older mail must not get in with it.
    await inTransaction(pool, (client) => endAccess(client, [owner.uid]));
    await resetAllAttempts(pool, owner.uid, owner.email);
    await resetWrongCodes(pool, owner.uid);
    request.server.giveBackTry(request);
    logSecurityEvent(request, 'password_set', { account: owner.uid });
    return null;
  });
}
