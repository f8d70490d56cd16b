import { open } from 'node:fs/promises';

/*
 * A sealed file is an age file with one more line, its signature:
 *   age file, line feed, {"subject":…,"signed_by":…,"signature":…}, line feed
 * The signature (Ed25519) covers the SHA-256 of the age file and the subject, which says what the file is: a file under another
 * one's name, or in another one's place, does not pass for it.
 */

/** The last line of a sealed file. */
export interface Signature {
  readonly subject: string;
  /** Public half of the key it was signed with. */
  readonly signed_by: string;
  readonly signature: string;
}

const SCHEME = 'lifted sealed file 1';
const FIRST_LINE = 'age-encryption.org/v1\n';
const LONGEST_SIGNATURE_BYTES = 1024;
const LINE_START = Buffer.from('\n{');

/** The bytes that are signed. */
export function signedBytes(sha256: string, subject: string): Buffer {
  return Buffer.from(`${SCHEME}\n${sha256}\n${subject}`);
}

/** The last line, with the line feed before it. */
export function signatureLine(signature: Signature): Buffer {
  return Buffer.from(`\n${JSON.stringify(signature)}\n`);
}

function isSignature(value: unknown): value is Signature {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    typeof value.subject === 'string' &&
    'signed_by' in value &&
    typeof value.signed_by === 'string' &&
    'signature' in value &&
    typeof value.signature === 'string'
  );
}

function parseSignature(end: Buffer): Signature | undefined {
  if (end.at(-1) !== LINE_START[0]) return undefined;
  try {
    const value: unknown = JSON.parse(end.toString('utf8'));
    return isSignature(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What a file is from outside: whether it is an age file, and its signature with the length of what it covers. */
export async function readSignature(
  file: string,
): Promise<
  | { readonly kind: 'plain' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'signed'; readonly signature: Signature; readonly covered: number }
> {
  const handle = await open(file, 'r');
  try {
    const { buffer: first } = await handle.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0);
    if (first.toString('latin1') !== FIRST_LINE) return { kind: 'plain' };
    const { size } = await handle.stat();
    const length = Math.min(size, LONGEST_SIGNATURE_BYTES);
    const { buffer: end } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    const start = end.lastIndexOf(LINE_START);
    const signature = start < 0 ? undefined : parseSignature(end.subarray(start + 1));
    if (signature === undefined) return { kind: 'unsigned' };
    return { kind: 'signed', signature, covered: size - length + start };
  } finally {
    await handle.close();
  }
}
