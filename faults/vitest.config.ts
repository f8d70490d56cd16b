import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/** Cases take the machine to its limits, so they run one after the other; these timeouts only end what hangs. */
export default defineConfig({
  test: {
    include: ['faults/cases/**/*.fault.ts'],
    globalSetup: [join(import.meta.dirname, 'src/prepared-studio.ts')],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
    teardownTimeout: MINUTE_MS,
  },
});
