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

/** Begins spans and remembers which one everything that goes on belongs to. */
export class SpanContexts {
  readonly #running = new AsyncLocalStorage<Context>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** What runs now belongs to this; undefined for work that is not followed. */
  get current(): Context | undefined {
    return this.#running.getStore();
  }

  /** Begins a span below another one, or one of its own. */
  begin(name: string, options: SpanOptions, parent: Context = ROOT_CONTEXT): Span {
    return this.#tracer.startSpan(name, options, parent);
  }

  /** Runs work as a part of a span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.#running.run(trace.setSpan(ROOT_CONTEXT, span), work);
  }

  /** The same function, run later as a part of what runs now. */
  bind<Arguments extends unknown[]>(work: (...sent: Arguments) => unknown): (...sent: Arguments) => unknown {
    return AsyncLocalStorage.bind(work);
  }
}

/** Ends a span whose work failed, with the failure's code or kind: its message may quote what people sent. */
export function endFailed(span: Span, failure: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(failure));
  span.end();
}

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
