import type { SourceFile } from './source-files.ts';

interface Forbidden {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Split, so that this file does not match itself. */
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

/** Phrases no native engineer would write. Words that are only wrong in some senses are left to the reader. */
const BANNED_PHRASES = new RegExp(
  `\\b(?:${['whoever', 'anew', 'deed', "nobody's business", 'leaves the house', 'of the house'].join('|')})\\b`,
  'i',
);

/** Folders without banned phrases. Add a folder as soon as it is clean; never remove one. */
const PLAIN_ENGLISH_FOLDERS = [
  'apps/api/src/data/',
  'apps/api/src/openapi/',
  'apps/web/app/public/',
  'apps/web/app/seo/',
  'apps/web/app/shell/',
  'apps/web/app/ui/',
  'apps/web/build-steps/',
  'bench/',
  'deploy/',
  'e2e/',
  'faults/',
  'firebase-tests/',
  'packages/domain/src/applications/',
  'packages/domain/src/bookings/',
  'packages/domain/src/calendar/',
  'packages/domain/src/challenges/',
  'packages/domain/src/classes/',
  'packages/domain/src/language/',
  'packages/domain/src/people/',
  'packages/domain/src/retention/',
  'packages/domain/src/training/',
  'packages/profile/',
];

const ITSELF = 'guards/text-rules.ts';

/** Lines with something no file of the project may contain, as 'file:line: sentence'. */
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

/** Lines with a banned phrase in the folders that are already free of them, as 'file:line: sentence'. */
export function bannedPhrases(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PLAIN_ENGLISH_FOLDERS.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [phrase] = BANNED_PHRASES.exec(line) ?? [];
        return phrase === undefined ? [] : [`${path}:${index + 1}: say '${phrase}' in plain English`];
      }),
    );
}
