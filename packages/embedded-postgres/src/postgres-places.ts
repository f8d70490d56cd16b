import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { type Account, chooseAccount, mayEnter } from './postgres-account.ts';

/** Where the files of one embedded PostgreSQL are. All paths are absolute and resolved. */
export type PostgresPlaces = {
  /** What sets the PostgreSQL of one application apart from others on the machine. */
  readonly name: string;
  /** The folder `postgres` in the data directory: everything in it belongs to PostgreSQL. */
  readonly home: string;
  readonly cluster: string;
  readonly socketDirectory: string;
  readonly logFile: string;
  /** Identifies this installation on the machine; derived from `home`. */
  readonly fingerprint: string;
  readonly account: Account | null;
};

export const POSTGRES_PORT = 5432;
// Not TMPDIR, which may differ between processes: all must find the same socket.
const SOCKET_FALLBACK = '/tmp';
const PRIVATE_MODE = 0o700;
// macOS truncates socket paths at 104 bytes, Linux at 108.
const LONGEST_SOCKET_PATH_BYTES = 100;
const FINGERPRINT_LENGTH = 16;

/** The socket's file inside its directory; PostgreSQL fixes the name. */
export function socketFile(directory: string): string {
  return join(directory, `.s.PGSQL.${POSTGRES_PORT}`);
}

/**
 * A setting on PostgreSQL's command line that identifies the data it works on: the same for every path to the data, and
 * readable without special rights.
 */
export function clusterNameSetting(places: PostgresPlaces): string {
  const entry = statSync(places.cluster, { throwIfNoEntry: false });
  return `cluster_name=${places.name}-${entry?.dev ?? 'none'}-${entry?.ino ?? 'none'}`;
}

/** Creates a directory only the account (or the current user) may read. @throws Error when it is no directory, or another user's. */
export function ensurePrivateDirectory(directory: string, account: Account | null): void {
  const before = lstatSync(directory, { throwIfNoEntry: false });
  if (!before) makeDirectory(directory, PRIVATE_MODE);
  else if (!before.isDirectory())
    throw new Error(
      `${directory} must be a folder. Remove what is in its place, or use another data directory.`,
    );
  if (account && (!before || before.uid === process.getuid?.()))
    chownSync(directory, account.uid, account.gid);
  const after = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.() ?? after.uid;
  if (!after.isDirectory() || after.uid !== owner) {
    throw new Error(
      `${directory} belongs to user ${after.uid}, but the database runs as user ${owner}. ` +
        `Start as that user, hand the directory over with chown -R ${owner}, or use another data directory.`,
    );
  }
  chmodSync(directory, PRIVATE_MODE);
}

function chooseSocketDirectory(home: string, fallbackName: string, account: Account | null): string {
  const near = join(home, 'run');
  const fits = Buffer.byteLength(socketFile(near)) <= LONGEST_SOCKET_PATH_BYTES;
  return fits && mayEnter(home, account) ? near : join(realpathSync(SOCKET_FALLBACK), fallbackName);
}

/** Creates the directories of the embedded PostgreSQL in `dataDir` and returns all of its paths. */
export function preparePlaces(dataDir: string, name: string): PostgresPlaces {
  makeDirectory(dataDir);
  const home = join(realpathSync(dataDir), 'postgres');
  const cluster = join(home, 'data');
  const account = chooseAccount(cluster, name);
  ensurePrivateDirectory(home, account);
  const fingerprint = createHash('sha256').update(home).digest('hex').slice(0, FINGERPRINT_LENGTH);
  const socketDirectory = chooseSocketDirectory(home, `${name}-${fingerprint}`, account);
  ensurePrivateDirectory(socketDirectory, account);
  const logFile = join(home, 'postgres.log');
  return { name, home, cluster, socketDirectory, logFile, fingerprint, account };
}
