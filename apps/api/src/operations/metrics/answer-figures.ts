import { Counter, type Registry } from 'prom-client';
import type { WatchedAnswer } from '../../http/request-log.ts';
import { RequestDurations } from './request-durations.ts';
import { SignInFigures } from './sign-in-figures.ts';

const SECOND_MS = 1000;

/** Metrics of responses: requests, refusals by reason, refusals by a rate limit, sign-in attempts. */
export class AnswerFigures {
  readonly #durations = new RequestDurations();
  readonly #signIns: SignInFigures;
  readonly #refusals: Counter<'code'>;
  readonly #limited: Counter<'method' | 'route'>;

  constructor(registry: Registry) {
    const registers = [registry];
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
    this.#durations.note(method, route, reply.raw.statusCode, reply.elapsedTime / SECOND_MS);
    this.#signIns.note(answer);
    if (refusal === null) return;
    this.#refusals.inc({ code: refusal });
    if (refusal === 'too_many_requests') this.#limited.inc({ method, route });
  }

  /** Requests and their durations, which are not part of the registry. */
  text(): string {
    return this.#durations.text();
  }
}
