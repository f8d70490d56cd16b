import process from 'node:process';
import { FIREBASE_API_KEY, FIREBASE_PROJECT, startFirebaseEmulator } from './firebase-emulator.ts';
import { freePort } from '../studio/free-port.ts';
import { startStudioProcess } from '../studio/studio-process.ts';

/** Setup for the Firebase journeys: the emulator, and the built server of a studio with its identities at Firebase. */
export default async function startFirebaseServer(): Promise<() => Promise<void>> {
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const host = `127.0.0.1:${emulatorPort}`;
  const stopEmulator = await startFirebaseEmulator(emulatorPort);
  const env = {
    FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
    FIREBASE_API_KEY,
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
  const studio = await startStudioProcess({ port, logName: 'e2e-firebase-server', env }).catch(
    async (failure: unknown) => {
      await stopEmulator();
      throw failure;
    },
  );
  process.env['E2E_BASE_URL'] = studio.baseUrl;
  process.env['E2E_DATA_DIR'] = studio.dataDirectory;
  process.env['E2E_FIREBASE_HOST'] = host;
  return async () => {
    await studio.stop();
    await stopEmulator();
  };
}
