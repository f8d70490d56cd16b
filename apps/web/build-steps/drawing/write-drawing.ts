import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DRAWING_FOLDER } from '@lifted/contract/studio-settings';
import { build, type Plugin } from 'vite';
import type { DrawingBuild } from './draw-site.ts';

// The contract's value, checked by the compiler: the web bundles nothing of the contract at run time.
const FOLDER: typeof DRAWING_FOLDER = '.drawing';
const DRAWN_APP_FOLDER = new URL('../../build/drawn-app/', import.meta.url);
const ENTRY = 'index.js';
/** The place draw-site.ts imports it from. */
const DRAWN_APP = /^\.\/drawn-app\.js$/;

/** Keeps React Router's build for servers, which draws the pages and which its own build throws away afterwards. */
export function keepDrawnApp(): Plugin {
  return {
    name: 'keep-drawn-app',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build for servers has no folder.');
      const folder = fileURLToPath(DRAWN_APP_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await cp(dir, folder, { recursive: true });
    },
  };
}

/**
 * Writes what draws the site again into its folder: one module, self-contained, of the same build as the pages, and what that
 * build knew. The server runs it when the desk has changed the profile, and serves it to nobody.
 */
export async function writeDrawing(web: URL, site: URL, facts: DrawingBuild): Promise<void> {
  const folder = new URL(`${FOLDER}/`, site);
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(web),
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.SSR': 'true',
    },
    resolve: { alias: [{ find: DRAWN_APP, replacement: path.join(fileURLToPath(DRAWN_APP_FOLDER), ENTRY) }] },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('build-steps/drawing/draw-site.ts', web)),
      outDir: fileURLToPath(folder),
      emptyOutDir: true,
      copyPublicDir: false,
      ssrEmitAssets: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'draw-site.mjs', codeSplitting: false },
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  await writeFile(new URL('build.json', folder), JSON.stringify(facts));
  await rm(DRAWN_APP_FOLDER, { recursive: true, force: true });
}
