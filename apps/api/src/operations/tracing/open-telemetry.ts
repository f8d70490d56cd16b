import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SpanContexts } from './span-contexts.ts';
import { traceMails } from './trace-mails.ts';
import { tracePool } from './trace-pool.ts';
import { traceRequests } from './trace-requests.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

const SECOND_MS = 1000;
const EXPORT_LIMIT_MS = 5 * SECOND_MS;
const TRACES_PATH = '/v1/traces';

/**
 * Sends spans to a collector, in batches. Nothing is registered globally: only what is traced here by name is sent, nothing
 * a library adds.
 */
export function startOpenTelemetry(
  { endpoint, serviceName, sampledShare, continuesTraces }: TracingSettings,
  log: { readonly warn: (facts: object, message: string) => void },
): Tracing {
  reportTrouble(log);
  const exporter = new OTLPTraceExporter({
    url: endpoint.replace(/\/$/, '') + TRACES_PATH,
    timeoutMillis: EXPORT_LIMIT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_LIMIT_MS })],
  });
  const spans = new SpanContexts(provider.getTracer('lifted'));
  return {
    traceRequests: (app) => traceRequests(app, spans, continuesTraces),
    tracePool: (pool) => tracePool(pool, spans),
    traceMails: (deliver) => traceMails(deliver, spans),
    async stop() {
      await provider.shutdown();
      diag.disable();
    },
  };
}

/** The library only reports that a collector does not respond; its messages may contain anything. */
function reportTrouble(log: { readonly warn: (facts: object, message: string) => void }): void {
  const say = () => log.warn({}, 'traces could not be delivered');
  const silent = () => undefined;
  diag.setLogger(
    { error: say, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
