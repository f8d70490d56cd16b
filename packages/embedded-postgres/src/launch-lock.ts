import { closeSync, constants, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { errorCode } from './database-log.ts';
import type { PostgresPlaces } from './postgres-places.ts';

/** Held while one process creates or starts PostgreSQL. The operating system releases it when the process dies. */
export type LaunchLock = { release(): Promise<void> };

// O_EXLOCK | O_NONBLOCK from <fcntl.h> of macOS, which Node has no names for.
const DARWIN_OPEN_LOCKED = 0x20 | 0x4;

/** Linux: an abstract socket. Only one process can bind the name, and nothing is left after a kill. */
function takeSocketName(name: string): Promise<LaunchLock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen({ path: `\0${name}`, exclusive: true }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function takeFileLock(file: string): LaunchLock | null {
  try {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT | DARWIN_OPEN_LOCKED, 0o600);
    return { release: async () => closeSync(descriptor) };
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return null;
    throw error;
  }
}

/** Takes the launch lock of these places; null while another process holds it. Never waits. */
export async function tryLaunchLock(places: PostgresPlaces): Promise<LaunchLock | null> {
  if (process.platform === 'linux') return takeSocketName(`${places.name}-launch-${places.fingerprint}`);
  return takeFileLock(join(places.home, 'launch.lock'));
}
