import { fileURLToPath } from 'node:url';
import { startChildServer, type ChildServer } from './child-servers.ts';

export const BENCH_ORIGIN = 'https://lifted.example';
export const BENCH_SECRET = 'a secret of the bench that guards nothing';

interface StudioServerOptions {
  readonly databaseUrl: string;
  readonly port: number;
  readonly logFolder: string;
}

/** The studio as in production: all limits, headers and logs on, only the rate limit out of reach. */
export function startStudioServer({
  databaseUrl,
  port,
  logFolder,
}: StudioServerOptions): Promise<ChildServer> {
  return startChildServer({
    file: fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url)),
    port,
    logFolder,
    readyPath: '/readyz',
    env: {
      DATABASE_URL: databaseUrl,
      IDENTITY_SECRET: BENCH_SECRET,
      STUDIO_MODE: 'production',
      PUBLIC_URL: BENCH_ORIGIN,
      SMTP_URL: 'smtp://127.0.0.1:9',
      REQUESTS_PER_MINUTE: '1000000000',
      LOG_LEVEL: 'info',
    },
  });
}
