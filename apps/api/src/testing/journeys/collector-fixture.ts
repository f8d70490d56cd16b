import { once } from 'node:events';
import { createServer } from 'node:http';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';

const Attribute = Type.Object({ key: Type.String(), value: Type.Unknown() });
const ReceivedSpan = Type.Object({
  traceId: Type.String(),
  spanId: Type.String(),
  parentSpanId: Type.Optional(Type.String()),
  name: Type.String(),
  attributes: Type.Array(Attribute),
  status: Type.Object({ code: Type.Optional(Type.Integer()) }),
});
const Export = Type.Object({
  resourceSpans: Type.Array(
    Type.Object({
      resource: Type.Object({ attributes: Type.Array(Attribute) }),
      scopeSpans: Type.Array(Type.Object({ spans: Type.Array(ReceivedSpan) })),
    }),
  ),
});
type ReceivedSpan = Type.Static<typeof ReceivedSpan>;

interface TestCollector {
  readonly url: string;
  /** Spans so far, in the order they arrived. */
  readonly spans: ReceivedSpan[];
  /** Everything received, as text. */
  readonly said: () => string;
  close(): Promise<void>;
}

/** A collector on this machine that accepts OTLP as JSON over HTTP and records it. */
export async function startTestCollector(): Promise<TestCollector> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(`${request.method} ${request.url}\n${text}`);
      const { resourceSpans } = Parse(Export, JSON.parse(text));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector listens on no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    said: () => texts.join('\n'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
