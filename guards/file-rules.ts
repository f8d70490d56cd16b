import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { MODULE_FILE } from './module-imports.ts';
import type { SourceFile } from './source-files.ts';

const CODE = /\.(?:ts|tsx|mts|mjs|js|css|sql)$/;
const MOST_LINES = 400;
const MOST_FILES = 25;

/** Tests are beside what they test and are not counted. */
const TEST = /\.(?:test|e2e|fault)\.[a-z]+$/;

/** One list that grows by a file with each change of the database, and that nobody reads as a whole. */
const SEQUENCES = new Set(['packages/database/migrations']);

/** Names that fit anything; such a file or folder needs a subject. */
const DRAWERS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'shared', 'types']);

const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Names required by a tool. */
const GIVEN_NAMES = new Set(['LICENSE', 'README', '__spa-fallback']);

/** Code files of more than 400 lines. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return code(files)
    .map((file) => ({ file, lines: lineCount(file) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file.path}: ${lines} lines, at most ${MOST_LINES}`);
}

/** Folders with more than 25 code files of their own, tests not counted; split them by subject. */
export function fullFolders(files: readonly SourceFile[]): string[] {
  const folders = Map.groupBy(
    code(files).filter(({ path: file }) => !TEST.test(file)),
    ({ path: file }) => path.posix.dirname(file),
  );
  return [...folders]
    .filter(([folder]) => !SEQUENCES.has(folder))
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(
      ([folder, inside]) => `${folder}: ${inside.length} files, at most ${MOST_FILES}; split it by subject`,
    );
}

/** Files and folders named like a drawer, and names that are not kebab-case. */
export function badNames(files: readonly SourceFile[]): string[] {
  return code(files).flatMap(({ path: file }) =>
    file.split('/').flatMap((name) => {
      const stem = name.replace(/^[._]/, '').split('.')[0] ?? name;
      if (DRAWERS.has(stem)) return [`${file}: '${stem}' is a drawer; name the subject`];
      return KEBAB_CASE.test(stem) || GIVEN_NAMES.has(stem) ? [] : [`${file}: '${stem}' is not kebab-case`];
    }),
  );
}

/** Files that only re-export. */
export function barrels(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => MODULE_FILE.test(file))
    .filter(({ path: file, text }) => {
      const { body } = parseSync(file, text).program;
      const passedOn = body.filter(
        ({ type }) => type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration',
      );
      return (
        body.length > 0 &&
        passedOn.length === body.length &&
        passedOn.every((node) => 'source' in node && node.source !== null)
      );
    })
    .map(({ path: file }) => `${file}: a barrel; import the owning file`);
}

function code(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(
    ({ path: file }) => CODE.test(file) && path.posix.basename(file) !== 'package-lock.json',
  );
}

/** Lines as an editor counts them. */
function lineCount({ text }: SourceFile): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
