import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One press of a button. */
export interface DropRequest {
  readonly url: string;
  readonly token: string;
  readonly key: string;
  /** When it is pressed, counted from the first one. */
  readonly afterMs: number;
}

export interface DropAnswer {
  readonly status: number;
  /** From the press to the answer. */
  readonly ms: number;
  /** From the first press to this answer. */
  readonly endedMs: number;
}

/** Connections kept open, as a proxy in front of the studio keeps them. */
const CONNECTIONS = 64;
const BODY = Buffer.from('{}');

/** Presses every button at its time; an answer that never arrives is an error. */
export async function askAll(requests: readonly DropRequest[]): Promise<DropAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  try {
    return await Promise.all(
      requests.map(async (each) => {
        if (each.afterMs > 0) await pause(each.afterMs);
        const pressedAt = performance.now();
        const status = await post(agent, each);
        const endedAt = performance.now();
        return { status, ms: endedAt - pressedAt, endedMs: endedAt - startedAt };
      }),
    );
  } finally {
    agent.destroy();
  }
}

function post(agent: Agent, { url, token, key }: DropRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': BODY.length,
          'idempotency-key': key,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('error', reject);
    asked.end(BODY);
  });
}
