import type { Database } from '@lifted/database/open-database';
import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { StudioMetrics } from '../operations/metrics/studio-metrics.ts';
import type { Tracing } from '../operations/tracing/open-telemetry.ts';

/** Monitoring of the process: metrics always, traces if configured. */
export interface Monitoring {
  readonly metrics: StudioMetrics;
  readonly tracing: Tracing | undefined;
  /** Sends pending spans. */
  readonly stop: () => Promise<void>;
}

interface MonitoringOptions {
  readonly env: Pick<Env, 'tracing'>;
  readonly database: Pick<Database, 'pool' | 'sessions' | 'replica'>;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Starts monitoring; call it once per process, before anything else uses the database. */
export async function startMonitoring({ env, database, log, now }: MonitoringOptions): Promise<Monitoring> {
  const { pool, sessions, replica } = database;
  const metrics = new StudioMetrics(pool, now);
  metrics.watchProcess();
  metrics.watchPool('main', pool);
  if (sessions !== pool) metrics.watchPool('sessions', sessions);
  if (replica !== undefined) metrics.watchPool('replica', replica.pool);
  // Loaded only where it is configured.
  const tracing =
    env.tracing &&
    (await import('../operations/tracing/open-telemetry.ts')).startOpenTelemetry(env.tracing, log);
  tracing?.tracePool(pool);
  if (replica !== undefined) tracing?.tracePool(replica.pool);
  return { metrics, tracing, stop: async () => tracing?.stop() };
}
