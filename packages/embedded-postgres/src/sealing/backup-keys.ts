import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** What the server has: enough to write backups, not enough to read them. */
export interface SealingKeys {
  /** Backups are encrypted for it (age, X25519): 'age1…'. */
  readonly recipient: string;
  /** Backups are signed with it (Ed25519): PKCS #8 in base64url. */
  readonly signingKey: string;
}

/** What the operator keeps away from the server: the content of a key file. */
export interface OpeningKeys {
  /** Opens what was encrypted for the recipient: 'AGE-SECRET-KEY-1…'. */
  readonly identity: string;
  /** The public half of the signing key, in base64url. */
  readonly signedBy: string;
}

const IDENTITY = /^AGE-SECRET-KEY-1\S+$/mu;
const SIGNED_BY = /^# signed by: (?<key>[\w-]{43})$/mu;

/** New keys: what the server is given, and the key file, which the `age` program reads as well. */
export async function makeBackupKeys(
  studio: string,
  now: Date,
): Promise<{ readonly sealing: SealingKeys; readonly keyFile: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const { privateKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  const keyFile = [
    `# Opens the backups of ${studio}. Keep it away from the server, in two places: without it no backup can be restored.`,
    `# created: ${now.toISOString()}`,
    `# public key: ${recipient}`,
    `# signed by: ${publicHalf(privateKey)}`,
    identity,
    '',
  ].join('\n');
  return { sealing: { recipient, signingKey }, keyFile };
}

/** Reads a key file; undefined when it is none. */
export function readKeyFile(text: string): OpeningKeys | undefined {
  const identity = IDENTITY.exec(text)?.[0];
  const signedBy = SIGNED_BY.exec(text)?.groups?.['key'];
  if (identity === undefined || signedBy === undefined) return undefined;
  try {
    new Decrypter().addIdentity(identity);
    return { identity, signedBy };
  } catch {
    return undefined;
  }
}

/** Whether backups can be encrypted for this text. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** The signing key as node:crypto takes it; undefined when the text is none. */
export function readSigningKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The public half of a signing key, in base64url: 43 signs. */
export function publicHalf(signingKey: KeyObject): string {
  return createPublicKey(signingKey).export({ format: 'jwk' }).x ?? '';
}

/** The other way round: the key that verifies. */
export function verifyingKey(signedBy: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: signedBy }, format: 'jwk' });
}
