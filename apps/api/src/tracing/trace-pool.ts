import { SpanKind, type Span } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { endFailed, type SpanContexts } from './span-contexts.ts';
import { statementName } from './statement-name.ts';

/** A span for each statement a request sends: its name, never its values. What nobody asked for is not followed. */
export function tracePool(pool: Pool, spans: SpanContexts): void {
  keepContext(pool, spans);
  pool.on('connect', (client) => traceClient(client, spans));
}

/** Who waits for a connection gets it in the turn of the one who gives it back: leads back to who waited. */
function keepContext(pool: Pool, spans: SpanContexts): void {
  wrap(pool, 'connect', (connect, sent) => {
    const [done] = sent;
    if (typeof done !== 'function') return Reflect.apply(connect, pool, sent);
    const back = spans.bind((...answer: unknown[]): unknown => Reflect.apply(done, undefined, answer));
    return Reflect.apply(connect, pool, [back]);
  });
}

function traceClient(client: PoolClient, spans: SpanContexts): void {
  wrap(client, 'query', (query, sent) => {
    const parent = spans.current;
    if (parent === undefined || isSubmittable(sent[0])) return Reflect.apply(query, client, sent);
    const name = statementName(sent[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const span = spans.begin(name, { kind: SpanKind.CLIENT, attributes }, parent);
    const done = sent.at(-1);
    if (typeof done === 'function') {
      const ending = (...answer: unknown[]): unknown => {
        end(span, answer[0]);
        return Reflect.apply(done, undefined, answer);
      };
      return Reflect.apply(query, client, [...sent.slice(0, -1), ending]);
    }
    const asking: unknown = Reflect.apply(query, client, sent);
    if (asking instanceof Promise) {
      asking.then(
        () => span.end(),
        (failure: unknown) => endFailed(span, failure),
      );
    } else span.end();
    return asking;
  });
}

function end(span: Span, failure: unknown): void {
  if (failure === null || failure === undefined) span.end();
  else endFailed(span, failure);
}

/** A cursor or a copy, which brings its own way to the end. */
function isSubmittable(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'submit' in statement;
}

/** Puts `around` in the place of a method, in all its forms. */
function wrap(
  owner: object,
  name: string,
  around: (method: (...sent: unknown[]) => unknown, sent: unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (!isFunction(method)) throw new Error(`${name} is no method.`);
  Object.defineProperty(owner, name, {
    value: (...sent: unknown[]) => around(method, sent),
    configurable: true,
    writable: true,
  });
}

function isFunction(value: unknown): value is (...sent: unknown[]) => unknown {
  return typeof value === 'function';
}
