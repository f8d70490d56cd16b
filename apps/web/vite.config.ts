import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ASSET_NAMES, SCRIPTS_FOLDER } from './build-steps/site-files.ts';
import { ownRouterParts } from './build-steps/own-router-parts.ts';

const DEVELOPMENT_API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';
const DEVELOPMENT_STAFF = process.env['STAFF_ORIGIN'] ?? 'http://127.0.0.1:3002';

export default defineConfig({
  plugins: [ownRouterParts(), reactRouter()],
  build: {
    assetsDir: SCRIPTS_FOLDER,
    // Browsers that know light-dark(), so that the colour schemes stay one declaration each.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files: an inlined one would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every page has these when it asks for another part: naming them at each import only makes scripts longer.
    modulePreload: {
      resolveDependencies: (_part, files) =>
        files.filter(
          (file) =>
            !/static\/(js|css)\/(framework|shell|dashboard-parts|last-known|date-words|member-dates|network-silence|rolldown-runtime|preload-helper)-/.test(
              file,
            ),
        ),
    },
    rolldownOptions: {
      optimization: { inlineConst: true },
      output: {
        assetFileNames: ASSET_NAMES,
        // Two files instead of two dozen of a kilobyte: on HTTP/1.1 each handful of files waits for the one before.
        advancedChunks: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // Of ui what the frame and the member app need; the parts of forms and pictures go where they are used.
            // Of the session only what every page needs; its rules are fetched where somebody is signed in.
            {
              name: 'shell',
              test: /[\\/](app[\\/]shell[\\/].*|packages[\\/]client[\\/]src[\\/]http[\\/].*|packages[\\/]design[\\/]src[\\/](?!layout[\\/]link-rows).*|app[\\/]ui[\\/](?!(code-form|text-area-field|select-field|text-field|password-field|field-notes|robot-trap|link-rows|facts|picture|portrait|form-text|coach-picture|image-host|second-factor-form|no-script)[.]|(classes|forms)[\\/]|layout[\\/](link-rows|facts|picture|portrait|coach-picture)[.]).*|packages[\\/]client[\\/]src[\\/]session[\\/](identity-provider|session-(keys|state|context))|packages[\\/]profile[\\/]src[\\/]studio|packages[\\/]client[\\/]src[\\/](studio-settings|sign-in-addresses)|app[\\/]platform[\\/](arrival|http[\\/]ask-again)|app[\\/]seo[\\/]page-meta|app[\\/](language|addresses|use-address|legal-links))\.tsx?$/,
            },
            // The small things the dashboard shares with the parts it fetches later, in one file instead of eight.
            {
              name: 'dashboard-parts',
              test: /[\\/]member[\\/]strength[\\/](chart[\\/])?strength-(card|chart)[.]module|[\\/]member[\\/]challenge[\\/]challenge-card[.]module|[\\/]member[\\/]history[\\/]workout-(list[.]module|history[.]ts)|[\\/]domain[\\/]src[\\/](bookings[\\/]attendance|calendar[\\/]calendar-month|training[\\/]strength-progression)|[\\/]member[\\/]consistency[\\/]month-days|[\\/]client[\\/]src[\\/]last-known[\\/]answer-names|[\\/]platform[\\/]http[\\/]cached-answer|[\\/]member[\\/]dashboard[\\/]dashboard(-header|[.]module)|[\\/]platform[\\/]installed-app[\\/](this-device|app-worker|when-settled)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': DEVELOPMENT_API,
      // The staff app's own Vite, which serves its page and its modules below /desk/.
      '^/(?:de/)?(?:desk|floor)(?:/|$)': {
        target: DEVELOPMENT_STAFF,
        ws: true,
        rewrite: (path) => (path.startsWith('/desk/') ? path : '/desk/'),
      },
    },
  },
});
