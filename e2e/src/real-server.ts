import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILT_PAGE = path.join(ROOT, 'apps/web/build/client/index.html');
const LOG = path.join(ROOT, 'test-results/e2e-server.log');

/** A first start unpacks PostgreSQL and fills the demo studio; slow machines need their time. */
const READY_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 100;

/** The journeys of many people come from one address; the limit has tests of its own beside the server. */
const ALL_VISITORS_FROM_ONE_ADDRESS = '100000';

/**
 * Before all journeys: the real, built server on a free port, with a fresh DATA_DIR and the demo studio, ready to answer.
 * E2E_BASE_URL carries its address to the tests; set from outside, that server is used and none is started.
 * Returns what stops the server and removes its data.
 */
export default async function startRealServer(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return async () => {};
  if (!existsSync(BUILT_PAGE)) throw new Error('The site is not built: run `npm run build` first.');
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lifted-e2e-'));
  const port = await freePort();
  const server = await launch(port, dataDirectory);
  const stop = async () => {
    await stopped(server);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await ready(server, `http://127.0.0.1:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env['E2E_BASE_URL'] = `http://127.0.0.1:${port}`;
  return stop;
}

async function launch(port: number, dataDirectory: string): Promise<ChildProcess> {
  await mkdir(path.dirname(LOG), { recursive: true });
  const log = openSync(LOG, 'w');
  return spawn(process.execPath, [path.join(ROOT, 'apps/api/src/server.ts')], {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      STUDIO_MODE: 'demo',
      REQUESTS_PER_MINUTE: ALL_VISITORS_FROM_ONE_ADDRESS,
    },
  });
}

async function ready(server: ChildProcess, baseUrl: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server stopped at once:\n${readFileSync(LOG, 'utf8')}`);
    if (await answersReady(baseUrl)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(
    `The server was not ready after ${READY_WITHIN_MS / 1000} s:\n${readFileSync(LOG, 'utf8')}`,
  );
}

async function answersReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false; // not listening yet
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), STOPS_WITHIN_MS);
  await gone;
  clearTimeout(late);
}
