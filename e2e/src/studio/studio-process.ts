import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openStudioDatabase } from '../members.ts';

/** Of a run at another moment (libfaketime): the server goes by the same clock as the browser. */
const OTHER_CLOCK = ['LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC'];
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A first start unpacks PostgreSQL and fills the demo studio, which takes long on slow machines. */
const READY_WITHIN_MS = 240_000;
const STOPS_WITHIN_MS = 20_000;
/** How long a fixture may take that starts a studio and stops it: apart from the time of the journey that asks for it first. */
export const STUDIO_LIMIT_MS = READY_WITHIN_MS + STOPS_WITHIN_MS;
const ASK_EVERY_MS = 100;

/** High limits, because all journeys use one client address; the limits are tested beside the server. */
const ALL_PEOPLE_FROM_ONE_ADDRESS = '100000';

export interface StudioProcess {
  readonly baseUrl: string;
  readonly dataDirectory: string;
  /** What it has printed. */
  readonly log: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

interface StudioProcessOptions {
  readonly port: number;
  /** The name in its address; passkeys need a domain. */
  readonly host?: 'localhost';
  /** Name of its log below test-results. */
  readonly logName: string;
  /** With an empty database instead of the demo studio. */
  readonly startsEmpty?: boolean;
  /** Settings beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The real, built server with a DATA_DIR of its own and the demo studio, ready to answer. Its data are a copy of those below
 * E2E_FILLED_DIR where that is set, which takes a second; filling the studio takes ten.
 */
export async function startStudioProcess(options: StudioProcessOptions): Promise<StudioProcess> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lifted-e2e-'));
  const remove = () => rm(dataDirectory, { recursive: true, force: true });
  try {
    const filled = process.env['E2E_FILLED_DIR'];
    if (filled !== undefined && options.startsEmpty !== true)
      await cp(filled, dataDirectory, { recursive: true });
    const { baseUrl, log, server } = await serve(options, dataDirectory);
    return { baseUrl, dataDirectory, log, stop: () => stopped(server).then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Another process on the database of a running studio, which shares its secret, as behind a load balancer. */
export async function startBeside(
  studio: StudioProcess,
  options: Pick<StudioProcessOptions, 'port' | 'logName'>,
): Promise<StudioProcess> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lifted-e2e-beside-'));
  const database = await openStudioDatabase(studio.dataDirectory);
  const { host = '', user = '' } = database.connection;
  await database.close();
  const env = {
    DATABASE_URL: `postgresql:///${user}?host=${encodeURIComponent(host)}&user=${user}`,
    IDENTITY_SECRET: await readFile(path.join(studio.dataDirectory, 'identity-secret'), 'utf8'),
  };
  const { baseUrl, log, server } = await serve({ ...options, env }, dataDirectory);
  const remove = () => rm(dataDirectory, { recursive: true, force: true });
  return { baseUrl, dataDirectory, log, stop: () => stopped(server).then(remove) };
}

/** Starts a server on an empty directory to fill the demo studio, then stops it. Returns the directory, for copies. */
export async function fillStudio(port: number): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lifted-e2e-filled-'));
  const { server } = await serve({ port, logName: 'e2e-first-start' }, dataDirectory);
  await stopped(server);
  return dataDirectory;
}

/** Starts a server and waits until it is ready; one that does not become ready is stopped. */
async function serve(
  { port, host, logName, env }: StudioProcessOptions,
  dataDirectory: string,
): Promise<{ readonly baseUrl: string; readonly log: string; readonly server: ChildProcess }> {
  const baseUrl = `http://${host ?? '127.0.0.1'}:${port}`;
  const log = path.join(ROOT, 'test-results', `${logName}.log`);
  await mkdir(path.dirname(log), { recursive: true });
  const server = launch({
    log,
    env: { PORT: String(port), PUBLIC_URL: baseUrl, DATA_DIR: dataDirectory, ...env },
  });
  try {
    await ready(server, baseUrl, log);
  } catch (error) {
    await stopped(server);
    throw error;
  }
  return { baseUrl, log, server };
}

function launch({ log, env }: { readonly log: string; readonly env: NodeJS.ProcessEnv }): ChildProcess {
  const output = openSync(log, 'w');
  const server = spawn(process.execPath, [path.join(ROOT, 'apps/api/build/server.js')], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: {
      ...Object.fromEntries(OTHER_CLOCK.map((name) => [name, process.env[name]])),
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      STUDIO_MODE: 'demo',
      REQUESTS_PER_MINUTE: ALL_PEOPLE_FROM_ONE_ADDRESS,
      SIGN_INS_PER_TEN_MINUTES: ALL_PEOPLE_FROM_ONE_ADDRESS,
      TRIAL_BOOKINGS_PER_TEN_MINUTES: ALL_PEOPLE_FROM_ONE_ADDRESS,
      ...env,
    },
  });
  closeSync(output);
  return server;
}

async function ready(server: ChildProcess, baseUrl: string, log: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server stopped at once:\n${readFileSync(log, 'utf8')}`);
    if (await answersReady(baseUrl)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(
    `The server was not ready after ${READY_WITHIN_MS / 1000} s:\n${readFileSync(log, 'utf8')}`,
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
