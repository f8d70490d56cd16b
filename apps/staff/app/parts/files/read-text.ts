/** The encodings in which spreadsheets write CSV files. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const UTF_16_LITTLE = [0xff, 0xfe];
const UTF_16_BIG = [0xfe, 0xff];
/** UTF-16 without its mark has zero bytes among its first letters. */
const FIRST_LETTERS = 4;

/** The text of a file, and how it was encoded. */
export function readText(bytes: Uint8Array): { readonly text: string; readonly encoding: FileEncoding } {
  if (begins(bytes, UTF_16_BIG)) return decoded(bytes, 'utf-16be');
  if (begins(bytes, UTF_16_LITTLE)) return decoded(bytes, 'utf-16le');
  const zero = bytes.subarray(0, FIRST_LETTERS).indexOf(0);
  if (zero !== -1) return decoded(bytes, zero % 2 === 0 ? 'utf-16be' : 'utf-16le');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function decoded(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be') {
  return { text: new TextDecoder(encoding).decode(bytes), encoding: 'UTF-16' as const };
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
