import { profileOfPage } from '@lifted/client/profile-of-page.ts';
import { defineConfig } from 'vite';
import { keepFloor } from './build-steps/keep-floor.ts';

/** Where the API serves what is built here (apps/api/src/site/read-staff-app.ts). */
const BASE = '/desk/';
const HASHED_FOLDER = 'static';

/**
 * Files that nearly every page needs. One by one they are too small to be compressed well, so they are one chunk. Its styles
 * are read first, so the theme is among them: it declares the order of the cascade layers.
 */
const IN_NEARLY_EVERY_PAGE = [
  'tokens',
  'fonts',
  'base',
  'addresses',
  'api-client',
  'api-client-context',
  'api-problem',
  'call-address',
  'card',
  'civil-words',
  'date-words',
  'formatErrorMessage',
  'frame-words',
  'icon',
  'language',
  'loaded',
  'moment-words',
  'page-language',
  'poll',
  'rows',
  'section-page',
  'sections',
  'server-clock',
  'session-context',
  'session-state',
  'studio-calendar',
  'studio-role',
  'room-names',
  'use-desk-today',
  'use-now',
  'use-title',
  'useQuery',
];

/**
 * Small files that the same few pages need, by the name of their chunk: one chunk each, because the names of all chunks are in
 * what every page loads first.
 */
const SMALL = {
  asking: ['confirm-dialog', 'use-asked-dialog'],
  branches: ['branch-names', 'products-on', 'use-branches', 'use-records'],
  loads: ['implement', 'weight-words'],
  months: ['csv-button', 'month-choice'],
};

function smallChunk([name, files]: readonly [string, readonly string[]]) {
  return { name, test: new RegExp(`[\\\\/](${files.join('|')})\\.tsx?$`) };
}

export default defineConfig({
  base: BASE,
  // The website's files are the website's.
  publicDir: false,
  plugins: [profileOfPage(), keepFloor()],
  build: {
    outDir: 'build',
    // As for the website: browsers that know light-dark(), and no font that would need `data:` in the policy.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { desk: 'index.html', floor: 'floor.html' },
      // Packages mark parts for servers that draw React; this app has none.
      onLog: (level, log, write) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
      output: {
        assetFileNames: `${HASHED_FOLDER}/[ext]/[name]-[hash][extname]`,
        chunkFileNames: `${HASHED_FOLDER}/js/[name]-[hash].js`,
        entryFileNames: `${HASHED_FOLDER}/js/[name]-[hash].js`,
        advancedChunks: {
          groups: [
            // Changes with a new version of a package only, so browsers keep it over our own releases.
            { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            {
              name: 'pages',
              test: new RegExp(`[\\\\/](${IN_NEARLY_EVERY_PAGE.join('|')})\\.(m?js|tsx?|css|module\\.css)$`),
            },
            ...Object.entries(SMALL).map(smallChunk),
          ],
        },
      },
    },
  },
});
