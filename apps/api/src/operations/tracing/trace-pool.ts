import { SpanKind, type Span } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { endFailed, type SpanContexts } from './span-contexts.ts';
import { statementName } from './statement-name.ts';

type AnyFunction = (...sent: unknown[]) => unknown;

/** A span for each statement of a request: its name, never its values. Other statements are not traced. */
export function tracePool(pool: Pool, spans: SpanContexts): void {
  pool.on('connect', (client) => traceClient(client, spans));
  // A waiting request gets a connection in the context of the one that releases it: restores its own.
  wrap(pool, 'connect', (connect, [done]) =>
    isFunction(done) ? connect.call(pool, AsyncLocalStorage.bind(done)) : connect.call(pool),
  );
}

function traceClient(client: object, spans: SpanContexts): void {
  wrap(client, 'query', (query, sent) => {
    const parent = spans.current;
    if (parent === undefined || isSubmittable(sent[0])) return query.apply(client, sent);
    const name = statementName(sent[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const span = spans.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    const done = sent.at(-1);
    if (!isFunction(done)) return ending(span, query.apply(client, sent));
    const answered = (...answer: unknown[]): unknown => {
      end(span, answer[0]);
      return done(...answer);
    };
    return query.apply(client, [...sent.slice(0, -1), answered]);
  });
}

function ending(span: Span, asking: unknown): unknown {
  if (asking instanceof Promise) {
    asking.then(
      () => span.end(),
      (failure: unknown) => endFailed(span, failure),
    );
  } else span.end();
  return asking;
}

function end(span: Span, failure: unknown): void {
  if (failure === null || failure === undefined) span.end();
  else endFailed(span, failure);
}

/** A cursor or a copy, which ends in its own way. */
function isSubmittable(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'submit' in statement;
}

/** Wraps a method with `around`, in all its call forms. */
function wrap(owner: object, name: string, around: (method: AnyFunction, sent: unknown[]) => unknown): void {
  const method: unknown = Reflect.get(owner, name);
  if (!isFunction(method)) throw new Error(`${name} is no method.`);
  Object.defineProperty(owner, name, {
    value: (...sent: unknown[]) => around(method, sent),
    configurable: true,
    writable: true,
  });
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}
