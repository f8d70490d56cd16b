import {
  MAIL_CODE_MS,
  mailCodePause,
  mailCodesOfTheDay,
  MOST_WRONG_PER_MAIL_CODE,
} from '@lifted/domain/identity/mail-code';
import type { PoolClient } from 'pg';

/** The device a code is for when the account was never used there: one code for all of them. */
export const UNKNOWN_DEVICE = '';

/** Whom a code would be sent to. */
export interface CodeOwner {
  readonly uid: string;
  /** Empty when unknown. */
  readonly name: string;
}

/** The account with this address, locked until the transaction ends; undefined without one, or when it is disabled. */
export async function lockCodeOwner(client: PoolClient, email: string): Promise<CodeOwner | undefined> {
  const { rows } = await client.query<CodeOwner>(
    `select a.uid, u."name" from identity."user" u
       join studio.accounts a on a.provider = 'studio' and a.uid = u."id"
      where u."email" = $1 and a.disabled_at is null
        for no key update of a`,
    [email],
  );
  return rows[0];
}

interface NewCode {
  readonly uid: string;
  readonly deviceId: string;
  readonly codeHash: Buffer;
  readonly now: Date;
}

/**
 * Stores a code in place of the one before, unless none may be sent yet: answers for how many milliseconds, 0 when it is stored.
 * The account is locked by the caller.
 */
export async function storeCode(
  client: PoolClient,
  { uid, deviceId, codeHash, now }: NewCode,
): Promise<number> {
  const { rows } = await client.query<{ readonly sent: readonly Date[] }>(
    'select sent_at as sent from studio.mail_codes where uid = $1 and device_id = $2',
    [uid, deviceId],
  );
  const sent = mailCodesOfTheDay(rows[0]?.sent ?? [], now);
  const pause = mailCodePause(sent, now);
  if (pause > 0) return pause;
  await client.query(
    `insert into studio.mail_codes (uid, device_id, code_hash, expires_at, sent_at) values ($1, $2, $3, $4, $5)
     on conflict (uid, device_id) do update
       set code_hash = excluded.code_hash, expires_at = excluded.expires_at, sent_at = excluded.sent_at,
           wrong_tries = 0, used_at = null`,
    [uid, deviceId, codeHash, new Date(now.getTime() + MAIL_CODE_MS), [...sent, now]],
  );
  return 0;
}

interface TriedCode {
  readonly email: string;
  readonly deviceId: string;
  readonly codeHash: Buffer;
  readonly now: Date;
}

/**
 * Tries a code: uses a right one up and answers its account, counts a wrong one. Undefined when it is wrong, used, too old,
 * tried too often or was never sent. One statement, so that of several attempts at once each is counted and one succeeds.
 */
export async function tryCode(
  client: PoolClient,
  { email, deviceId, codeHash, now }: TriedCode,
): Promise<string | undefined> {
  const { rows } = await client.query<{ readonly uid: string; readonly isRight: boolean }>(
    `update studio.mail_codes m
        set used_at = case when m.code_hash = $3 then $4::timestamptz end,
            wrong_tries = m.wrong_tries + case when m.code_hash = $3 then 0 else 1 end
       from identity."user" u
       join studio.accounts a on a.provider = 'studio' and a.uid = u."id"
      where u."email" = $1 and m.uid = u."id" and m.device_id = $2 and a.disabled_at is null
        and m.used_at is null and m.expires_at > $4 and m.wrong_tries < $5
      returning m.uid, m.used_at is not null as "isRight"`,
    [email, deviceId, codeHash, now, MOST_WRONG_PER_MAIL_CODE],
  );
  return rows.find(({ isRight }) => isRight)?.uid;
}
