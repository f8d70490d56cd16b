import { Counter, Histogram, type Registry } from 'prom-client';
import type { WatchedAnswer } from '../../http/request-log.ts';
import { SignInFigures } from './sign-in-figures.ts';

const SECOND_MS = 1000;
/** Upper bounds in seconds: a warm read takes half a millisecond, a request times out after ten seconds. */
const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Anybody can send any method; only these become a label. */
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Metrics of responses: requests, refusals by reason, refusals by a rate limit, sign-in attempts. */
export class AnswerFigures {
  readonly #durations: Histogram<'method' | 'route' | 'status'>;
  readonly #signIns: SignInFigures;
  readonly #refusals: Counter<'code'>;
  readonly #limited: Counter<'method' | 'route'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#durations = new Histogram({
      name: 'lifted_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BOUNDS_S,
      registers,
    });
    this.#signIns = new SignInFigures(registry);
    this.#refusals = new Counter({
      name: 'lifted_refusals_total',
      help: 'Answers that said no, by the code of the problem',
      labelNames: ['code'],
      registers,
    });
    this.#limited = new Counter({
      name: 'lifted_rate_limit_refusals_total',
      help: 'Requests refused because they came too often',
      labelNames: ['method', 'route'],
      registers,
    });
  }

  note(answer: WatchedAnswer): void {
    const { request, reply, route } = answer;
    const { method, refusal } = request;
    this.#durations.observe(
      {
        method: KNOWN_METHODS.includes(method) ? method : 'other',
        route,
        status: `${Math.trunc(reply.raw.statusCode / 100)}xx`,
      },
      reply.elapsedTime / SECOND_MS,
    );
    this.#signIns.note(answer);
    if (refusal === null) return;
    this.#refusals.inc({ code: refusal });
    if (refusal === 'too_many_requests') this.#limited.inc({ method, route });
  }
}
