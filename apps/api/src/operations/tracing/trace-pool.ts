import { SpanKind, type Span } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { endFailed, type SpanContexts } from './span-contexts.ts';
import { statementName } from './statement-name.ts';

type AnyFunction = (...sent: unknown[]) => unknown;

/** A span for each statement of a request: its name, never its values. Other statements are not traced. */
export function tracePool(pool: Pool, spans: SpanContexts): void {
  const followed = new WeakSet<object>();
  const follow = (client: unknown): void => {
    if (typeof client !== 'object' || client === null || followed.has(client)) return;
    followed.add(client);
    traceClient(client, spans);
  };
  wrap(pool, 'connect', (connect, sent) => {
    const [done] = sent;
    if (!isFunction(done)) return afterwards(connect.apply(pool, sent), follow);
    // A waiting request gets a connection in the context of the one that releases it: restores its own.
    const handedOut = AsyncLocalStorage.bind((failure: unknown, client: unknown, ...more: unknown[]) => {
      follow(client);
      return done(failure, client, ...more);
    });
    return connect.call(pool, handedOut);
  });
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

function afterwards(promised: unknown, see: (value: unknown) => void): unknown {
  if (!(promised instanceof Promise)) return promised;
  return promised.then((value: unknown) => {
    see(value);
    return value;
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
