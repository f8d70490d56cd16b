import { inTransaction } from '@lifted/database/transaction';
import { plainCode } from '@lifted/domain/identity/second-factor';
import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { findDeviceOf } from '../known-devices/find-device.ts';
import type { MailCode } from '../letters/mail-code.ts';
import { codeCounter, countAttempt } from '../known-devices/sign-in-lock.ts';
import type { Exchange } from '../library-call.ts';
import { lockCodeOwner, storeCode, tryCode, UNKNOWN_DEVICE } from './mail-code-repository.ts';
import { codesLocked } from './mail-code-refusals.ts';

const DIGITS = 6;

/**
 * Mails a new code in place of the one before, unless the address is unknown or none may be sent yet; answers for how many
 * milliseconds that is, 0 in every other case.
 */
export async function sendCode(
  dependencies: IdentityDependencies,
  exchange: Exchange,
  { email, language, use }: Pick<MailCode, 'email' | 'language' | 'use'>,
): Promise<number> {
  const { pool, now, box, announceMailCode, wakeJobs } = dependencies;
  const deviceId = await deviceFor(dependencies, exchange, email);
  const pause = await inTransaction(pool, async (client) => {
    const owner = await lockCodeOwner(client, email);
    if (owner === undefined) return undefined;
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const codeHash = box.codeHash(code, codeOwner(email, deviceId));
    const left = await storeCode(client, { uid: owner.uid, deviceId, codeHash, now: now() });
    if (left === 0)
      await announceMailCode(client, { email, name: owner.name, code, use, language, at: now() });
    return left;
  });
  if (pause === 0) wakeJobs();
  return pause ?? 0;
}

/** A code somebody typed, ready to be tried. */
export interface TypedCode {
  readonly email: string;
  readonly deviceId: string;
  readonly codeHash: Buffer;
  /** Counts the tries for this address on this device. */
  readonly counter: Buffer;
}

export async function prepareTry(
  dependencies: IdentityDependencies,
  exchange: Exchange,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<TypedCode> {
  const deviceId = await deviceFor(dependencies, exchange, email);
  const codeHash = dependencies.box.codeHash(plainCode(code), codeOwner(email, deviceId));
  return { email, deviceId, codeHash, counter: codeCounter(email, deviceId) };
}

/** Counts the attempt, then consumes a correct code and answers its account; undefined when it is invalid. Throws `account_locked`. */
export async function tryTypedCode(
  client: PoolClient,
  { counter, ...typed }: TypedCode,
  now: Date,
): Promise<string | undefined> {
  await countAttempt(client, counter, now, codesLocked);
  return tryCode(client, { ...typed, now });
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
