/**
 * Encrypts a message for one browser (RFC 8291: ECDH on P-256, then aes128gcm of RFC 8188 in a single record). The library
 * of choice, web-push, is under a licence we do not ship; others write the draft of 2016 that Apple refuses. The steps are
 * few, Node has all of them, and the test holds the bytes against the example of the standard.
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
/** Also the largest body a push service has to take (RFC 8030, 7.2). */
const RECORD_BYTES = 4096;
/** Ends the last record (RFC 8188, 2). */
const LAST_RECORD = Buffer.from([2]);

/** What a browser gave out: its public key, 65 bytes, and its secret, 16 bytes. */
export interface BrowserKeys {
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** What is drawn for each message; given by the test of the standard's example. */
interface OneTimeValues {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/** The body of the request to the push service. Throws on a key that is no point of the curve. */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: OneTimeValues = drawn(),
): Buffer {
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const ownKey = own.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey]);
  const secret = derive(own.computeSecret(p256dh), auth, keyInfo, SECRET_BYTES);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, recordSize, Buffer.from([ownKey.length]), ownKey, ...sealed]);
}

/** Whether these bytes are a public key a browser can have. */
export function isPointOfCurve(key: Buffer): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

function drawn(): OneTimeValues {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: pair.getPrivateKey() };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
