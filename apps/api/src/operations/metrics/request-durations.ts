const NAME = 'lifted_http_request_duration_seconds';
const HELP = 'Time from a request to the end of its answer';

/** Upper bounds in seconds: a warm read takes half a millisecond, a request times out after ten seconds. */
const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const OTHER_METHOD = 'other';

interface Durations {
  /** Count per bucket; the last one is open-ended. */
  readonly buckets: Float64Array;
  sum: number;
}

/** Index 2 counts statuses 200 to 299. */
type ByStatusClass = (Durations | undefined)[];

/**
 * Requests by method, route pattern and status class, with their durations. Kept in plain numbers and formatted here,
 * because every request is counted and a library would build a string from the labels each time.
 */
export class RequestDurations {
  /** By route, then method. */
  readonly #routes = new Map<string, Map<string, ByStatusClass>>();

  /** Counts one response. `route` is a pattern of the router, never an address. */
  note(method: string, route: string, status: number, seconds: number): void {
    const durations = this.#durations(method, route, Math.trunc(status / 100));
    let at = 0;
    while (at < BOUNDS_S.length && seconds > (BOUNDS_S[at] ?? 0)) at += 1;
    durations.buckets[at] = (durations.buckets[at] ?? 0) + 1;
    durations.sum += seconds;
  }

  #durations(method: string, route: string, statusClass: number): Durations {
    const known = KNOWN_METHODS.includes(method) ? method : OTHER_METHOD;
    const classes = this.#routes.get(route)?.get(known) ?? this.#begin(route, known);
    return (classes[statusClass] ??= { buckets: new Float64Array(BOUNDS_S.length + 1), sum: 0 });
  }

  #begin(route: string, method: string): ByStatusClass {
    const methods = this.#routes.get(route) ?? new Map<string, ByStatusClass>();
    const classes: ByStatusClass = [];
    this.#routes.set(route, methods.set(method, classes));
    return classes;
  }

  /** A histogram in Prometheus' text format. */
  text(): string {
    return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...this.#series(), ''].join('\n');
  }

  *#series(): Generator<string> {
    for (const [route, methods] of this.#routes) {
      for (const [method, classes] of methods) {
        for (const [statusClass, durations] of classes.entries()) {
          const labels = `method="${method}",route="${escaped(route)}",status="${statusClass}xx"`;
          if (durations !== undefined) yield* lines(labels, durations);
        }
      }
    }
  }
}

function* lines(labels: string, { buckets, sum }: Durations): Generator<string> {
  let count = 0;
  for (const [at, seen] of buckets.entries()) {
    count += seen;
    yield `${NAME}_bucket{${labels},le="${BOUNDS_S[at] ?? '+Inf'}"} ${count}`;
  }
  yield `${NAME}_sum{${labels}} ${sum}`;
  yield `${NAME}_count{${labels}} ${count}`;
}

function escaped(value: string): string {
  return value.replaceAll(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}
