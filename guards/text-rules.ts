import type { SourceFile } from './source-files.ts';

interface Forbidden {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Written with a gap in the middle, so that this file does not find itself. */
const word = (...parts: readonly string[]) => parts.join('');

const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern: new RegExp(`(?<![\\w.])/(?:${['home', 'Users', 'root', 'work'].join('|')})/[\\w.]`),
    why: 'a path of one machine',
  },
  {
    pattern: new RegExp(`(?://|/\\*).*(?:${word('oxlint', '-disable')}|${word('eslint', '-disable')})`),
    why: 'a rule is switched off in place',
  },
  {
    pattern: new RegExp(`@${word('ts-', 'ignore')}|@${word('ts-', 'nocheck')}`),
    why: 'the compiler is silenced',
  },
  {
    pattern: new RegExp(`\\b(?:${['TODO', 'FIXME', 'XXX'].map((mark) => word(mark)).join('|')})\\b`),
    why: 'unfinished work; do it or write a decision',
  },
  { pattern: new RegExp(`\\b${word('lorem ', 'ipsum')}\\b`, 'i'), why: 'filler text' },
];

const ITSELF = 'guards/text-rules.ts';

/** Lines that hold what no file of the project may hold, as 'file:line: sentence'. */
export function forbiddenTexts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== ITSELF && !path.endsWith('package-lock.json'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(
            ({ why }) => `${path}:${index + 1}: ${why}`,
          ),
        ),
    );
}
