import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';

const CURVE = 'prime256v1';

/** What the studio signs its requests to push services with (RFC 8292). The private key is never logged and never sent. */
export interface PushKeys {
  /** The point on P-256, uncompressed: 65 bytes. Browsers bind a subscription to it. */
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

interface KeyRow {
  readonly public_key: Buffer;
  readonly private_key: Buffer;
}

/** The studio's keys, made at the first call; of several processes that start at once all get the same. */
export async function loadPushKeys(pool: Pool, now: Date): Promise<PushKeys> {
  const row = (await storedKeys(pool)) ?? (await makeKeys(pool, now));
  const privateKey = createPrivateKey({ key: row.private_key, format: 'der', type: 'pkcs8' });
  return { publicKey: row.public_key, privateKey };
}

async function makeKeys(pool: Pool, now: Date): Promise<KeyRow> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const pair = createECDH(CURVE);
  const { d = '' } = privateKey.export({ format: 'jwk' });
  pair.setPrivateKey(d, 'base64url');
  await pool.query(
    `insert into studio.push_keys (public_key, private_key, made_at) values ($1, $2, $3)
     on conflict (only_row) do nothing`,
    [pair.getPublicKey(), privateKey.export({ format: 'der', type: 'pkcs8' }), now],
  );
  const stored = await storedKeys(pool);
  if (stored === undefined) throw new Error('The keys for push services were not stored.');
  return stored;
}

async function storedKeys(pool: Pool): Promise<KeyRow | undefined> {
  const { rows } = await pool.query<KeyRow>('select public_key, private_key from studio.push_keys');
  return rows[0];
}
