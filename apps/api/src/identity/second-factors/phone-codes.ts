import { MOST_WRONG_PER_PHONE_CODE, PHONE_CODE_MS, plainCode } from '@lifted/domain/second-factor';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { SecretBox } from './secret-box.ts';

const DIGITS = 6;

/** What came of a code: once it was right, too old or burnt, it is gone. */
export type CodeVerdict = 'right' | 'wrong' | 'too_old';

/** Makes the code a phone is sent, in place of the one before. */
export async function issuePhoneCode(
  client: PoolClient,
  box: SecretBox,
  factorId: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await client.query(
    `insert into studio.phone_codes (factor_id, code_hash, expires_at) values ($1, $2, $3)
     on conflict (factor_id) do update
       set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0`,
    [factorId, box.codeHash(code, factorId), new Date(now.getTime() + PHONE_CODE_MS)],
  );
  return code;
}

interface SentCode {
  readonly codeHash: Buffer;
  readonly expiresAt: Date;
  readonly wrongTries: number;
}

/** Looks at a code somebody typed and uses it up when it is right. The account is held. */
export async function takePhoneCode(
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
