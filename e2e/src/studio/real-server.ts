import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { FullConfig } from '@playwright/test';
import { freePort } from './free-port.ts';
import { startLoopbackGoogle } from '../outside/loopback-google.ts';
import { nameStudios, type OwnStudio } from './own-studio.ts';
import { fillStudio, startStudioProcess } from './studio-process.ts';

const BUILT_PAGE = path.resolve(import.meta.dirname, '../../../apps/web/build/client/index.html');

/**
 * Global setup: a demo studio filled by a first start of the built server, which every server of the journeys copies; and for
 * each worker a server of its own with a fake Google, so that no worker meets what another one changed (own-studio.ts).
 * With E2E_BASE_URL set from outside, that server is used and nothing is started. Returns what stops and removes everything.
 */
export default async function startRealServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return async () => {};
  if (!existsSync(BUILT_PAGE)) throw new Error('The site is not built: run `npm run build` first.');
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const filled = await fillStudio(await freePort());
    undo.push(() => rm(filled, { recursive: true, force: true }));
    process.env['E2E_FILLED_DIR'] = filled;
    const studios: OwnStudio[] = [];
    for (let index = 0; index < workers; index += 1) studios.push(await startStudio(index, undo));
    nameStudios(studios);
  } catch (failure) {
    await undoAll();
    throw failure;
  }
  return undoAll;
}

async function startStudio(index: number, undo: (() => Promise<void>)[]): Promise<OwnStudio> {
  const [port, googlePort] = [await freePort(), await freePort()];
  const google = await startLoopbackGoogle({ port: googlePort, siteOrigin: `http://127.0.0.1:${port}` });
  undo.push(() => google.stop());
  const studio = await startStudioProcess({ port, logName: `e2e-server-${index}`, env: google.settings });
  undo.push(() => studio.stop());
  return { baseUrl: studio.baseUrl, dataDirectory: studio.dataDirectory };
}
