import { Agent, request } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { EveningRequest } from './evening-requests.ts';
import { median, p99 } from '../quantiles.ts';
import { callAt, CALLS, KINDS, type CallName, type Kind } from './evening-of-a-studio.ts';
import type { KindResult, Stage, StageResult } from './load-messages.ts';

/** Kept open to each server, as a proxy in front of it keeps them. What finds none waits, and the wait counts. */
const CONNECTIONS = 128;
const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 200;
/** What has no answer this long after the last request has failed. */
const PATIENCE_MS = 10 * SECOND_MS;

type Verdict = 'right' | 'refused' | 'failed';

interface Answered {
  readonly kind: Kind;
  readonly verdict: Verdict;
  /** From the time the request was due. */
  readonly ms: number;
  readonly endedMs: number;
}

/**
 * An open load: requests begin when they are due, at random as people are, whether or not earlier ones have been answered. `random`
 * answers from 0 to below 1.
 */
export async function sendEvening(
  { origins, seconds, perSecond }: Stage,
  makeRequest: (name: CallName) => EveningRequest,
  random: () => number,
): Promise<StageResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: Answered[] = [];
  const examples: string[] = [];
  const underWay = new Set<Promise<void>>();
  const endMs = seconds * SECOND_MS;
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;

  async function send(name: CallName, dueMs: number, origin: string): Promise<void> {
    const made = makeRequest(name);
    const answer = await exchange(agent, origin, made).catch((failure: unknown) => String(failure));
    const verdict = verdictOn(made, answer);
    if (verdict === 'failed' && examples.length < MOST_EXAMPLES) {
      const words = typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`;
      examples.push(`${made.method} ${made.path}: ${words}`.slice(0, LONGEST_EXAMPLE));
    }
    const endedMs = passed();
    answers.push({ kind: CALLS[name].kind, verdict, ms: endedMs - dueMs, endedMs });
  }

  const asked = new Map<Kind, number>();
  let dueMs = 0;
  let count = 0;
  while (dueMs < endMs) {
    const earlyMs = dueMs - passed();
    // Answers are taken even while the load is behind.
    await (earlyMs > 0 ? pause(earlyMs) : turn());
    const name = callAt(random());
    const origin = origins[count % origins.length] ?? '';
    const sending = send(name, dueMs, origin);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
    const { kind } = CALLS[name];
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    count += 1;
    dueMs += (-Math.log(1 - random()) / perSecond) * SECOND_MS;
  }
  await Promise.race([
    Promise.all(underWay),
    pause(Math.max(0, endMs - passed()) + PATIENCE_MS, undefined, { ref: false }),
  ]);
  agent.destroy();
  await Promise.all(underWay);
  const inTime = answers.filter(({ verdict, endedMs }) => verdict !== 'failed' && endedMs <= endMs).length;
  return {
    askedPerSecond: count / seconds,
    achievedPerSecond: inTime / seconds,
    kinds: KINDS.map((kind) => summary(kind, asked.get(kind) ?? 0, answers)),
    examples,
  };
}

function summary(kind: Kind, asked: number, answers: readonly Answered[]): KindResult {
  const own = answers.filter((answer) => answer.kind === kind);
  const times = own.map(({ ms }) => ms);
  const counted = (verdict: Verdict) => own.filter((answer) => answer.verdict === verdict).length;
  return {
    kind,
    asked,
    p50Ms: own.length === 0 ? 0 : median(times),
    p99Ms: own.length === 0 ? 0 : p99(times),
    refused: counted('refused'),
    failures: counted('failed'),
  };
}

interface Exchanged {
  readonly status: number;
  /** Empty where nobody looks at it. */
  readonly text: string;
}

function verdictOn({ mayBeRefused, read }: EveningRequest, answer: Exchanged | string): Verdict {
  if (typeof answer === 'string') return 'failed';
  const { status, text } = answer;
  if (status >= 200 && status < 300) return read?.(text) === 'wrong' ? 'failed' : 'right';
  return mayBeRefused === true && (status === 409 || status === 422) ? 'refused' : 'failed';
}

function exchange(
  agent: Agent,
  origin: string,
  { method, path, headers, body, read }: EveningRequest,
): Promise<Exchanged> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}${path}`,
      {
        method,
        agent,
        headers: {
          'accept-encoding': read === undefined ? 'gzip, deflate, br' : 'identity',
          ...headers,
          ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const pieces: Buffer[] = [];
        const isRead = read !== undefined || status >= 300;
        answer.on('data', (piece: Buffer) => {
          if (isRead) pieces.push(piece);
        });
        answer.on('error', reject);
        answer.on('end', () => resolve({ status, text: Buffer.concat(pieces).toString() }));
      },
    );
    asked.on('error', reject);
    asked.end(sent);
  });
}
