import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Pool } from 'pg';
import type { WarnLog } from '../../http/errors/failures.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { endFailed, SpanContexts } from './span-contexts.ts';
import { tracePool } from './trace-pool.ts';
import { traceRequests } from './trace-requests.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Where traces go, and how many. */
export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over HTTP: 'http://127.0.0.1:4318'. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of requests that are traced, 0 to 1. */
  readonly sampledShare: number;
  /** Whether a request may continue a trace from its headers; only behind a proxy of ours that sets them. */
  readonly continuesTraces: boolean;
}

/** What traces in this process. */
export type Tracing = ReturnType<typeof startOpenTelemetry>;

const EXPORT_LIMIT_MS = 5 * SECOND_MS;
const TRACES_PATH = '/v1/traces';

/**
 * Sends spans to a collector, in batches. Nothing is registered globally: only what is traced here by name is sent, nothing
 * a library adds. Spans name routes, statements and kinds of mail, never an address, value, parameter or error message.
 */
export function startOpenTelemetry(
  { endpoint, serviceName, sampledShare, continuesTraces }: TracingSettings,
  log: WarnLog,
) {
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
    /** Traces every request; install it before the first route. */
    traceRequests: (app: StudioApp) => traceRequests(app, spans, continuesTraces),
    /** Traces statements of requests on connections opened from now on. */
    tracePool: (pool: Pool) => tracePool(pool, spans),
    traceMails: <Mail extends { readonly kind: string }>(deliver: Deliver<Mail>) =>
      traceMails(deliver, spans),
    /** Sends pending spans. */
    async stop(): Promise<void> {
      await provider.shutdown();
      diag.disable();
    },
  };
}

/** The library only reports that a collector does not respond; its messages may contain anything. */
function reportTrouble(log: WarnLog): void {
  const say = () => log.warn({}, 'traces could not be delivered');
  const silent = () => undefined;
  diag.setLogger(
    { error: say, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}

type Deliver<Mail> = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** A span for each mail handed to the mail server, with its kind but neither content nor recipient. */
function traceMails<Mail extends { readonly kind: string }>(
  deliver: Deliver<Mail>,
  spans: SpanContexts,
): Deliver<Mail> {
  return async (mail, signal) => {
    const attributes = { 'lifted.mail.kind': mail.kind };
    const span = spans.tracer.startSpan(
      `mail ${mail.kind}`,
      { kind: SpanKind.CLIENT, attributes },
      ROOT_CONTEXT,
    );
    try {
      await spans.run(span, () => deliver(mail, signal));
    } catch (failure) {
      endFailed(span, failure);
      throw failure;
    }
    span.end();
  };
}
