import { readdir, readFile } from 'node:fs/promises';

/** A package whose code or files are in the built site. */
export interface NoticedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The text of its licence; null when the package brings none. */
  readonly text: string | null;
}

interface Manifest {
  readonly version: string;
  readonly licence: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** Of ours, so without a notice; those whose code browsers run may need packages of others. */
const OURS = /^@lifted\//;
const OURS_IN_BROWSERS = /^@lifted\/(?:client|design)$/;
/** Needed to build alone, but their files are in the site. */
const BUILT_IN = /^@fontsource/;
const LICENCE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i;

/** The packages behind the apps in these folders, found from there as Node finds them, sorted by name. */
export async function noticedPackages(...apps: readonly URL[]): Promise<NoticedPackage[]> {
  const found = new Map<string, NoticedPackage>();
  for (const app of apps) {
    const manifest = await readManifest(app);
    const fonts = (manifest?.devDependencies ?? []).filter((name) => BUILT_IN.test(name));
    await follow(app, [...(manifest?.dependencies ?? []), ...fonts], found);
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function follow(
  from: URL,
  names: readonly string[],
  found: Map<string, NoticedPackage>,
): Promise<void> {
  for (const name of names) {
    if (OURS.test(name) && !OURS_IN_BROWSERS.test(name)) continue;
    const place = await placeOf(from, name);
    if (place === undefined || found.has(place.folder.href)) continue;
    const { version, licence, dependencies } = place.manifest;
    if (!OURS.test(name))
      found.set(place.folder.href, { name, version, licence, text: await licenceText(place.folder) });
    await follow(place.folder, dependencies, found);
  }
}

/** Searches node_modules upwards; undefined for what is not installed here, such as another platform's binary. */
async function placeOf(from: URL, name: string): Promise<{ folder: URL; manifest: Manifest } | undefined> {
  for (let at = from; ; at = new URL('../', at)) {
    const folder = new URL(`node_modules/${name}/`, at);
    const manifest = await readManifest(folder);
    if (manifest !== undefined) return { folder, manifest };
    if (at.pathname === '/') return undefined;
  }
}

async function readManifest(folder: URL): Promise<Manifest | undefined> {
  try {
    return manifestIn(JSON.parse(await readFile(new URL('package.json', folder), 'utf8')));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    throw failure;
  }
}

function manifestIn(json: unknown): Manifest {
  const { version, license, dependencies, devDependencies } = membersOf(json);
  return {
    version: String(version),
    licence: typeof license === 'string' ? license : 'see below',
    dependencies: Object.keys(membersOf(dependencies)),
    devDependencies: Object.keys(membersOf(devDependencies)),
  };
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function licenceText(folder: URL): Promise<string | null> {
  const name = (await readdir(folder)).find((file) => LICENCE_FILE.test(file));
  return name === undefined ? null : (await readFile(new URL(name, folder), 'utf8')).trim();
}

/** The file with every notice; identical texts of several packages are included once. */
export function noticesText(packages: readonly NoticedPackage[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text ?? '');
  const parts = [...byText].map(([text, sharing]) => {
    const heads = sharing.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return [...heads, ...(text === '' ? [] : ['', text])].join('\n');
  });
  return `This site is made with the work of others:\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
