import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Starts spans and tracks which one is current. */
export class SpanContexts {
  readonly #running = new AsyncLocalStorage<Context>();
  /** Starts spans: a child of the context it is given, or a root span. */
  readonly tracer: Tracer;

  constructor(tracer: Tracer) {
    this.tracer = tracer;
  }

  /** The current span; undefined for work that is not traced. */
  get current(): Context | undefined {
    return this.#running.getStore();
  }

  /** Runs work within a span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.#running.run(trace.setSpan(ROOT_CONTEXT, span), work);
  }
}

/** Ends a span of failed work, with the failure's code or class: its message may contain user input. */
export function endFailed(span: Span, failure: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(failure));
  span.end();
}

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
