import process from 'node:process';
import { defineConfig } from 'vitest/config';

const SECOND_MS = 1000;
const TESTS = '{packages,apps,bench,scripts}/**/*.test.{ts,tsx}';
/** Pages and parts of them, drawn and pressed without a browser. */
const OF_PAGES = 'apps/**/*.dom.test.tsx';
const ON_A_DATABASE = '{packages,apps,bench,scripts}/**/*.db.test.{ts,tsx}';
/** What takes longest is in `npm run test:all` only. Run by hand, Vitest leaves nothing out. */
const TAKES_LONG = process.env['TEST_EXTENT'] === 'acts' ? ['**/*.long.db.test.ts'] : [];
const NOT_OURS = ['**/node_modules/**', '**/build/**', 'e2e/**', ...TAKES_LONG];

const shared = {
  setupFiles: './vitest.setup.ts',
  // Files share a process and the modules it loaded, because loading the server for each of them takes longer than most of
  // their tests: whatever a file changes in the world around it, it puts back. `--sequence.shuffle.files` shows who does not.
  isolate: false,
  pool: 'forks',
  // Tests wait for conditions; these limits only end what would never end, also on a slow machine.
  testTimeout: 300 * SECOND_MS,
  hookTimeout: 300 * SECOND_MS,
} as const;

export default defineConfig({
  test: {
    // One more than the cores we count on: many tests wait for PostgreSQL.
    maxWorkers: 3,
    teardownTimeout: 60 * SECOND_MS,
    projects: [
      {
        test: {
          ...shared,
          name: 'database',
          include: [ON_A_DATABASE],
          exclude: NOT_OURS,
          globalSetup: ['packages/database/src/test-postgres-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'pure',
          include: [TESTS],
          exclude: [...NOT_OURS, ON_A_DATABASE, OF_PAGES],
        },
      },
      {
        test: {
          ...shared,
          name: 'page',
          include: [OF_PAGES],
          exclude: NOT_OURS,
          environment: 'happy-dom',
          setupFiles: [
            shared.setupFiles,
            './apps/web/testing/test-browser-store.ts',
            './apps/web/testing/page-setup.ts',
          ],
        },
      },
    ],
  },
});
