import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { ensurePrivateDirectory, type PostgresPlaces } from './postgres-places.ts';
import { directoryArgument, type Durability, postgresEnvironment } from './postgres-process.ts';

/** The superuser the launcher connects as. The application connects as an ordinary role. */
export const ADMINISTRATOR = 'postgres';

const POSTGRES_MAJOR = '18';
const UNFINISHED_PREFIX = 'unfinished-';
const ROOT_UID = 0;
const REMOVAL_RETRIES = 5;

// One call instead of one per file; PostgreSQL offers it on Linux only.
const SYNC_ARGUMENTS = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

const INITDB_ARGUMENTS = [
  `--username=${ADMINISTRATOR}`,
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--data-checksums',
];

/** How a new data directory is created. */
type NewCluster = { readonly durability: Durability; readonly locale: string };

function runInitdb(
  binaries: PostgresBinaries,
  places: PostgresPlaces,
  directory: string,
  { durability, locale }: NewCluster,
) {
  return new Promise<void>((resolve, reject) => {
    const sync = durability === 'durable' ? SYNC_ARGUMENTS : ['--no-sync'];
    const child = spawn(
      binaries.initdb,
      ['-D', directoryArgument(directory, places), ...INITDB_ARGUMENTS, `--icu-locale=${locale}`, ...sync],
      { ...places.account, cwd: directory, env: postgresEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not create its data in ${places.home}:\n${output.trim()}`));
    });
  });
}

function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function removeUnfinished(home: string): void {
  const unfinished = readdirSync(home).filter((name) => name.startsWith(UNFINISHED_PREFIX));
  for (const name of unfinished) {
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: REMOVAL_RETRIES });
  }
}

/** Data copied by root (cp, tar) belongs to root; the account that runs PostgreSQL could not open it. */
function handOver(path: string, uid: number, gid: number): void {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) handOver(inner, uid, gid);
    else if (entry.isFile()) chownSync(inner, uid, gid);
  }
}

/** Where a restored data directory waits to take the place of the present one (continuous/restore-moment.ts). */
export function restoredDirectory(places: PostgresPlaces): string {
  return join(places.home, 'restored');
}

function checkExisting(places: PostgresPlaces): void {
  const versionFile = join(places.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new Error(
      `${places.cluster} exists but holds no PostgreSQL data. Move it away, or use another data directory.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === POSTGRES_MAJOR) return;
  throw new Error(
    `${places.cluster} was written by PostgreSQL ${version}; this release brings PostgreSQL ${POSTGRES_MAJOR}. ` +
      'Write a backup with the release that created it and restore it into an empty data directory with this one.',
  );
}

/**
 * Ensures that a complete data directory exists. A new one is created under another name and renamed when finished, so
 * a kill at any moment leaves none or a whole one. Call it while holding the launch lock.
 */
export async function ensureDataDirectory(
  binaries: PostgresBinaries,
  places: PostgresPlaces,
  options: NewCluster,
): Promise<void> {
  removeUnfinished(places.home);
  // A restore was killed between its two renames.
  if (!existsSync(places.cluster) && existsSync(restoredDirectory(places))) {
    renameSync(restoredDirectory(places), places.cluster);
  }
  const exists = existsSync(places.cluster) && readdirSync(places.cluster).length > 0;
  if (exists) {
    const { account } = places;
    if (account && lstatSync(places.cluster).uid === ROOT_UID)
      handOver(places.cluster, account.uid, account.gid);
    return checkExisting(places);
  }
  const beside = join(places.home, `${UNFINISHED_PREFIX}${process.pid}-${Date.now()}`);
  ensurePrivateDirectory(beside, places.account);
  await runInitdb(binaries, places, beside, options);
  renameSync(beside, places.cluster);
  syncDirectory(places.home);
}
