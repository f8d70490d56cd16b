import { defineConfig } from 'vitest/config';

/** The guards only read the code: no database, no set-up, three minutes for the slowest tool on a busy machine. */
export default defineConfig({
  test: {
    include: ['guards/**/*.test.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
