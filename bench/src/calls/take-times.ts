import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Turn } from './addresses.ts';
import type { MeasuredCall, Taken } from './calls-table.ts';
import { credentialsOf, type CallerName } from './callers.ts';
import { median } from '../quantiles.ts';
import type { StudioOfCalls } from './studio-of-calls.ts';
import type { Sent, WrittenCall } from './written-calls.ts';

/** Kept open, as browsers do. Bodies are not unpacked, so that the client's work is the same whatever is sent. */
const agent = new Agent({ keepAlive: true });
/** A call that takes long is made less often. */
const [FEWEST_ROUNDS, MOST_MS] = [10, 40_000];
const ACCEPTED = 'gzip, deflate, br';

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  /** Of a refusal, its body. */
  readonly refusal: string;
}

/** Why a call could not be measured. */
export class NotMeasured extends Error {}

let sent = 0;

/**
 * Makes a call in the small and the large studio in turns, each time by another member, after one time that is not counted.
 * @throws NotMeasured when it is refused.
 */
export async function takeTimes(
  call: WrittenCall,
  studios: readonly [StudioOfCalls, StudioOfCalls],
  rounds: number,
): Promise<MeasuredCall> {
  const times: [number[], number[]] = [[], []];
  const bytes: [number[], number[]] = [[], []];
  const startedAt = performance.now();
  for (let round = 0; round <= rounds; round += 1) {
    if (round > FEWEST_ROUNDS && performance.now() - startedAt > MOST_MS) break;
    // Neither is always the first.
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { members, pool, origin, tokens } = studios[at];
      const member = members[round % members.length];
      if (member === undefined) throw new NotMeasured('nobody is signed in');
      const turn: Turn = { member, members, round, lap: Math.floor(round / members.length) };
      const asked = await call.request(turn, pool);
      const answer = await askKeptOpen(origin, asked, credentialsOf(call.caller, member, tokens));
      if (answer.status >= 300) {
        const code = /"code":"(\w+)"/.exec(answer.refusal)?.[1] ?? '';
        const where = at === 0 ? 'small' : 'large';
        throw new NotMeasured(`the ${where} studio answered ${answer.status} ${code} in round ${round}`);
      }
      if (round === 0) continue;
      times[at].push(answer.ms);
      bytes[at].push(answer.bytes);
    }
  }
  const taken = (at: 0 | 1): Taken => ({ ms: times[at], bytes: median(bytes[at]) });
  return { name: call.name, caller: call.caller, small: taken(0), large: taken(1) };
}

/** A call counted by the people who make it, as a name. */
export function callerWords(caller: CallerName): string {
  switch (caller) {
    case 'branch':
      return 'desk of a branch';
    case 'browser':
      return 'member, by cookie';
    case 'coach':
    case 'desk':
    case 'member':
    case 'nobody':
    case 'owner':
    case 'tablet':
      return caller;
    default:
      return caller satisfies never;
  }
}

/** Once more where the server closed a connection that was not used while the other studio took its time. */
async function askKeptOpen(...asked: Parameters<typeof ask>): Promise<Answer> {
  try {
    return await ask(...asked);
  } catch (failure) {
    if (failure instanceof ClosedMeanwhile) return ask(...asked);
    throw failure;
  }
}

class ClosedMeanwhile extends Error {}

async function ask(
  origin: string,
  { method, path, body }: Sent,
  credentials: Readonly<Record<string, string>>,
): Promise<Answer> {
  sent += 1;
  const payload = body && JSON.stringify(body);
  const headers = {
    ...credentials,
    'accept-encoding': ACCEPTED,
    // Nobody is limited here: each request comes from somewhere else.
    'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
      'idempotency-key': randomUUID(),
    }),
  };
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(`${origin}/api${path}`, { method, headers, agent }, (answer) => {
    const status = answer.statusCode ?? 0;
    if (status >= 300) {
      void text(answer).then((refusal) => resolve({ status, bytes: 0, ms: 0, refusal }), reject);
      return;
    }
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    answer.on('end', () => resolve({ status, bytes, ms: performance.now() - startedAt, refusal: '' }));
    answer.on('error', reject);
  });
  asking.on('error', (failure) => reject(asking.reusedSocket ? new ClosedMeanwhile() : failure));
  asking.end(payload);
  return promise;
}
