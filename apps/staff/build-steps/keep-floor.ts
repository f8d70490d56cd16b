import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from '@lifted/client/cached-app/app-files.ts';
import { FLOOR_PATHS } from '@lifted/domain/identity/staff-path';
import { studio } from '@lifted/profile/studio';
import { build, type Plugin, type Rolldown } from 'vite';
import { floorManifest } from './floor-manifest.ts';
import { filesOf } from './files-of.ts';

const FLOOR_PAGE = 'floor.html';
const HASH_LENGTH = 8;
/** Reading codes: a code is checked by the server anyway. */
const NEEDS_NETWORK = /\.wasm$/;
const STAFF = new URL('../', import.meta.url);

/**
 * Makes the floor an app that opens without a network: its service worker with the list of its files, its manifest, and in
 * its page the release it is of. Runs after everything else is built.
 */
export function keepFloor(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'keep-floor',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      files = filesOf(bundle, 'floor')
        .filter((file) => !NEEDS_NETWORK.test(file))
        .map((file) => `/desk/${file}`);
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder.');
      await writeFloor(new URL(`file://${dir}/`), files);
    },
  };
}

async function writeFloor(folder: URL, assets: readonly string[]): Promise<void> {
  const page = new URL(FLOOR_PAGE, folder);
  const html = await readFile(page, 'utf8');
  const release = hashOf(html + assets.join(' '));
  const pages = FLOOR_PATHS.map((path) => ({ pattern: path, address: path, hash: release }));
  const target = new URL('floor/', folder);
  await mkdir(target, { recursive: true });
  await Promise.all([
    writeFile(page, html.replace('<html ', `<html data-release="${release}" `)),
    writeFile(new URL('app.webmanifest', target), JSON.stringify(floorManifest(studio))),
    writeWorker(target, {
      version: release,
      release,
      first: { pages, assets },
      later: { pages: [], assets: [] },
    }),
  ]);
}

async function writeWorker(folder: URL, files: AppFiles): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(STAFF),
    define: { FLOOR_FILES: JSON.stringify(files) },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('service-worker/floor-worker.ts', STAFF)),
        output: { entryFileNames: 'worker.js', format: 'iife' },
      },
    },
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
