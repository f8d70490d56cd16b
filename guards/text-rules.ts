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
  {
    pattern: new RegExp(`mail\\)?\\??\\.${word('toLower', 'Case')}\\(`, 'i'),
    why: 'an address has one form; say normalizedEmail',
  },
];

/** Phrases no native engineer would write, as expressions: those that are right in another sense leave that sense out. */
const PHRASES = [
  'whoever',
  'anew',
  'deed',
  "nobody's business",
  'leaves the house',
  'of the house',
  'so many(?! that)',
  'so long(?! as)',
  'stands(?! (?:out|up|for election))',
  'laid out(?! (?:again|but))',
  // For 'exists'; not a question, nor what something is for.
  '(?<!^|[.?!\'"] )is there(?! (?:a|an|any|to|anything|something)\\b)',
  // For 'arrives', 'is sent', 'happens'.
  'comes(?! (?:from|back|with|first|last|after|before|next|in|out|up|down|of|to|through|about|on)\\b)',
];
const BANNED_PHRASES = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'i');

/** The same words as a name says them, such as a constant or a function. */
const NAMES = /\w*laid_?out\w*/i;

/** Not checked for phrases: this list, migrations, which are frozen, and drawings, where a bench stands on the floor. */
const NOT_READ =
  /^(?:guards\/text-rules(?:\.test)?\.ts$|packages\/database\/migrations\/|renders\/|package-lock\.json$)/;

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

/** Lines with a banned phrase, as 'file:line: sentence'; one that goes on in the next line is in the first of the two. */
export function bannedPhrases(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !NOT_READ.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const phrase = phraseIn(line, lines[index + 1] ?? '');
        return phrase === undefined ? [] : [`${path}:${index + 1}: say '${phrase}' in plain English`];
      });
    });
}

const COMMENT_BEGINS = /^\s*(?:\*|\/\/|--|#)?\s*/;

function phraseIn(line: string, next: string): string | undefined {
  const [found] = BANNED_PHRASES.exec(line) ?? NAMES.exec(line) ?? [];
  if (found !== undefined) return found;
  const joined = BANNED_PHRASES.exec(`${line.trimEnd()} ${next.replace(COMMENT_BEGINS, '')}`);
  const isAcross = joined !== null && joined.index < line.trimEnd().length;
  return isAcross && joined.index + joined[0].length > line.trimEnd().length ? joined[0] : undefined;
}
