import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/** Drills share one cluster, so they run one after the other in one file; these timeouts only end what hangs. */
export default defineConfig({
  test: {
    include: [join(import.meta.dirname, 'failover/*.failover.ts')],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60 * MINUTE_MS,
    hookTimeout: 15 * MINUTE_MS,
    teardownTimeout: MINUTE_MS,
  },
});
