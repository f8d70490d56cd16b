import type { WarnLog } from '../../http/errors/failures.ts';
import type { Tracing, TracingSettings } from './open-telemetry.ts';

/** Loads tracing only where it is configured; undefined otherwise. */
export async function startTracing(
  settings: TracingSettings | undefined,
  log: WarnLog,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(settings, log);
}
