import type { SourceFile } from './source-files.ts';

/** One line of docs/security/asvs.md. */
export interface Requirement {
  readonly number: string;
  readonly level: number;
  readonly gist: string;
  readonly verdict: string;
  readonly because: string;
  readonly proofs: readonly Proof[];
}

/** A file of the project, and text it must contain. */
export interface Proof {
  readonly path: string;
  readonly words: string;
}

const VERDICTS = ['holds', 'does not apply', 'not met'];
/** Requirements of ASVS 5.0.0 by chapter: level 1, level 2. */
export const CHAPTERS: Readonly<Record<string, readonly [number, number]>> = {
  '1': [8, 19],
  '2': [4, 7],
  '3': [8, 11],
  '4': [2, 8],
  '5': [4, 5],
  '6': [13, 22],
  '7': [6, 12],
  '8': [4, 3],
  '9': [4, 3],
  '10': [5, 24],
  '11': [3, 11],
  '12': [3, 6],
  '13': [1, 12],
  '14': [2, 7],
  '15': [3, 10],
  '16': [0, 16],
  '17': [0, 7],
};

const ROW = /^\| (\d+\.\d+\.\d+) \|(.*)\|$/;
const PROOF = /`([^`]+)`: (?:“([^”]+)”|"([^"]+)")/g;

/** The requirements of the table. */
export function readRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, rest] = ROW.exec(line) ?? [];
    if (number === undefined || rest === undefined) return [];
    const [level = '', gist = '', verdict = '', because = '', proof = ''] = cellsOf(rest);
    return [{ number, level: Number(level), gist, verdict, because, proofs: readProofs(proof) }];
  });
}

function cellsOf(row: string): string[] {
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Every `file`: "words" in a text. */
export function readProofs(text: string): Proof[] {
  return [...text.matchAll(PROOF)].map(([, path = '', curly, straight]) => ({
    path,
    words: curly ?? straight ?? '',
  }));
}

/** Faults of the table itself, as sentences. */
export function tableFaults(rows: readonly Requirement[]): string[] {
  const twice = rows.filter(({ number }, at) => rows.findIndex((row) => row.number === number) !== at);
  return [
    ...twice.map(({ number }) => `${number} occurs twice`),
    ...Object.entries(CHAPTERS).flatMap(([chapter, counts]) =>
      counts.flatMap((count, at) => {
        const found = rows.filter(
          ({ number, level }) => level === at + 1 && number.split('.', 1)[0] === chapter,
        ).length;
        return found === count ? [] : [`V${chapter} has ${found} of ${count} of level ${at + 1}`];
      }),
    ),
    ...rows.flatMap(rowFaults),
  ];
}

function rowFaults({ number, gist, verdict, because, proofs }: Requirement): string[] {
  const isProved = verdict !== 'holds' || proofs.length > 0;
  return [
    ...(gist === '' ? [`${number} says nothing`] : []),
    ...(VERDICTS.includes(verdict) ? [] : [`${number}: '${verdict}' is no verdict`]),
    ...(isProved ? [] : [`${number} holds without a proof`]),
    ...(verdict !== 'holds' && because === '' ? [`${number}: '${verdict}' without a reason`] : []),
  ];
}

const IS_TEST = /\.(?:test|e2e|fault)\.tsx?$/;
/** What is asked for is a text. */
const ASKS_FOR_A_TEXT = /\bwritten\b/i;
/** What somebody else does: the proxy that operators set up. */
const OF_OTHERS = ['4.1.2'];

/** Requirements said to hold that no test could show to fail, as sentences. */
export function untested(rows: readonly Requirement[]): string[] {
  return rows
    .filter(({ number, gist, verdict }) => {
      return verdict === 'holds' && !ASKS_FOR_A_TEXT.test(gist) && !OF_OTHERS.includes(number);
    })
    .filter(({ proofs }) => !proofs.some(({ path }) => IS_TEST.test(path)))
    .map(({ number }) => `${number} holds, and no test would fail if it did not`);
}

/** Proofs whose file is gone or no longer contains the text, as sentences. */
export function proofFaults(proofs: readonly Proof[], files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return proofs.flatMap(({ path, words }) => {
    const text = texts.get(path);
    if (text === undefined) return [`${path} does not exist`];
    return text.includes(words) ? [] : [`${path} does not say '${words}'`];
  });
}
