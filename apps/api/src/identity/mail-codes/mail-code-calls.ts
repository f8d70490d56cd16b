import { sendMailCode, signInWithMailCode } from '@lifted/contract/ways-in/mail-codes';
import { inTransaction } from '@lifted/database/transaction';
import { plainCode } from '@lifted/domain/identity/second-factor';
import type { Language } from '@lifted/domain/language/language';
import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { languageOf } from '../../http/request-language.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { joinedAddress } from '../accounts/joined-account.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { findDeviceOf } from '../known-devices/find-device.ts';
import { codeCounter, countAttempt, resetAttempts } from '../known-devices/sign-in-lock.ts';
import { expectSuccess, type Exchange } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { mintCustomToken, redeemCustomToken } from '../sign-in/mailed-links.ts';
import { lockCodeOwner, storeCode, tryCode, UNKNOWN_DEVICE } from './mail-code-repository.ts';
import { codesLocked, mailCodeWrong } from './mail-code-refusals.ts';

const DIGITS = 6;

/** Signing in with six digits from a mail. */
export function registerMailCodeCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box, background } = dependencies;

  // Answers before the address is looked up, so neither the response nor its timing reveals whether it exists.
  registerOwnCall(app, sendMailCode, dependencies, async ({ request, reply, body }) => {
    const asked = normalizedEmail(body.email);
    const language = languageOf(request.headers);
    background.run('sign-in code mail', async () => {
      const email = await ownAddress(pool, asked);
      await sendCode(dependencies, { request, reply }, { email, language });
    });
    return null;
  });

  registerOwnCall(app, signInWithMailCode, dependencies, async ({ request, reply, body }) => {
    const email = await ownAddress(pool, normalizedEmail(body.email));
    const deviceId = await deviceFor(dependencies, { request, reply }, email);
    const codeHash = box.codeHash(plainCode(body.code), codeOwner(email, deviceId));
    const counter = codeCounter(email, deviceId);
    // The count is a write for unknown addresses too: without it, known ones would take longer.
    const token = await inTransaction(pool, async (client) => {
      await countAttempt(client, counter, now(), codesLocked);
      const uid = await tryCode(client, { email, deviceId, codeHash, now: now() });
      return uid && mintCustomToken(client, uid, now());
    });
    if (token === undefined) throw mailCodeWrong();
    await resetAttempts(pool, [counter]);
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

async function sendCode(
  dependencies: IdentityDependencies,
  exchange: Exchange,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> {
  const { pool, now, box, announceMailCode, wakeMail } = dependencies;
  const deviceId = await deviceFor(dependencies, exchange, email);
  const isWritten = await inTransaction(pool, async (client) => {
    const owner = await lockCodeOwner(client, email);
    if (owner === undefined) return false;
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const codeHash = box.codeHash(code, codeOwner(email, deviceId));
    const isStored = await storeCode(client, { uid: owner.uid, deviceId, codeHash, now: now() });
    if (isStored) await announceMailCode(client, { email, name: owner.name, code, language, at: now() });
    return isStored;
  });
  if (isWritten) wakeMail();
}

/** The known device of a request, or that of all others. */
async function deviceFor(
  dependencies: IdentityDependencies,
  exchange: Exchange,
  email: string,
): Promise<string> {
  return (await findDeviceOf(dependencies, exchange, email)) ?? UNKNOWN_DEVICE;
}

/** Binds a code’s hash to its address and device. */
function codeOwner(email: string, deviceId: string): string {
  return `mail code ${deviceId} ${email}`;
}
