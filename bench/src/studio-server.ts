import { fileURLToPath } from 'node:url';
import { startChildServer, type ChildServer } from './child-servers.ts';

export const BENCH_ORIGIN = 'https://lifted.example';
export const BENCH_SECRET = 'a secret of the bench that guards nothing';

/** Those of scripts/start.mjs and deploy/Dockerfile. */
const NODE_FLAGS = ['--max-semi-space-size=8'];
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '655360',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};

interface StudioServerOptions {
  readonly databaseUrl: string;
  readonly port: number;
  readonly logFolder: string;
  /** Where mails go; by default nothing listens there. */
  readonly smtpUrl?: string;
  /** Address of a collector that is sent a trace of every request; by default nothing is traced. */
  readonly tracesTo?: string;
}

/**
 * The studio as in production: all limits, headers and logs on, only the rate limits out of reach. The load says whom it
 * comes from, as a proxy would.
 */
export function startStudioServer({
  databaseUrl,
  port,
  logFolder,
  smtpUrl = 'smtp://127.0.0.1:9',
  tracesTo,
}: StudioServerOptions): Promise<ChildServer> {
  return startChildServer({
    file: fileURLToPath(new URL('../../apps/api/build/server.js', import.meta.url)),
    nodeFlags: NODE_FLAGS,
    port,
    logFolder,
    readyPath: '/readyz',
    env: {
      ...MEMORY,
      DATABASE_URL: databaseUrl,
      IDENTITY_SECRET: BENCH_SECRET,
      STUDIO_MODE: 'production',
      PUBLIC_URL: BENCH_ORIGIN,
      SMTP_URL: smtpUrl,
      REQUESTS_PER_MINUTE: '1000000000',
      TRIAL_BOOKINGS_PER_TEN_MINUTES: '1000000000',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...(tracesTo !== undefined && { OTEL_EXPORTER_OTLP_ENDPOINT: tracesTo }),
    },
  });
}
