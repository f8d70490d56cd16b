import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Starts spans and tracks which one is current. */
export class SpanContexts {
  readonly #running = new AsyncLocalStorage<Context>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** The current span; undefined for work that is not traced. */
  get current(): Context | undefined {
    return this.#running.getStore();
  }

  /** Starts a child span, or a root span. */
  begin(name: string, options: SpanOptions, parent: Context = ROOT_CONTEXT): Span {
    return this.#tracer.startSpan(name, options, parent);
  }

  /** Runs work within a span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.#running.run(trace.setSpan(ROOT_CONTEXT, span), work);
  }

  /** Binds a function to the current span. */
  bind<Arguments extends unknown[]>(work: (...sent: Arguments) => unknown): (...sent: Arguments) => unknown {
    return AsyncLocalStorage.bind(work);
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
