import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** What a server answered. */
export interface ServerAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

interface ServerQuestion {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export type AskServer = (url: string, question?: ServerQuestion) => Promise<ServerAnswer>;

/**
 * A client with one connection, kept for as long as the server allows and reopened when needed. It retries nothing: a failed
 * request throws.
 */
export function createTestClient(): AskServer & { readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: AskServer = async (url, { method = 'GET', headers = {}, body } = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(url, {
      agent,
      method,
      headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    const answered = new Promise<ServerAnswer>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        once(answer, 'end').then(
          () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              cookies: answer.headers['set-cookie'] ?? [],
            }),
          reject,
        );
      });
    });
    asked.end(text);
    return answered;
  };
  return Object.assign(ask, { close: () => agent.destroy() });
}
