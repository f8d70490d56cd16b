import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Drain } from './drain.ts';
import { RawConnection } from '../../testing/processes/raw-connection.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { stopServing } from './stop-serving.ts';
import type { StudioApp } from '../studio-app.ts';
import type { Unread } from './unread-requests-fixture.ts';

const IMPATIENT = {
  headersMs: 200,
  bodyMs: 400,
  requestMs: 600_000,
  answerMs: 200,
  connectionMs: 2000,
  checkEveryMs: 50,
};
const GENEROUS_MS = 20_000;
const MORE_THAN_BUFFERS_HOLD = 50_000_000;
const TOO_LARGE = 2_000_000;

let app: StudioApp;
let drain: Drain;
let port: number;
let slowRequest: { readonly arrived: Promise<void>; readonly finish: () => void };
let largeAnswer: { readonly begun: Promise<void> };
const connections: RawConnection[] = [];

async function listening(timeLimits?: typeof IMPATIENT): Promise<void> {
  ({ app, drain } = await createServerFixture({}, timeLimits ? { timeLimits } : {}));
  const arrival = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  slowRequest = { arrived: arrival.promise, finish: end.resolve };
  app.get('/slow', async () => {
    arrival.resolve();
    await end.promise;
    return 'finished';
  });
  const beginning = Promise.withResolvers<void>();
  largeAnswer = { begun: beginning.promise };
  app.get('/large', async () => {
    beginning.resolve();
    return 'x'.repeat(MORE_THAN_BUFFERS_HOLD);
  });
  app.post('/large', { bodyLimit: TOO_LARGE }, async ({ body }) => body);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

function open(): RawConnection {
  const connection = new RawConnection(port);
  connections.push(connection);
  return connection;
}

function openConnections(): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

afterEach(async () => {
  for (const { socket } of connections.splice(0)) socket.destroy();
  await app.close();
});

/** Ids end in the number of the request since the start. */
const requestNumber = (id: unknown): number =>
  Number.parseInt(/-([0-9a-z]+)$/.exec(String(id))?.[1] ?? '', 36);

const REQUEST = (path: string) => `GET ${path} HTTP/1.1\r\nHost: studio\r\n\r\n`;

describe('a connection', () => {
  it('that sends its headers a byte at a time is closed, with a word why', async () => {
    await listening(IMPATIENT);
    const slow = open();
    slow.send('GET /healthz HTTP/1.1\r\nHost: ');
    await slow.closed;
    expect(slow.received).toContain('408 Request Timeout');
    expect(slow.received).toContain('application/problem+json');
    for (const header of ['X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options']) {
      expect(slow.received).toContain(`${header}: `);
    }
  });

  it('that says nothing is closed without a word', async () => {
    await listening(IMPATIENT);
    const silent = open();
    await silent.closed;
    expect(silent.received).toBe('');
  });

  it('whose body never ends is closed', async () => {
    await listening(IMPATIENT);
    const slow = open();
    slow.send(
      'POST /api/x HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    );
    await slow.closed;
    expect(slow.received).toContain('408 Request Timeout');
  });

  it('may send a large body for longer than others, where a call takes large ones', async () => {
    await listening(IMPATIENT);
    const upload = open();
    upload.send(
      'POST /large HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"clip":',
    );
    for (const rest of ['"', 'A', 'A', 'A', 'A', '"', '}']) {
      upload.send(rest);
      await pause(IMPATIENT.bodyMs / 4);
    }
    await upload.until('{"clip":"AAAA"}');
  });

  it.each([
    ['with its length', `Content-Length: ${TOO_LARGE}\r\n\r\n`, ''],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${TOO_LARGE.toString(16)}\r\n`, '\r\n0\r\n\r\n'],
  ])('whose body, sent %s, is too large is told so while it sends, and kept', async (_how, before, after) => {
    await listening();
    const generous = open();
    generous.send(`POST /api/x HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\n${before}`);
    generous.send('x'.repeat(TOO_LARGE / 2));
    await generous.until('"body_too_large"');
    generous.send('x'.repeat(TOO_LARGE / 2) + after + REQUEST('/healthz'));
    await generous.until('200 OK');
  });

  it('whose body is too large and never ends is closed', async () => {
    await listening(IMPATIENT);
    const slow = open();
    slow.send(
      `POST /api/x HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\nContent-Length: ${TOO_LARGE}\r\n\r\n{`,
    );
    await slow.closed;
    expect(slow.received).toContain('413');
  });

  it('that does not take its answer is closed', async () => {
    await listening(IMPATIENT);
    const greedy = open();
    greedy.socket.pause();
    greedy.send(REQUEST('/large'));
    await largeAnswer.begun;
    await vi.waitUntil(async () => (await openConnections()) === 0, { timeout: GENEROUS_MS });
  });

  it('with 20 kB of headers is told so', async () => {
    await listening();
    const greedy = open();
    greedy.send(`GET / HTTP/1.1\r\nHost: studio\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    await greedy.closed;
    expect(greedy.received).toContain('431 Request Header Fields Too Large');
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('that speaks %s is answered 400 and closed', async (_what, bytes) => {
    await listening();
    const odd = open();
    odd.send(bytes);
    await odd.closed;
    expect(odd.received).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(odd.received).toContain("default-src 'none'");
  });

  it('that asks a few times before it listens gets every answer, in order', async () => {
    await listening();
    const eager = open();
    eager.send(REQUEST('/healthz').repeat(10) + REQUEST('/readyz'));
    await eager.until('"ready"');
    expect(eager.received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(11);
  });

  it('that asks hundreds of times before it listens is closed', async () => {
    await listening();
    const flood = open();
    flood.send(REQUEST('/large').repeat(400));
    await flood.closed;
    expect((flood.received.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThan(20);
  });

  it('that asks hundreds of times costs none of our work beyond the first few', async () => {
    await listening();
    const flood = open();
    flood.send(REQUEST('/healthz').repeat(400));
    await flood.closed;
    const next = await app.inject({ url: '/healthz' });
    expect(requestNumber(next.headers['x-request-id'])).toBeLessThan(20);
  });

  it('is kept open between requests', async () => {
    await listening();
    const connection = open();
    connection.send(REQUEST('/healthz'));
    await connection.until('"ok"');
    connection.send(REQUEST('/readyz'));
    await connection.until('"ready"');
  });
});

describe('a server that stops', () => {
  it('finishes what is under way, closes what idles and takes nothing new', async () => {
    await listening();
    const [busy, idle] = [open(), open()];
    idle.send(REQUEST('/healthz'));
    await idle.until('"ok"');
    busy.send(REQUEST('/slow'));
    await slowRequest.arrived;

    const stopped = stopServing({ app, drain, noticeMs: 0, limitMs: GENEROUS_MS });
    await idle.closed;
    const late = open();
    await late.closed;
    expect(late.received).toBe('');

    slowRequest.finish();
    await busy.until('finished');
    await stopped;
    await busy.closed;
    expect(busy.received.toLowerCase()).toContain('connection: close');
  });

  it.each([
    ['', 0],
    [', on a machine that has little time for it', 25],
  ])(
    'reads and answers what had arrived before, also what it had not looked at%s',
    async (_when, pauseMs) => {
      await listening();
      const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
      app.server.on('connection', () => Atomics.wait(nobodyWakes, 0, 0, pauseMs));
      const allSent = new Int32Array(new SharedArrayBuffer(4));
      const unread: Unread = { port, request: REQUEST('/healthz'), count: 64, allSent };
      const visitors = new Worker(new URL('unread-requests-fixture.ts', import.meta.url));
      const answers = new Promise<string[]>((resolve) => visitors.once('message', resolve));
      visitors.postMessage(unread);
      Atomics.wait(allSent, 0, 0);

      await stopServing({ app, drain, noticeMs: 0, limitMs: GENEROUS_MS });
      const received = await answers;
      expect(received.filter((answer) => !answer.startsWith('HTTP/1.1 200'))).toEqual([]);
      expect(received).toHaveLength(64);
    },
  );

  it('says so at /readyz first, while it still answers', async () => {
    await listening();
    const watcher = open();
    const stopped = stopServing({ app, drain, noticeMs: 300, limitMs: GENEROUS_MS });
    watcher.send(REQUEST('/readyz'));
    await watcher.until('"draining"');
    await stopped;
  });

  it('cuts off what does not end', async () => {
    await listening();
    const endless = open();
    endless.send(REQUEST('/slow'));
    await slowRequest.arrived;
    await stopServing({ app, drain, noticeMs: 0, limitMs: 100 });
    await endless.closed;
    expect(endless.received).not.toContain('finished');
  });
});
