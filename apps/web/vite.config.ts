import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const DEVELOPMENT_API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Browsers that know light-dark(), so that the colour schemes stay one declaration each.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files: an inlined one would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': DEVELOPMENT_API } },
});
