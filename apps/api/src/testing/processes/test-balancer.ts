import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A load balancer for tests: distributes connections among the ready processes in turn. */
export interface TestBalancer {
  readonly origin: string;
  /** Resolves when it uses all of its processes, or this many. */
  readonly ready: (count?: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const LOOK_EVERY_MS = 100;

/** Balances connections, not requests, as HAProxy in TCP mode does. */
export async function startTestBalancer(ports: readonly number[]): Promise<TestBalancer> {
  const ready = new Set<number>();
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const server = createServer((client) => {
    const choice = [...ready][turn++ % Math.max(1, ready.size)];
    if (choice === undefined) return client.destroy();
    const process = connect(choice, '127.0.0.1');
    for (const [from, to] of [
      [client, process],
      [process, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
      from.pipe(to);
    }
    return undefined;
  });
  const look = setInterval(() => void lookAtAll(), LOOK_EVERY_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function lookAtAll(): Promise<void> {
    await Promise.all(
      ports.map(async (port) => {
        if (await isReady(port)) ready.add(port);
        else ready.delete(port);
      }),
    );
    for (const check of waiting) check();
  }

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer listens on no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    ready: (count = ports.length) =>
      new Promise((resolve) => {
        const check = () => {
          if (ready.size < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async close() {
      clearInterval(look);
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Not listening: not ready.
    return false;
  }
}
