import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SERVER = join(import.meta.dirname, '../server/server.ts');
const LONGEST_START_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 50;

/** The real server in a child process, for tests that kill it. */
export interface ServerProcess {
  readonly pid: number;
  readonly origin: string;
  /** Resolves when the process has ended. */
  ended(): Promise<void>;
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Starts it, in demo mode by default, and waits until it responds; throws its output when it ends before. */
export async function startServerProcess(options: {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${options.port}`;
  const child = spawn(process.execPath, [SERVER], {
    env: { PORT: String(options.port), DATA_DIR: options.dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const gone = once(child, 'exit').then(() => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error('The server could not be started.');

  const giveUpAt = Date.now() + LONGEST_START_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`The server did not come up:\n${said}`);
    await pause(LOOK_AGAIN_MS);
  }
  return { pid, origin, ended: () => gone };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    // Not listening yet: try again.
    return false;
  }
}
