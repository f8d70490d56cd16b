import { defineConfig } from 'vitest/config';

const SECOND_MS = 1000;

export default defineConfig({
  test: {
    include: ['{packages,apps,bench,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', 'e2e/**'],
    globalSetup: ['packages/database/src/test-postgres-setup.ts'],
    setupFiles: ['./vitest.setup.ts'],
    pool: 'forks',
    // One more than the cores we count on: many tests wait for PostgreSQL.
    maxWorkers: 3,
    // Tests wait for conditions; these limits only end what would never end, also on a slow machine.
    testTimeout: 120 * SECOND_MS,
    hookTimeout: 120 * SECOND_MS,
    teardownTimeout: 60 * SECOND_MS,
  },
});
