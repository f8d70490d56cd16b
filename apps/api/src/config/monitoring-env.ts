import type { EnvReader, TrustProxy } from './env-reader.ts';
import type { TracingSettings } from '../operations/tracing/open-telemetry.ts';

const SHORTEST_TOKEN = 32;
/** Characters allowed after `Bearer`. */
const TOKEN = /^[\w.~+/-]+=*$/;
const DEFAULT_SERVICE = 'lifted';

/** The token of a scraper on another machine. */
export function readMetricsToken(reader: EnvReader): string | undefined {
  return reader.parsed(
    'METRICS_TOKEN',
    (token) => (token.length >= SHORTEST_TOKEN && TOKEN.test(token) ? token : undefined),
    `${SHORTEST_TOKEN} characters or more, letters and digits, such as \`openssl rand -hex 32\` prints`,
  );
}

/** Where traces go, under OpenTelemetry's variable names; a collector in the same network needs no encryption. */
export function readTracing(reader: EnvReader, trustProxy: TrustProxy): TracingSettings | undefined {
  const endpoint = reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const sampledShare = readShare(reader, 'OTEL_TRACES_SAMPLER_ARG') ?? 1;
  if (endpoint === undefined) return undefined;
  const serviceName = reader.text('OTEL_SERVICE_NAME') ?? DEFAULT_SERVICE;
  return { endpoint, serviceName, sampledShare, continuesTraces: trustProxy !== false };
}

function readShare(reader: EnvReader, name: string): number | undefined {
  const share = (text: string) =>
    /^(?:0|1|[01]?\.\d{1,6}|1\.0+)$/.test(text) && Number(text) <= 1 ? Number(text) : undefined;
  return reader.parsed(name, share, 'a number from 0 to 1, such as 0.1 for a tenth of the requests');
}
