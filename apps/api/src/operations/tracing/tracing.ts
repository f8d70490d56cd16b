import type { Pool } from 'pg';
import type { StudioApp } from '../../http/studio-app.ts';

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

/** Hands over one mail. */
type Deliver<Mail> = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * What can be traced. Spans name routes, statements and kinds of mail, never an address, value, parameter or error message.
 */
export interface Tracing {
  /** Traces every request; install it before the first route. */
  readonly traceRequests: (app: StudioApp) => void;
  /** Traces statements of requests on connections opened from now on. */
  readonly tracePool: (pool: Pool) => void;
  readonly traceMails: <Mail extends { readonly kind: string }>(deliver: Deliver<Mail>) => Deliver<Mail>;
  /** Sends pending spans. */
  readonly stop: () => Promise<void>;
}
