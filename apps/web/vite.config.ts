import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ASSET_NAMES, SCRIPTS_FOLDER } from './build-steps/site-files.ts';
import { ownRouterParts } from './build-steps/own-router-parts.ts';
import { profileOfPage } from '@lifted/client/profile-of-page.ts';
import { keepDrawnApp } from './build-steps/drawing/write-drawing.ts';

const DEVELOPMENT_API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';
const DEVELOPMENT_STAFF = process.env['STAFF_ORIGIN'] ?? 'http://127.0.0.1:3002';

const HAD_BEFORE =
  /\/(?:framework|shell|member-parts|last-known|date-words|network-silence|rolldown-runtime|stored-user)-/;
const AT_LEISURE =
  /\/(?:dashboard-notices|unsent-sets|this-device|push-subscription|browser-queue-storage|member-messages|staff-(?:dashboard|ways)|studio-(?:second-factors|own-sessions)|offline-fallback)-/;

export default defineConfig({
  plugins: [ownRouterParts(), profileOfPage(), reactRouter(), keepDrawnApp()],
  build: {
    assetsDir: SCRIPTS_FOLDER,
    // Browsers that know light-dark(), so that the colour schemes stay one declaration each.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files: an inlined one would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Naming them at each import only makes scripts longer: what every page has when it asks for another part, and what a
    // part that is fetched at leisure needs.
    modulePreload: {
      resolveDependencies: (part, files) =>
        AT_LEISURE.test(part) ? [] : files.filter((file) => !HAD_BEFORE.test(file)),
    },
    rolldownOptions: {
      optimization: { inlineConst: true },
      // Sentences of the router for its developers; its production build keeps them.
      treeshake: {
        manualPureFunctions: ['warning', 'warningOnce', 'warnOnce', 'invariant', 'UNSAFE_invariant'],
      },
      output: {
        assetFileNames: ASSET_NAMES,
        // Two files instead of two dozen of a kilobyte: on HTTP/1.1 each handful of files waits for the one before.
        advancedChunks: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
            },
            // Asked for by few pages, and by those only when the reader came from another.
            { name: 'fetched-profile', test: /[\\/]client[\\/]src[\\/]fetched-profile/ },
            // Of ui what the frame and the member app need; the parts of forms and pictures go where they are used.
            // Not the frame of members' pages: it fetches what asks for their messages.
            // Of the session only what every page needs; its rules are fetched where somebody is signed in.
            {
              name: 'shell',
              test: /[\\/](app[\\/](root|entry[.]client)|app[\\/]shell[\\/](?!guarded-layout[.]tsx|errors[\\/]not-found).*|packages[\\/]client[\\/]src[\\/]http[\\/].*|packages[\\/]design[\\/]src[\\/](?!layout[\\/](link-rows|portrait)).*|app[\\/]ui[\\/](?!(code-form|text-area-field|select-field|text-field|password-field|field-notes|robot-trap|link-rows|facts|picture|form-text|coach-picture|second-factor-form|no-script|qr-code|announcement|lower-notice|use-came-near|try-again|focus-on-arrival)[.]|(classes|confirmation|forms|no-member)[\\/]|layout[\\/]).*|packages[\\/]client[\\/]src[\\/]session[\\/](identity-types|session-(keys|state|context))|packages[\\/]profile[\\/]src[\\/]studio|packages[\\/]client[\\/]src[\\/]studio-profile|packages[\\/]client[\\/]src[\\/](studio-settings|sign-in-addresses)|app[\\/]platform[\\/](arrival|http[\\/]ask-again)|app[\\/]customer[\\/]unread-messages|app[\\/]seo[\\/]page-meta|app[\\/](language|addresses|use-address|legal-links))\.tsx?$/,
            },
            // What prices are written with, in one file instead of four.
            {
              name: 'price-parts',
              test: /[\\/]domain[\\/]src[\\/].*(euro-words|class-price)[.]|[\\/]profile[\\/]src[\\/]price-list[.]|[\\/]platform[\\/]http[\\/]use-prices[.]/,
            },
            // What is told of answers that were known before, on public pages too.
            {
              name: 'last-known',
              test: /[\\/]platform[\\/]last-known[\\/]last-known|[\\/]language[\\/]member-dates/,
            },
            // What every page of a member needs.
            {
              name: 'member-parts',
              test: /[\\/]app[\\/](customer[\\/](member-answers|use-leaving)|platform[\\/](http[\\/]cached-answer|unsent-sets)|shell[\\/]guarded-layout|member[\\/]dashboard[\\/](dashboard(-header|-words|[.]module)|coming-cards|card-boundary))|[\\/]client[\\/]src[\\/]last-known[\\/]answer-names|[\\/]domain[\\/]src[\\/]training[\\/]strength-progression/,
            },
            // What forms are made of, in one file instead of four.
            {
              name: 'field-parts',
              test: /[\\/]app[\\/]ui[\\/]forms[\\/](text-field|field-notes|form-text|field[.]module)/,
            },
            // What a set is measured and said with, in one file instead of four.
            {
              name: 'set-parts',
              test: /[\\/]domain[\\/]src[\\/]training[\\/](load-kinds[\\/]load-kind(-words)?|personal-records|suggested-load)[.]|[\\/]domain[\\/]src[\\/]language[\\/](weight|distance)-words[.]/,
            },
            // The small things the cards of the dashboard share, in one file instead of eight.
            {
              name: 'card-parts',
              test: /[\\/]member[\\/]strength[\\/](chart[\\/])?strength-(card|chart)[.]module|[\\/]member[\\/]challenge[\\/]challenge-card[.]module|[\\/]member[\\/]history[\\/]workout-(list[.]module|history[.]ts)|[\\/]domain[\\/]src[\\/]calendar[\\/]calendar-month|[\\/]member[\\/](consistency[\\/]month-days|strength[\\/]strength-skeleton)|[\\/]ui[\\/]layout[\\/]disclosure/,
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
