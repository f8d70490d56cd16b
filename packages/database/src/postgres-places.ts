import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, chooseAccount, mayEnter } from './postgres-account.ts';

/** Where one embedded PostgreSQL keeps its things. All paths are absolute and resolved. */
export type PostgresPlaces = {
  /** DATA_DIR/postgres: everything below belongs to PostgreSQL. */
  readonly home: string;
  readonly cluster: string;
  readonly socketDirectory: string;
  readonly logFile: string;
  /** Names this installation among others on the machine; derived from `home`. */
  readonly fingerprint: string;
  readonly account: Account | null;
};

export const POSTGRES_PORT = 5432;
// Not the TMPDIR of the moment: every process must find the same socket.
const SOCKET_FALLBACK = '/tmp';
const PRIVATE_MODE = 0o700;
// The operating system cuts socket paths off at 104 (macOS) or 108 bytes (Linux).
const LONGEST_SOCKET_PATH_BYTES = 100;
const FINGERPRINT_LENGTH = 16;

/** The socket's file inside its directory; PostgreSQL fixes the name. */
export function socketFile(directory: string): string {
  return join(directory, `.s.PGSQL.${POSTGRES_PORT}`);
}

/**
 * A setting PostgreSQL is started with, so that its process can be told from others by the data it works on: the same
 * for every path that leads to the data, and readable without special rights.
 */
export function clusterNameSetting(places: PostgresPlaces): string {
  const entry = statSync(places.cluster, { throwIfNoEntry: false });
  return `cluster_name=lifted-${entry?.dev ?? 'none'}-${entry?.ino ?? 'none'}`;
}

/** Creates a directory only the account (or we ourselves) may read, and refuses one that somebody else owns. */
export function ensurePrivateDirectory(directory: string, account: Account | null): void {
  const before = lstatSync(directory, { throwIfNoEntry: false });
  if (!before) mkdirSync(directory, { recursive: true, mode: PRIVATE_MODE });
  if (account && (!before || before.uid === process.getuid?.()))
    chownSync(directory, account.uid, account.gid);
  const after = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.() ?? after.uid;
  if (!after.isDirectory() || after.uid !== owner) {
    throw new Error(
      `${directory} belongs to user ${after.uid}, but the database runs as user ${owner}. ` +
        `Start as that user, hand the directory over with chown -R ${owner}, or choose another DATA_DIR.`,
    );
  }
  chmodSync(directory, PRIVATE_MODE);
}

function chooseSocketDirectory(home: string, fingerprint: string, account: Account | null): string {
  const near = join(home, 'run');
  const fits = Buffer.byteLength(socketFile(near)) <= LONGEST_SOCKET_PATH_BYTES;
  return fits && mayEnter(home, account)
    ? near
    : join(realpathSync(SOCKET_FALLBACK), `lifted-${fingerprint}`);
}

/** Creates the directories of the embedded PostgreSQL below `dataDir` and answers where everything lies. */
export function preparePlaces(dataDir: string): PostgresPlaces {
  mkdirSync(dataDir, { recursive: true });
  const home = join(realpathSync(dataDir), 'postgres');
  const cluster = join(home, 'data');
  const account = chooseAccount(cluster);
  ensurePrivateDirectory(home, account);
  const fingerprint = createHash('sha256').update(home).digest('hex').slice(0, FINGERPRINT_LENGTH);
  const socketDirectory = chooseSocketDirectory(home, fingerprint, account);
  ensurePrivateDirectory(socketDirectory, account);
  return { home, cluster, socketDirectory, logFile: join(home, 'postgres.log'), fingerprint, account };
}
