import { createHash, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Decrypter } from 'age-encryption';
import { type OpeningKeys, verifyingKey } from './backup-keys.ts';
import { readSignature, signedBytes } from './signature.ts';

/** How a backup may be opened. */
export interface Opening {
  /** From the key file. Undefined: the operator named none. */
  readonly keys: OpeningKeys | undefined;
  /** Files that are neither encrypted nor signed are taken as they are. */
  readonly acceptUnsealed: boolean;
}

/** A backup of before encryption, or of a studio without keys. */
export const UNSEALED: Opening = { keys: undefined, acceptUnsealed: true };

/** A file is not what was written: it was exchanged, changed or cut off, or the keys are not its keys. */
export class SealedFileError extends Error {
  constructor(file: string, fault: string) {
    super(`${file} ${fault} Nothing was restored.`);
    this.name = 'SealedFileError';
  }
}

/** Enough of a public key to compare it by eye. */
const SHOWN_OF_KEY = 8;

/**
 * Checks a file whole before a byte of it is used, then answers how to read it. `isExpected` says whether a subject is that
 * of the wanted file.
 * @throws SealedFileError with a sentence when it must not be used.
 */
export async function openSealed(
  file: string,
  { keys, acceptUnsealed }: Opening,
  isExpected: (subject: string) => boolean,
): Promise<() => AsyncIterable<Uint8Array>> {
  const found = await readSignature(file);
  if (found.kind === 'plain') {
    return acceptUnsealed ? () => createReadStream(file) : refuseUnsealed(file);
  }
  if (keys === undefined)
    throw new SealedFileError(file, 'is encrypted. Name the key file that opens it: --key FILE.');
  if (found.kind === 'unsigned')
    throw new SealedFileError(file, 'has no signature: it is cut off, or not ours. Use another backup.');
  const { signature, covered } = found;
  if (signature.signed_by !== keys.signedBy) {
    throw new SealedFileError(
      file,
      `was signed with key ${signature.signed_by.slice(0, SHOWN_OF_KEY)}…, and the key file is for ${keys.signedBy.slice(0, SHOWN_OF_KEY)}…: ` +
        'it is of another studio, or from before the keys were changed. Use its own key file.',
    );
  }
  const signed = signedBytes(await digestOf(file, covered), signature.subject);
  if (!verify(null, signed, verifyingKey(keys.signedBy), Buffer.from(signature.signature, 'base64url'))) {
    throw new SealedFileError(file, 'was changed after it was written. Use another backup.');
  }
  if (!isExpected(signature.subject)) {
    throw new SealedFileError(
      file,
      `is another file under this name: ${signature.subject}. Put the right one there.`,
    );
  }
  return () => decrypted(file, covered, keys);
}

/** @throws SealedFileError always. */
export function refuseUnsealed(file: string): never {
  throw new SealedFileError(
    file,
    'is neither encrypted nor signed, and somebody may have exchanged it. If it is a backup from before the studio had keys, add --unsealed.',
  );
}

function read(file: string, covered: number): AsyncIterable<Uint8Array> {
  return createReadStream(file, { end: covered - 1 });
}

async function digestOf(file: string, covered: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of read(file, covered)) hash.update(chunk);
  return hash.digest('hex');
}

async function* decrypted(
  file: string,
  covered: number,
  { identity }: OpeningKeys,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const content = await decrypter.decrypt(ReadableStream.from(read(file, covered))).catch(() => {
    throw new SealedFileError(
      file,
      'cannot be opened with this key. Use the key file that was made with its keys.',
    );
  });
  yield* content;
}
