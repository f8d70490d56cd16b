import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser.ts';

const COLUMNS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './src/real-server.ts',
  // Twice the cores we count on: journeys wait for pages and timers much of their time.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // Recording costs a quarter of the time; what a page showed when it failed is written down without it.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    launchOptions: await browserLaunch(),
  },
  projects: [
    // What does not depend on the window runs once: what members do on the phone they hold, the rest on a desktop; of the other
    // files, what is marked @once on a desktop. Desktops come first: the long journeys are there, and shall not be the last.
    {
      name: 'desktop',
      testIgnore: [
        'dashboard-refresh.e2e.ts',
        'google.e2e.ts',
        'guard.e2e.ts',
        'password.e2e.ts',
        'session.e2e.ts',
        'sign-in-link.e2e.ts',
      ],
      use: { viewport: COLUMNS.desktop },
    },
    {
      name: 'phone',
      grepInvert: /@once/,
      testIgnore: [
        'html.e2e.ts',
        'legal.e2e.ts',
        'contract-declarations.e2e.ts',
        'found.e2e.ts',
        'links.e2e.ts',
        'guards.e2e.ts',
        'tokens.e2e.ts',
        'booking-service.e2e.ts',
        'consent.e2e.ts',
        'measurement.e2e.ts',
        'requests-before-consent.e2e.ts',
        'installed-app.e2e.ts',
        'missing-scripts.e2e.ts',
        'second-factors.e2e.ts',
        'identity-contract.e2e.ts',
        'no-firebase.e2e.ts',
        'last-known.e2e.ts',
        'your-data.e2e.ts',
        'second-factors-of-a-strict-studio.e2e.ts',
      ],
      use: { viewport: COLUMNS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
