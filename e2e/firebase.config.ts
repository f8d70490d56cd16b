import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:firebase`: the identity contract against the Firebase emulator. */
export default defineConfig({
  ...base,
  testDir: 'firebase',
  globalSetup: './src/identity/firebase-server.ts',
  outputDir: '../test-results/firebase',
  reporter: [['list'], ['json', { outputFile: '../test-results/firebase.json' }]],
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
});
