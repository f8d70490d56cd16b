import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clockEnvironment } from '@lifted/embedded-postgres/clock-environment';

const SERVER = join(import.meta.dirname, '../../server/server.ts');
const LONGEST_START_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 50;

/** The real server in a child process, for tests that kill it. */
export interface ServerProcess {
  readonly pid: number;
  readonly origin: string;
  /** Resolves when the process has ended. */
  ended(): Promise<void>;
  /** Waits until a process that was started with an empty database has noticed that there is a studio now. */
  opened(): Promise<void>;
}

/** Below those the system gives to outgoing connections (Linux: from 32768), which could take it before the server does. */
const PORTS = { from: 20_000, to: 32_000 };

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      // Taken: try another.
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Starts it, in demo mode by default, and waits until it responds; throws its output when it ends before. */
export async function startServerProcess(options: {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${options.port}`;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...clockEnvironment(),
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const gone = once(child, 'exit').then(() => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error('The server could not be started.');

  const answering = async (path: string) => {
    const giveUpAt = Date.now() + LONGEST_START_MS;
    while (!(await answers(`${origin}${path}`))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > giveUpAt)
        throw new Error(`The server did not answer ${path}:\n${said}`);
      await pause(LOOK_AGAIN_MS);
    }
  };
  await answering('/readyz');
  return { pid, origin, ended: () => gone, opened: () => answering('/api/timetable') };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening: before the start, or between the pages of the first start and those of the studio.
    return false;
  }
}
