import path from 'node:path';
import { jsonRecord } from './json-record.ts';

/** A third-party package that reaches a server or a browser, according to the lockfile. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly goesTo: readonly ('browser' | 'server')[];
}

type Lockfile = Readonly<Record<string, unknown>>;

/** Workspaces a shipped package is reached from, and what they need at run time. */
const ROOTS = { server: ['', 'apps/api'], browser: ['apps/web', 'apps/staff'] } as const;
/** Only needed to build, but their files are part of the build. */
const BUILT_IN = /^@fontsource/;

/** Every shipped package, sorted by name; every version of it. */
export function shippedPackages(lockfile: unknown): ShippedPackage[] {
  const packages = jsonRecord(jsonRecord(lockfile)['packages']);
  const [server, browser] = [reached(packages, ROOTS.server), reached(packages, ROOTS.browser)];
  return [...new Set([...server, ...browser])]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const { version, license } = jsonRecord(packages[place]);
      return {
        name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: String(version),
        licence: typeof license === 'string' ? license : 'none stated',
        goesTo: [
          ...(browser.has(place) ? (['browser'] as const) : []),
          ...(server.has(place) ? (['server'] as const) : []),
        ],
      };
    })
    .toSorted((a, b) => compare(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function reached(packages: Lockfile, roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    for (const name of neededBy(jsonRecord(packages[place]))) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return seen;
}

function neededBy(entry: Lockfile): string[] {
  const ofBuild = Object.keys(jsonRecord(entry['devDependencies'])).filter((name) => BUILT_IN.test(name));
  return [
    ...Object.keys(jsonRecord(entry['dependencies'])),
    ...Object.keys(jsonRecord(entry['optionalDependencies'])),
    ...ofBuild,
  ];
}

/** Where Node would find a package from there: upwards through node_modules folders. */
function placeOf(packages: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? path.posix.dirname(folder) : '') {
    const place = path.posix.join(folder, 'node_modules', name);
    const entry = jsonRecord(packages[place]);
    if (entry['link'] === true) return String(entry['resolved']);
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}
