import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.ts';
import { startLoopbackGoogle } from './loopback-google.ts';
import { startStudioProcess } from './studio-process.ts';

const BUILT_PAGE = path.resolve(import.meta.dirname, '../../apps/web/build/client/index.html');

/**
 * Before all journeys: an OpenID provider in Google's place, and the real, built server on a free port. E2E_BASE_URL and
 * E2E_DATA_DIR carry its address and its data to the tests; with E2E_BASE_URL set from outside, that server is used and
 * none is started. Returns what stops both.
 */
export default async function startRealServer(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return async () => {};
  if (!existsSync(BUILT_PAGE)) throw new Error('The site is not built: run `npm run build` first.');
  const [port, googlePort] = [await freePort(), await freePort()];
  const google = await startLoopbackGoogle({ port: googlePort, siteOrigin: `http://127.0.0.1:${port}` });
  const studio = await startStudioProcess({ port, logName: 'e2e-server', env: google.settings }).catch(
    async (failure: unknown) => {
      await google.stop();
      throw failure;
    },
  );
  process.env['E2E_BASE_URL'] = studio.baseUrl;
  process.env['E2E_DATA_DIR'] = studio.dataDirectory;
  return async () => {
    await studio.stop();
    await google.stop();
  };
}
