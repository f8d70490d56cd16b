import { OTHER_KIND_WORDS, otherKind } from '@lifted/domain/import/other-kind';
import type { Sentence } from '../../http/errors/refusal.ts';

/** A file named like one of ours that is not CSV; `words` say what it is and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly words: Sentence;
  constructor(words: Sentence) {
    super(words.en);
    this.words = words;
  }
}

const UTF_16_MARKS = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)];
/** UTF-16 without its mark has zero bytes in its first letters. */
const FIRST_LETTERS = 4;

const UTF_16: Sentence = {
  en: "is UTF-16, which is also called Unicode text; save the file as 'CSV UTF-8'",
  de: 'ist UTF-16, auch Unicode-Text genannt; speichere die Datei als „CSV UTF-8“',
};

/** Why a file cannot be read, judged by its first bytes; undefined if it can. */
export function unreadableKind(bytes: Buffer): Sentence | undefined {
  const kind = otherKind(bytes);
  if (kind !== undefined) return OTHER_KIND_WORDS[kind];
  const first = bytes.subarray(0, FIRST_LETTERS);
  if (UTF_16_MARKS.some((mark) => first.subarray(0, mark.length).equals(mark)) || first.includes(0))
    return UTF_16;
  return undefined;
}
