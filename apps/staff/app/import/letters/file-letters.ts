import { ReadingJudge, type ReadingVerdict } from '@lifted/domain/import/file-reading';
import { type FileEncoding, readText } from '../../parts/files/read-text.ts';

/** The text of a file as its bytes say, and how its letters are meant. */
export interface FileLetters {
  readonly text: string;
  readonly encoding: FileEncoding;
  readonly verdict: ReadingVerdict;
}

/** Reads the bytes of a file and judges its letters. */
export function lettersOf(bytes: Uint8Array): FileLetters {
  const { text, encoding } = readText(bytes);
  const judge = new ReadingJudge(encoding !== 'Windows-1252');
  judge.add(text);
  return { text, encoding, verdict: judge.verdict() };
}
