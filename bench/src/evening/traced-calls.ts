/** Takes the traces of a server, as a collector does, and adds up what each call did at the database. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Type, type Static } from 'typebox';
import { Parse } from 'typebox/value';

const Span = Type.Object({
  traceId: Type.String(),
  name: Type.String(),
  startTimeUnixNano: Type.String(),
  endTimeUnixNano: Type.String(),
  attributes: Type.Array(Type.Object({ key: Type.String() })),
});
const Traces = Type.Object({
  resourceSpans: Type.Array(
    Type.Object({ scopeSpans: Type.Array(Type.Object({ spans: Type.Array(Span) })) }),
  ),
});
type Span = Static<typeof Span>;

const PER_MS = 1_000_000;

/** A call as the database saw it. */
export interface TracedCall {
  /** Method and route. */
  readonly call: string;
  readonly requests: number;
  readonly statements: number;
  /** From sending a statement to its answer, in the server process, of all statements together. */
  readonly databaseMs: number;
}

/** Adds up spans by the call they belong to, those with the most time at the database first. */
export function addUp(spans: readonly Span[]): TracedCall[] {
  const has = (span: Span, key: string) => span.attributes.some((attribute) => attribute.key === key);
  const callOf = new Map(
    spans.filter((span) => has(span, 'http.route')).map(({ traceId, name }) => [traceId, name]),
  );
  const calls = new Map<string, { requests: number; statements: number; databaseMs: number }>();
  for (const span of spans) {
    const call = callOf.get(span.traceId);
    if (call === undefined) continue;
    const sum = calls.get(call) ?? { requests: 0, statements: 0, databaseMs: 0 };
    calls.set(call, sum);
    if (has(span, 'http.route')) sum.requests += 1;
    if (!has(span, 'db.system.name')) continue;
    sum.statements += 1;
    sum.databaseMs += Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / PER_MS;
  }
  return [...calls]
    .map(([call, sum]) => ({ call, ...sum }))
    .toSorted((one, other) => other.databaseMs - one.databaseMs);
}

/** A collector of traces on a free port. */
interface TraceCollector {
  readonly url: string;
  /** All that arrived since the last time. */
  readonly take: () => TracedCall[];
  readonly stop: () => Promise<void>;
}

/** Starts a collector that keeps what it is sent in memory. */
export async function startTraceCollector(): Promise<TraceCollector> {
  let spans: Span[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        const { resourceSpans } = Parse(Traces, body);
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.setHeader('content-type', 'application/json').end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    take() {
      const taken = addUp(spans);
      spans = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
