import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Check } from 'typebox/value';
import { Type, type Static } from 'typebox';

const LONGEST_WAIT_MS = 60_000;
const MOST_CONNECTIONS = 512;

/** Connections are reused between requests, as browsers and proxies do; a broken one is reopened. */
const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });

export interface Question {
  readonly method?: string;
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly headers?: OutgoingHttpHeaders;
  readonly patienceMs?: number;
  /** Called when the whole request has been handed to the operating system. */
  readonly onSent?: () => void;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** From the first byte sent to the last one received. */
  readonly ms: number;
}

/** Asks a server and waits for the whole answer. Rejects when the connection ends without one. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { token, cookie, patienceMs = LONGEST_WAIT_MS } = question;
  const body = bodyOf(question.body);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.byteLength }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
    ...question.headers,
  };
  const method = question.method ?? (body === undefined ? 'GET' : 'POST');
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(origin), { path, method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - startedAt,
        }),
      );
      incoming.on('close', () => reject(new Error('The answer ended in the middle.')));
    });
    outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error(`No answer within ${patienceMs} ms.`)));
    outgoing.on('error', reject);
    if (question.onSent !== undefined) outgoing.once('finish', question.onSent);
    outgoing.end(body);
  });
}

/** As `ask`, but undefined when the connection ended without an answer. */
export async function tryToAsk(
  origin: string,
  path: string,
  question?: Question,
): Promise<Answer | undefined> {
  try {
    return await ask(origin, path, question);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    // The server or its network is gone: the outcome of the request is unknown.
    return undefined;
  }
}

function bodyOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
});

/** The problem document in an answer; undefined when there is none. */
export function problemIn({ headers, text }: Answer): Static<typeof Problem> | undefined {
  if (!headers['content-type']?.startsWith('application/problem+json')) return undefined;
  const value = jsonOf(text);
  return Check(Problem, value) ? value : undefined;
}

/** Parses JSON; undefined when the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // Not JSON: undefined.
    return undefined;
  }
}
