import type { Pool } from 'pg';
import type { StudioApp } from '../../http/studio-app.ts';

/** Where traces go, and how many. */
export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over HTTP: 'http://127.0.0.1:4318'. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of the requests that are traced, 0 to 1. */
  readonly sampledShare: number;
  /** Whether a request may belong to a trace that began before it; only where a proxy of ours sets that header. */
  readonly continuesTraces: boolean;
}

/** Hands over one mail. */
type Deliver<Mail> = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * What can be followed through the server. Spans name routes, statements and kinds of mails, never an address, a value, a
 * parameter or a message of a failure.
 */
export interface Tracing {
  /** Follows every request; must come before the first route. */
  readonly traceRequests: (app: StudioApp) => void;
  /** Follows the statements of requests on connections that are opened from now on. */
  readonly tracePool: (pool: Pool) => void;
  readonly traceMails: <Mail extends { readonly kind: string }>(deliver: Deliver<Mail>) => Deliver<Mail>;
  /** Sends what is not sent yet. */
  readonly stop: () => Promise<void>;
}
