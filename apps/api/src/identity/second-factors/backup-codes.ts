import {
  BACKUP_CODE_COUNT,
  BACKUP_CODE_LENGTH,
  BACKUP_CODE_SIGNS,
  plainBackupCode,
} from '@lifted/domain/identity/second-factor';
import { createHash, randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { hashWithSalt } from '../sign-in/password-hash.ts';

/** Replaces an account's backup codes with ten new ones; they are shown once and stored as hashes. */
export async function renewBackupCodes(client: PoolClient, uid: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, newCode);
  const hashes = await Promise.all(codes.map((code) => backupCodeHash(uid, code)));
  await client.query('delete from studio.backup_codes where uid = $1', [uid]);
  await client.query('insert into studio.backup_codes (uid, code_hash) select $1, unnest($2::bytea[])', [
    uid,
    hashes,
  ]);
  return codes;
}

/** Uses a code up; false when the account has no such code. */
export async function takeBackupCode(client: PoolClient, uid: string, typed: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from studio.backup_codes where uid = $1 and code_hash = $2',
    [uid, await backupCodeHash(uid, typed)],
  );
  return rowCount === 1;
}

/** 'abcde-fgh23': two halves, easier to copy. */
function newCode(): string {
  const signs = Array.from({ length: BACKUP_CODE_LENGTH }, () =>
    BACKUP_CODE_SIGNS.charAt(randomInt(BACKUP_CODE_SIGNS.length)),
  ).join('');
  return `${signs.slice(0, BACKUP_CODE_LENGTH / 2)}-${signs.slice(BACKUP_CODE_LENGTH / 2)}`;
}

/** Slow, like a password hash; salted per account, so that one hash is enough to look the code up. */
function backupCodeHash(uid: string, code: string): Promise<Buffer> {
  return hashWithSalt(plainBackupCode(code), createHash('sha256').update(uid).digest());
}
