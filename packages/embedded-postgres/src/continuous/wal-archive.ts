import { chmodSync, chownSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { mayEnter } from '../postgres-account.ts';
import { makeDirectory } from '../make-directory.ts';
import { ensurePrivateDirectory, type PostgresPlaces } from '../postgres-places.ts';

/*
 * The write-ahead log (WAL) holds every change in the order it was made, in files of 16 MB. PostgreSQL runs a command with each
 * finished one and keeps it until the command succeeded. Here the command copies it, packed, into the archive; with keys it
 * seals it as well.
 */

/** Succeeds and copies nothing. Without any command PostgreSQL would keep every file of its log for ever. */
const NO_ARCHIVE = 'true';
/** So that at most this much is lost with the disk. */
const LONGEST_UNARCHIVED = '60s';
/** What PostgreSQL calls to seal a file of its log; the file's path and the target follow. */
export interface SealProgram {
  readonly node: string;
  readonly program: string;
  readonly keysFile: string;
}

/** Signs that would end a path inside the shell's quotes. */
const UNQUOTABLE = /['\n\\]/u;

/** Where an archive keeps the files of the log. */
export function walDirectory(archive: string): string {
  return join(archive, 'wal');
}

const PACKED_LOG = '.gz';
/** End of the name of a file of the log that is encrypted and signed. */
export const SEALED_LOG = '.gz.age';

/** A file of the log as the archive names it. */
export function archivedFile(archive: string, name: string, end = PACKED_LOG): string {
  return join(walDirectory(archive), `${name}${end}`);
}

/**
 * Creates the archive's directories, for PostgreSQL's account alone, and answers the resolved path.
 * @throws Error with a sentence when PostgreSQL could not write there.
 */
export function prepareArchive(directory: string, { account }: PostgresPlaces): string {
  makeDirectory(directory);
  const archive = realpathSync(directory);
  if (UNQUOTABLE.test(archive)) throw new Error(`Choose a directory without quotes in its name: ${archive}`);
  for (const folder of [archive, walDirectory(archive)]) ensurePrivateDirectory(folder, account);
  if (!mayEnter(archive, account)) {
    throw new Error(`User ${account?.uid}, which PostgreSQL runs as, may not enter ${archive}.`);
  }
  return archive;
}

/** Hands what root wrote over to PostgreSQL's account, readable by nobody else. */
export function giveToPostgres(path: string, { account }: PostgresPlaces, mode: number): void {
  chmodSync(path, mode);
  if (account) chownSync(path, account.uid, account.gid);
}

/** A path inside the shell's quotes, in a setting in which PostgreSQL replaces what follows a percent sign. */
function quotedPath(path: string): string {
  return `'${path.replaceAll('%', '%%')}'`;
}

/**
 * Copies a file of the log so that it is complete or missing, also after a power cut. The same file once more succeeds
 * (PostgreSQL repeats after a crash), another one under its name does not.
 */
function archiveCommand(archive: string): string {
  const folder = quotedPath(walDirectory(archive));
  const part = `${folder}/%f.part`;
  const whole = `${folder}/%f.gz`;
  return (
    `gzip -nc < '%p' > ${part} && ` +
    `if test -e ${whole}; then cmp -s ${part} ${whole} && rm ${part}; ` +
    `else sync ${part} && mv ${part} ${whole} && sync ${folder}; fi`
  );
}

function sealCommand(archive: string, { node, program, keysFile }: SealProgram): string {
  const call = [node, program, keysFile].map(quotedPath).join(' ');
  return `${call} '%p' ${quotedPath(walDirectory(archive))}/%f${SEALED_LOG}`;
}

/** Brings a file of the log back; fails for one that was never archived, which ends a recovery. */
export function restoreCommand(archive: string): string {
  return `gzip -dc < ${quotedPath(walDirectory(archive))}/%f.gz > '%p'`;
}

async function setCommand(session: pg.Client, command: string, timeout: string): Promise<void> {
  const literal = session.escapeLiteral(command);
  await session.query(`alter system set archive_command = ${literal}`);
  await session.query(`alter system set archive_timeout = '${timeout}'`);
  await session.query('select pg_reload_conf()');
}

/** From now on every finished file of the log is copied into this archive, sealed if there is a program for that. */
export async function startArchiving(
  session: pg.Client,
  archive: string,
  sealing?: SealProgram,
): Promise<void> {
  const command = sealing === undefined ? archiveCommand(archive) : sealCommand(archive, sealing);
  await setCommand(session, command, LONGEST_UNARCHIVED);
}

/** From now on nothing is copied. */
export async function stopArchiving(session: pg.Client): Promise<void> {
  await setCommand(session, NO_ARCHIVE, '0');
}

/** Makes sure there is a command, so that a PostgreSQL without an archive does not keep its log for ever. */
export async function ensureArchiveCommand(session: pg.Client): Promise<void> {
  const { rows } = await session.query<{ mode: string; command: string }>(
    `select current_setting('archive_mode') as mode, current_setting('archive_command') as command`,
  );
  if (rows[0]?.mode === 'on' && rows[0].command === '') await stopArchiving(session);
}
