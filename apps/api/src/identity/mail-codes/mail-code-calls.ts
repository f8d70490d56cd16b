import { sendMailCode, signInWithMailCode } from '@lifted/contract/identity/mail-codes';
import { inTransaction } from '@lifted/database/transaction';
import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import type { Pool } from 'pg';
import { languageOf } from '../../http/request-language.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { joinedAddress } from '../accounts/joined-account.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { resetAttempts } from '../known-devices/sign-in-lock.ts';
import { expectSuccess } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { mintCustomToken, redeemCustomToken } from '../sign-in/mailed-links.ts';
import { prepareTry, sendCode, tryTypedCode } from './mail-code.ts';
import { mailCodeWrong } from './mail-code-refusals.ts';

/** Signing in with six digits from a mail. */
export function registerMailCodeCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, background } = dependencies;

  // Answers before the address is looked up, so neither the response nor its timing reveals whether it exists.
  registerOwnCall(app, sendMailCode, dependencies, async ({ request, reply, body }) => {
    const asked = normalizedEmail(body.email);
    const language = languageOf(request.headers);
    background.run('sign-in code mail', async () => {
      const email = await ownAddress(pool, asked);
      await sendCode(dependencies, { request, reply }, { email, language, use: 'sign_in' });
    });
    return null;
  });

  registerOwnCall(app, signInWithMailCode, dependencies, async ({ request, reply, body }) => {
    const email = await ownAddress(pool, normalizedEmail(body.email));
    const typed = await prepareTry(dependencies, { request, reply }, { email, code: body.code });
    // The count is a write for unknown addresses too: without it, known ones would take longer.
    const token = await inTransaction(pool, async (client) => {
      const uid = await tryTypedCode(client, typed, now());
      return uid && mintCustomToken(client, uid, now());
    });
    if (token === undefined) throw mailCodeWrong();
    await resetAttempts(pool, [typed.counter]);
    const answer = await redeemCustomToken(dependencies, { request, reply }, token);
    // The account was disabled, or its sessions were ended, at this moment.
    expectSuccess(answer, { 'status 400': mailCodeWrong });
    return completeSignIn(dependencies, { request, reply, answer, way: 'mail_code' });
  });
}

/** What is asked for with the address of a record that was joined is for who was kept. */
async function ownAddress(pool: Pool, email: string): Promise<string> {
  return (await joinedAddress(pool, email)) ?? email;
}
