import type { Tracing, TracingSettings } from './tracing.ts';

interface TracingLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Loads tracing only where it is configured; undefined otherwise. */
export async function startTracing(
  settings: TracingSettings | undefined,
  log: TracingLog,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(settings, log);
}
