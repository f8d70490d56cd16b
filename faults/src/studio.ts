import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster } from '@lifted/embedded-postgres/lock-file';
import { preparePlaces } from '@lifted/embedded-postgres/postgres-places';
import { stopPostgres } from '@lifted/embedded-postgres/stop-postgres';
import { STUDIO_POSTGRES } from '@lifted/database/studio-postgres';
import { childrenOf } from '@lifted/embedded-postgres/test-server';
import { inject } from 'vitest';
import { tryToAsk } from './ask.ts';

const SERVER = join(import.meta.dirname, '../../apps/api/build/server.js');
/** Ends the servers when the suite ends, however it ends. */
export const STOP_WITH_PARENT = new URL('../../scripts/stop-with-parent.mjs', import.meta.url).href;
const LONGEST_START_MS = 120_000;
const LOOK_AGAIN_MS = 20;
/** Rate limits have their own case; everywhere else a thousand people share one address. */
const UNLIMITED = '100000000';

/** The real server in a process of its own. */
export interface Studio {
  readonly origin: string;
  readonly pid: number;
  /** What it printed so far, standard error included. */
  readonly said: () => string;
  /** The exit code once it has ended; null when it was killed. */
  readonly ended: Promise<number | null>;
}

export interface StudioOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node before the program, such as `--import`. */
  readonly flags?: readonly string[];
}

/** Starts a server in demo mode without waiting until it is ready. */
export function launchStudio({ dataDir, port, env = {}, flags = [] }: StudioOptions): Studio {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...flags, SERVER], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: UNLIMITED,
      TRIAL_BOOKINGS_PER_TEN_MINUTES: UNLIMITED,
      SIGN_INS_PER_TEN_MINUTES: UNLIMITED,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit').then(() => child.exitCode);
  if (child.pid === undefined) throw new Error('The server could not be started.');
  return { origin, pid: child.pid, said: () => said, ended };
}

/** Starts a server and waits until it is ready; throws its output otherwise. */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const studio = launchStudio(options);
  await untilReady(studio);
  return studio;
}

/** Waits until the server reports ready. */
export async function untilReady(studio: Studio): Promise<void> {
  const end = { came: false };
  void studio.ended.then(() => (end.came = true));
  const giveUpAt = Date.now() + LONGEST_START_MS;
  while ((await tryToAsk(studio.origin, '/readyz'))?.status !== 200) {
    if (end.came || Date.now() > giveUpAt) throw new Error(`The server is not ready:\n${studio.said()}`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Stops a server as an operator does; returns its exit code. */
export async function stopStudio(studio: Studio): Promise<number | null> {
  killUnlessGone(studio.pid, 'SIGTERM');
  return studio.ended;
}

/** A copy of the demo studio that the run prepared, below a folder of the case's own. */
export function copyOfTheStudio(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `lifted-faults-${name}-`));
  execFileSync('cp', ['-a', `${inject('preparedStudio')}/.`, folder]);
  return folder;
}

/** Stops the PostgreSQL of a data directory, if one still runs, and removes everything. */
export async function removeStudio(dataDir: string): Promise<void> {
  await stopPostgres(preparePlaces(dataDir, STUDIO_POSTGRES.name), () => undefined);
  rmSync(dataDir, { recursive: true, force: true });
}

/** The main process of the embedded PostgreSQL of a data directory, undefined when none runs. */
export function postmasterOf(dataDir: string): number | undefined {
  return runningPostmaster(preparePlaces(dataDir, STUDIO_POSTGRES.name));
}

/** PostgreSQL's main process and all its workers. */
export function postgresTree(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === undefined) throw new Error('PostgreSQL should be running.');
  return [postmaster, ...childrenOf(postmaster)];
}

/** Signals a process, which may have ended by itself just before. */
export function killUnlessGone(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A TCP port that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
