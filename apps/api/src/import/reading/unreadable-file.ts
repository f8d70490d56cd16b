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
const ZIP_ARCHIVE = Buffer.from('PK\u0003\u0004');
/** UTF-16 without its mark has zero bytes in its first letters. */
const FIRST_LETTERS = 4;

const WORKBOOK: Sentence = {
  en: "is a workbook of a spreadsheet and not a CSV file; save it as 'CSV UTF-8'",
  de: 'ist eine Arbeitsmappe einer Tabellenkalkulation und keine CSV-Datei; speichere sie als „CSV UTF-8“',
};
const UTF_16: Sentence = {
  en: "is UTF-16, which is also called Unicode text; save the file as 'CSV UTF-8'",
  de: 'ist UTF-16, auch Unicode-Text genannt; speichere die Datei als „CSV UTF-8“',
};

/** Why a file cannot be read, judged by its first bytes; undefined if it can. */
export function unreadableKind(bytes: Buffer): Sentence | undefined {
  const first = bytes.subarray(0, FIRST_LETTERS);
  if (first.equals(ZIP_ARCHIVE)) return WORKBOOK;
  if (UTF_16_MARKS.some((mark) => first.subarray(0, mark.length).equals(mark)) || first.includes(0))
    return UTF_16;
  return undefined;
}
