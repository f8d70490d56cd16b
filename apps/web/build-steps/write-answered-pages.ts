import { fileURLToPath } from 'node:url';
import type { ANSWERED_PAGES_MODULE } from '@lifted/contract/answered-pages';
import { build } from 'vite';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const MODULE: typeof ANSWERED_PAGES_MODULE = 'answered-pages.mjs';

/**
 * Writes the module by which the server draws pages with an answer in them (app/answered-pages.tsx) into the site's
 * folder: with everything it needs, of the same build as the pages, and served to nobody.
 */
export async function writeAnsweredPages(web: URL, site: URL): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(web),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('app/answered-pages.tsx', web)),
      outDir: fileURLToPath(site),
      emptyOutDir: false,
      copyPublicDir: false,
      ssrEmitAssets: false,
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: MODULE },
        // The router marks itself for servers that draw components, which this is none of.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
}
