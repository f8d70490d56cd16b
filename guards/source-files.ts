import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the project, by its path from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NOT_WRITTEN_HERE = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
]);
const TEXT =
  /\.(?:ts|tsx|mts|js|mjs|cjs|css|json|md|sql|html|svg|sh|py|yml|yaml|webmanifest|csv)$|(?:^|\/)(?:LICENSE|\.npmrc|run)$/;

/** Every hand-written text file below a folder, sorted by path. */
export function sourceFiles(root: string): SourceFile[] {
  return pathsBelow(root, '').map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

function pathsBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_WRITTEN_HERE.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return pathsBelow(root, below);
      return entry.isFile() && TEXT.test(below) ? [below] : [];
    });
}

/** Files for a test: paths and contents. */
export function madeUpFiles(files: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(files).map(([file, text]) => ({ path: file, text }));
}
