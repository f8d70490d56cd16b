import { createHash, sign } from 'node:crypto';
import { Encrypter } from 'age-encryption';
import { publicHalf, readSigningKey, type SealingKeys } from './backup-keys.ts';
import { signatureLine, signedBytes } from './signature.ts';

/**
 * Encrypts and signs a stream, in constant memory. `subject` is asked at the end and says what the file is.
 * @throws Error when the keys are none.
 */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  { keys, subject }: { readonly keys: SealingKeys; readonly subject: () => string },
): AsyncGenerator<Uint8Array> {
  const key = readSigningKey(keys.signingKey);
  if (key === undefined) throw new Error('The key backups are signed with cannot be read.');
  const encrypter = new Encrypter();
  encrypter.addRecipient(keys.recipient);
  const hash = createHash('sha256');
  for await (const chunk of await encrypter.encrypt(ReadableStream.from(content))) {
    hash.update(chunk);
    yield chunk;
  }
  const named = subject();
  const signature = sign(null, signedBytes(hash.digest('hex'), named), key).toString('base64url');
  yield signatureLine({ subject: named, signed_by: publicHalf(key), signature });
}
