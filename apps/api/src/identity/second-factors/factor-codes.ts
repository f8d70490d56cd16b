import { MOST_WRONG_PER_PHONE_CODE, PHONE_CODE_MS, plainCode } from '@lifted/domain/identity/second-factor';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { SecretBox } from './secret-box.ts';
import { loggable } from '../../http/errors/failures.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { takeSms, takeStep, type FactorSecret } from './factor-repository.ts';
import { matchingStep } from './totp.ts';
import { smsNotSent, smsTooEarly } from './second-factor-refusals.ts';
import { SmsNotSentError, type SendSms } from './sms-gateway.ts';

const DIGITS = 6;

/** The result of checking a code; a right code is used up. */
export type CodeVerdict = 'right' | 'wrong' | 'too_old';

interface SentCode {
  readonly codeHash: Buffer;
  readonly expiresAt: Date;
  readonly wrongTries: number;
}

/** Checks a typed code and uses it up when it is right. The account is locked by the caller. */
async function takePhoneCode(
  client: PoolClient,
  box: SecretBox,
  { factorId, typed, now }: { readonly factorId: string; readonly typed: string; readonly now: Date },
): Promise<CodeVerdict> {
  const { rows } = await client.query<SentCode>(
    `select code_hash as "codeHash", expires_at as "expiresAt", wrong_tries as "wrongTries"
       from studio.phone_codes where factor_id = $1`,
    [factorId],
  );
  const [sent] = rows;
  if (sent === undefined || sent.expiresAt <= now || sent.wrongTries >= MOST_WRONG_PER_PHONE_CODE) {
    return 'too_old';
  }
  if (timingSafeEqual(sent.codeHash, box.codeHash(plainCode(typed), factorId))) {
    await client.query('delete from studio.phone_codes where factor_id = $1', [factorId]);
    return 'right';
  }
  await client.query('update studio.phone_codes set wrong_tries = wrong_tries + 1 where factor_id = $1', [
    factorId,
  ]);
  return 'wrong';
}

/** Checks a typed code against a factor and uses it up when it is right. The account is locked by the caller. */
export async function takeCode(
  client: PoolClient,
  box: SecretBox,
  { factor, typed, now }: { readonly factor: FactorSecret; readonly typed: string; readonly now: Date },
): Promise<CodeVerdict> {
  switch (factor.kind) {
    case 'phone':
      return takePhoneCode(client, box, { factorId: factor.id, typed, now });
    case 'totp': {
      const step = matchingStep(box.open(factor, factor.id), plainCode(typed), now);
      return step !== undefined && (await takeStep(client, factor.id, step)) ? 'right' : 'wrong';
    }
    default:
      return factor.kind satisfies never;
  }
}

/**
 * Creates a phone code within the account's SMS limits, replacing any earlier one; throws `too_many_requests`. The account
 * is locked by the caller.
 */
export async function preparePhoneCode(
  client: PoolClient,
  box: SecretBox,
  { uid, factorId, now }: { readonly uid: string; readonly factorId: string; readonly now: Date },
): Promise<string> {
  const pause = await takeSms(client, uid, now);
  if (pause > 0) throw smsTooEarly(pause);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await client.query(
    `insert into studio.phone_codes (factor_id, code_hash, expires_at) values ($1, $2, $3)
     on conflict (factor_id) do update
       set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0`,
    [factorId, box.codeHash(code, factorId), new Date(now.getTime() + PHONE_CODE_MS)],
  );
  return code;
}

/** Sends a committed code; throws `unavailable` when the gateway does not accept it. */
export async function sendPhoneCode(
  { settings, secondFactors, log }: Pick<IdentityDependencies, 'settings' | 'secondFactors' | 'log'>,
  sms: SendSms,
  { to, code }: { readonly to: string; readonly code: string },
): Promise<void> {
  try {
    await sms({ to, text: messageText(code, secondFactors.studioName, settings.publicUrl) });
  } catch (failure) {
    if (!(failure instanceof SmsNotSentError)) throw failure;
    log.warn({ failure: loggable(failure) }, 'no code sent by SMS');
    throw smsNotSent();
  }
}

/** The last line makes phones offer the code on this site only (origin-bound one-time codes). */
function messageText(code: string, studioName: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `${code} is your ${studioName} code / ist dein ${studioName}-Code.\n\n@${hostname} #${code}`;
}
