import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../astro/', import.meta.url));
const Manifest = Type.Object({ dependencies: Type.Object({ astro: Type.String() }) });
const Package = Type.Object({ bin: Type.Object({ astro: Type.String() }) });

export const ASTRO_VERSION = Parse(Manifest, JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')))
  .dependencies.astro;

/** Installs Astro once, in a folder used by this bench only. Rejects when the installation fails. */
export async function installAstro(say: (line: string) => void): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/astro'))) return;
  say('installing Astro, once, about 150 MB');
  const { npm_execpath: script = '' } = process.env;
  const [command, args] = script === '' ? ['npm', []] : [process.execPath, [script]];
  // Astro must run on the same Node as this process, not on the first one in PATH.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
  // Not `npm ci`: not every registry has its compiler for every platform, and those of others are not needed.
  await run(command, [...args, 'install', '--no-save', '--no-audit', '--no-fund'], { cwd: FOLDER, env });
}

interface AstroBuild {
  /** File with the pages, as JSON. */
  readonly pages: string;
  /** Folder the site goes to. */
  readonly site: string;
  readonly cache: string;
}

/** Builds the pages with Astro. */
export async function buildWithAstro({ pages, site, cache }: AstroBuild): Promise<void> {
  const root = join(FOLDER, 'node_modules/astro');
  const { bin } = Parse(Package, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  try {
    await run(process.execPath, [join(root, bin.astro), 'build'], {
      cwd: FOLDER,
      env: {
        PATH: process.env['PATH'] ?? '',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        PEER_PAGES: pages,
        PEER_SITE: site,
        PEER_CACHE: cache,
      },
    });
  } finally {
    // Types for editors, which it writes beside its configuration.
    await rm(join(FOLDER, '.astro'), { recursive: true, force: true });
  }
}
