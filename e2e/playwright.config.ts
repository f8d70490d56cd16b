import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const COLUMNS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/**
 * `npm test` runs the acts of a person, each at the width that matters, with a second try; `npm run test:all` everything, as is;
 * `--hard` each three times. Run by hand, Playwright does as `test:all`.
 */
const EXTENT = process.env['TEST_EXTENT'] ?? 'all';
const IS_ACTS = EXTENT === 'acts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './src/studio/real-server.ts',
  // As many as the cores counted on: with four of them every journey took twice as long, and no run ended sooner.
  workers: 2,
  fullyParallel: true,
  // One more try, reported as flaky with its first failure (docs/decisions/190-acts-decide.md).
  retries: IS_ACTS ? 1 : 0,
  repeatEach: EXTENT === 'hard' ? 3 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Journeys wait for conditions; these limits only end what hangs. The few that need longer say so themselves.
  timeout: MINUTE_MS,
  expect: { timeout: 15 * SECOND_MS },
  // What fails eight times will not get well; and the whole run must end within the time a release waits.
  maxFailures: IS_ACTS ? 8 : 0,
  globalTimeout: IS_ACTS ? 40 * MINUTE_MS : 0,
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    actionTimeout: 15 * SECOND_MS,
    // Traces cost a quarter of the time, so only a second try has one; the page at a failure is recorded without them.
    trace: process.env['E2E_TRACE'] === undefined ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    // Frames cost processor time; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserLaunch(),
  },
  projects: [
    // Journeys that do not depend on the window's size run once: some files and tests tagged @phone on the phone only, others
    // and tests tagged @once on the desktop only. Desktops run first, because the longest journeys are there.
    {
      name: 'desktop',
      ...(IS_ACTS && { grep: /@act\b/ }),
      grepInvert: /@phone/,
      testIgnore: [
        'dashboard-refresh.e2e.ts',
        'google.e2e.ts',
        'guard.e2e.ts',
        'password.e2e.ts',
        'session.e2e.ts',
        'sign-in-link.e2e.ts',
        'ways-in.e2e.ts',
        'ways-in-installed.e2e.ts',
      ],
      use: { viewport: COLUMNS.desktop },
    },
    {
      name: 'phone',
      ...(IS_ACTS && { grep: /^(?=.*@act\b)(?=.*@phone\b)/s }),
      grepInvert: /@once/,
      testIgnore: [
        'html.e2e.ts',
        'builds-apart.e2e.ts',
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
        'identity-contract-passkeys.e2e.ts',
        'no-firebase.e2e.ts',
        'last-known.e2e.ts',
        'your-data.e2e.ts',
        'own-sessions.e2e.ts',
        'second-factors-of-a-strict-studio.e2e.ts',
        'confirming-with-a-passkey.e2e.ts',
      ],
      use: { viewport: COLUMNS.phone, hasTouch: true, isMobile: true },
    },
  ],
});
