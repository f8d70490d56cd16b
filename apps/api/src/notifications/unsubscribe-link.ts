import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@lifted/domain/language/language';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import type { Pool, PoolClient } from 'pg';
import { pageAddress } from '../mail/page-address.ts';

const KEY_BYTES = 32;
const CODE_BYTES = 16;
/** Base64url of the consent's code and of the HMAC over it. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** What links of mails that end a kind of message are signed with; made at the first call, the same for all processes. */
export async function loadUnsubscribeKey(client: Pool | PoolClient, now: Date): Promise<Buffer> {
  const stored = await storedKey(client);
  if (stored !== undefined) return stored;
  await client.query(
    'insert into studio.unsubscribe_key (key, made_at) values ($1, $2) on conflict (only_row) do nothing',
    [randomBytes(KEY_BYTES), now],
  );
  const made = await storedKey(client);
  if (made === undefined) throw new Error('The key of links to unsubscribe was not stored.');
  return made;
}

async function storedKey(client: Pool | PoolClient): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ key: Buffer }>('select key from studio.unsubscribe_key');
  return rows[0]?.key;
}

/**
 * Address of the page that ends a kind of message for somebody, without a sign-in. It names their consent by its random
 * code, so it says nothing about anybody.
 */
export function unsubscribeUrl(
  publicUrl: string,
  language: Language,
  { key, kind, code }: { readonly key: Buffer; readonly kind: MessageKind; readonly code: string },
): string {
  const bytes = Buffer.from(code.replaceAll('-', ''), 'hex');
  const token = `${bytes.toString('base64url')}.${signature(key, kind, bytes).toString('base64url')}`;
  return pageAddress(publicUrl, language, `/unsubscribe/${token}`);
}

/** The code of the consent a token names, undefined where it is not one of ours for this kind. */
export function consentCode(token: string, key: Buffer, kind: MessageKind): string | undefined {
  const [, code = '', signed = ''] = TOKEN.exec(token) ?? [];
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== CODE_BYTES) return undefined;
  const expected = signature(key, kind, bytes);
  const given = Buffer.from(signed, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? bytes.toString('hex')
    : undefined;
}

function signature(key: Buffer, kind: MessageKind, code: Buffer): Buffer {
  return createHmac('sha256', key).update(`${kind} `).update(code).digest();
}
