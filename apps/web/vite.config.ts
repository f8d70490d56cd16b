import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouterParts } from './build-steps/own-router-parts.ts';

const DEVELOPMENT_API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [ownRouterParts(), reactRouter()],
  build: {
    // Browsers that know light-dark(), so that the colour schemes stay one declaration each.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files: an inlined one would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every page has these when it asks for another part: naming them at each import only makes scripts longer.
    modulePreload: {
      resolveDependencies: (_part, files) =>
        files.filter((file) => !/assets\/(framework|shell|rolldown-runtime|preload-helper)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // Two files instead of two dozen of a kilobyte: on HTTP/1.1 each handful of files waits for the one before.
        advancedChunks: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // Of ui what the frame and the member app need; the parts of forms and pictures go where they are used.
            // Of the session only what every page needs; its rules are fetched where somebody is signed in.
            {
              name: 'shell',
              test: /[\\/](app[\\/]shell[\\/].*|app[\\/]http[\\/](?!(use-)?kept-answer|use-remote).*|app[\\/]ui[\\/](?!(code-form|text-area-field|select-field|text-field|password-field|field-notes|robot-trap|link-rows|facts|picture|portrait|form-text)[.]).*|app[\\/]session[\\/](identity-provider|session-(keys|state|context))|packages[\\/]profile[\\/]src[\\/]studio|app[\\/](language|addresses|use-address|legal-links|studio-settings|page-meta))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': DEVELOPMENT_API } },
});
