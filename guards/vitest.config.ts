import { defineConfig } from 'vitest/config';

/** The guards only read the code: no database, no set-up, one minute for the slowest tool on a slow machine. */
export default defineConfig({
  test: { include: ['guards/**/*.test.ts'], isolate: false, testTimeout: 60_000, maxWorkers: 2 },
});
