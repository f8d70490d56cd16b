import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGES } from '@lifted/domain/language/language';
import { GERMAN_ROOT, pathIn } from '@lifted/domain/language/language-of-path';

const run = promisify(execFile);

/** A route as React Router's build describes it; `file` is the page's module below app/. */
export interface BuiltRoute {
  /** '/de?/about' is '/about' and '/de/about'. */
  readonly path?: string | undefined;
  readonly file: string;
}

/** Answers a git command; undefined when there is no git, no repository, or nothing to say. */
export type Git = (...args: string[]) => Promise<string | undefined>;

/** Shown on every page: names, addresses, prices. */
const PROFILE = '../../packages/profile/src';

/**
 * The civil date on which each page last changed, by address: that of the last commit that touched the folder of its
 * module or the studio's profile. Empty where that cannot be known: without git, outside a repository, in a shallow clone.
 */
export async function pageDates(
  routes: readonly BuiltRoute[],
  git: Git,
): Promise<ReadonlyMap<string, string>> {
  if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return new Map();
  const folders = new Map(
    routes.flatMap(({ path, file }) => addressesOfPath(path).map((address) => [address, folderOf(file)])),
  );
  const dates = new Map<string, Promise<string | undefined>>();
  for (const folder of folders.values()) {
    if (!dates.has(folder)) {
      dates.set(folder, git('log', '-1', '--format=%cs', '--', `:(glob)app/${folder}/*`, PROFILE));
    }
  }
  const known = await Promise.all(
    [...folders].map(async ([address, folder]) => [address, await dates.get(folder)] as const),
  );
  return new Map(known.flatMap(([address, date]) => (date ? [[address, date] as const] : [])));
}

function addressesOfPath(path: string | undefined): readonly string[] {
  if (path === undefined) return [];
  const inBoth = `${GERMAN_ROOT}?`;
  if (!path.startsWith(inBoth)) return [path];
  const english = path.slice(inBoth.length) || '/';
  return LANGUAGES.map((language) => pathIn(language, english));
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Asks git in the folder of the web app. */
export function gitIn(folder: URL): Git {
  const cwd = fileURLToPath(folder);
  return (...args) =>
    run('git', args, { cwd }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
}
