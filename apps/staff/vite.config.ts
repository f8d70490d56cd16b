import { defineConfig } from 'vite';

/** Where the API serves what is built here (apps/api/src/site/read-staff-app.ts). */
const BASE = '/desk/';
const HASHED_FOLDER = 'static';

export default defineConfig({
  base: BASE,
  // The website's files are the website's.
  publicDir: false,
  build: {
    outDir: 'build',
    // As for the website: browsers that know light-dark(), and no font that would need `data:` in the policy.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
          ],
        },
      },
    },
  },
});
