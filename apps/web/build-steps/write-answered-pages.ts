import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ANSWERED_PAGES_MODULE } from '@lifted/contract/answered-pages';
import { build } from 'vite';
import { ASSET_NAMES } from './site-files.ts';

// The contract's value, checked by the compiler: the web bundles nothing of the contract at run time.
const MODULE: typeof ANSWERED_PAGES_MODULE = 'answered-pages.mjs';

/**
 * Writes the module with which the server renders pages with an answer in them (app/answered-pages.tsx) into the site's
 * folder: self-contained, of the same build as the pages, and never served.
 */
export async function writeAnsweredPages(web: URL, site: URL): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(web),
    define: {
      'process.env.NODE_ENV': '"production"',
      CHALLENGE_CARD_STYLES: JSON.stringify(await cardStyles(site)),
    },
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
        output: { entryFileNames: MODULE, assetFileNames: ASSET_NAMES, codeSplitting: false },
        // The router's marker for React Server Components, which are not used here.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
}

const STYLESHEETS = 'static/css/';
/** Of the card, and of what all cards of the dashboard share. */
const CARD_STYLES = ['challenge-on-dashboard-', 'card-parts-'];

/** Where the styles of a challenge's card are: its page does not bring them, and the desk shows the card in it. */
async function cardStyles(site: URL): Promise<string[]> {
  const names = await readdir(new URL(STYLESHEETS, site));
  return CARD_STYLES.map((start) => {
    const name = names.find((each) => each.startsWith(start) && each.endsWith('.css'));
    if (name === undefined)
      throw new Error(`The build has no stylesheet ${start}….css for the challenge’s card.`);
    return `/${STYLESHEETS}${name}`;
  });
}
