import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ChildServer {
  readonly pid: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

interface ChildServerOptions {
  /** File to run, and its arguments. */
  readonly file: string;
  readonly args?: readonly string[];
  /** Flags for Node. */
  readonly nodeFlags?: readonly string[];
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** A path that answers with success once the server is up. */
  readonly readyPath: string;
  /** Where the server's output goes. */
  readonly logFolder: string;
}

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 60_000;

/**
 * Starts a server as a process of its own and waits until it answers.
 * @throws Error when the port is taken: a server that an earlier run has left there would be measured instead.
 */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const { file, args = [], nodeFlags = [], port, env, readyPath, logFolder } = options;
  await expectFree(port);
  const log = openSync(join(logFolder, `${port}.log`), 'a');
  const child = spawn(process.execPath, [...profilerFlags(), ...nodeFlags, file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}${readyPath}`, file);
  if (child.pid === undefined) throw new Error(`${file} has no process.`);
  return { pid: child.pid, origin, stop: () => stopChild(child) };
}

async function expectFree(port: number): Promise<void> {
  const trial = createServer();
  try {
    trial.listen(port, '127.0.0.1');
    await once(trial, 'listening');
  } catch (cause) {
    throw new Error(
      `Port ${port} is taken, perhaps by a server that an earlier run has left. End it first.`,
      { cause },
    );
  }
  trial.close();
  await once(trial, 'close');
}

/** `BENCH_PROFILE=folder` makes every server write a CPU profile there. */
function profilerFlags(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function untilReady(child: ChildProcess, url: string, file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${file} did not answer.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
