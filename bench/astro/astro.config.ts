import process from 'node:process';

/** The pages as Astro builds them: styles in the page, no script, nothing optional. */
export default {
  outDir: process.env['PEER_SITE'],
  cacheDir: process.env['PEER_CACHE'],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
};
