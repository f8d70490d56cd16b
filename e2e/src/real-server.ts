import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.ts';
import { startLoopbackGoogle } from './outside/loopback-google.ts';
import { fillStudio, startStudioProcess } from './studio-process.ts';

const BUILT_PAGE = path.resolve(import.meta.dirname, '../../apps/web/build/client/index.html');

/**
 * Global setup: a demo studio filled by a first start of the built server, which every server of the journeys copies; a fake
 * Google; and the server most journeys use, on a free port. E2E_FILLED_DIR,
 * E2E_BASE_URL and E2E_DATA_DIR tell the tests; with E2E_BASE_URL set from outside, that server is used and nothing is started.
 * Returns what stops and removes everything.
 */
export default async function startRealServer(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return async () => {};
  if (!existsSync(BUILT_PAGE)) throw new Error('The site is not built: run `npm run build` first.');
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    await start(undo);
  } catch (failure) {
    await undoAll();
    throw failure;
  }
  return undoAll;
}

async function start(undo: (() => Promise<void>)[]): Promise<void> {
  const [port, googlePort] = [await freePort(), await freePort()];
  const filled = await fillStudio(port);
  undo.push(() => rm(filled, { recursive: true, force: true }));
  process.env['E2E_FILLED_DIR'] = filled;
  const google = await startLoopbackGoogle({ port: googlePort, siteOrigin: `http://127.0.0.1:${port}` });
  undo.push(() => google.stop());
  const studio = await startStudioProcess({ port, logName: 'e2e-server', env: google.settings });
  undo.push(() => studio.stop());
  process.env['E2E_BASE_URL'] = studio.baseUrl;
  process.env['E2E_DATA_DIR'] = studio.dataDirectory;
}
