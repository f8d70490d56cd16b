import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import type { SealingKeys } from '../sealing/backup-keys.ts';
import { type Opening, openSealed, SealedFileError } from '../sealing/open-sealed.ts';
import { seal } from '../sealing/seal.ts';
import { readSignature } from '../sealing/signature.ts';
import type { BaseBackup } from './base-backups.ts';
import { archivedFile, SEALED_LOG, walDirectory } from './wal-archive.ts';

const FILE_MODE = 0o600;
const DIRECTORY_MODE = 0o700;
/** A file of the log: timeline, then position. */
const LOG_NAME = /^(?<timeline>[0-9A-F]{8})(?<log>[0-9A-F]{8})(?<segment>[0-9A-F]{8})$/u;
const HISTORY_NAME = /^[0-9A-F]{8}\.history$/u;
const ARCHIVED = /\.gz(?:\.age)?$/u;
/** Files of 16 MB in one ‘log’ of 4 GB. */
const SEGMENTS_PER_LOG = 256;
const HEXADECIMAL = 16;

/**
 * Packs and seals a file of the log into the archive, there whole or not at all, also after a power cut. Answers false when
 * another file has its name already; the same once more is fine, since PostgreSQL repeats after a crash.
 */
export async function sealLogFile(source: string, target: string, keys: SealingKeys): Promise<boolean> {
  const subject = `${nameIn(basename(target, SEALED_LOG))}${await fingerprint(source, keys)}`;
  if (existsSync(target)) {
    const found = await readSignature(target);
    return found.kind === 'signed' && found.signature.subject === subject;
  }
  const part = `${target}.part`;
  await pipeline(
    createReadStream(source),
    createGzip(),
    (bytes: AsyncIterable<Uint8Array>) => seal(bytes, { keys, subject: () => subject }),
    createWriteStream(part, { mode: FILE_MODE, flush: true }),
  );
  await rename(part, target);
  const folder = await open(dirname(target), 'r');
  await folder.sync();
  await folder.close();
  return true;
}

/** How the signature of a file of the log begins: whatever its fingerprint, it is the one of that name. */
function nameIn(name: string): string {
  return `log ${name} `;
}

/** Says whether two files are the same to who has the signing key, and nothing to anybody else. */
async function fingerprint(source: string, { signingKey }: SealingKeys): Promise<string> {
  const hmac = createHmac('sha256', signingKey);
  const content: AsyncIterable<Uint8Array> = createReadStream(source);
  for await (const chunk of content) hmac.update(chunk);
  return hmac.digest('base64url');
}

/**
 * Opens the log that a copy needs into `folder`, as an archive that is not sealed has it: each file verified whole.
 * @throws SealedFileError with a sentence when one must not be used or, for the latest moment, is missing or damaged.
 */
export async function openLog(
  archive: string,
  {
    base,
    opening,
    folder,
    isComplete,
  }: {
    readonly base: BaseBackup;
    readonly opening: Opening;
    readonly folder: string;
    /** Up to its last file, no file may be missing or damaged. */
    readonly isComplete: boolean;
  },
): Promise<void> {
  const names = await neededLog(archive, base);
  if (isComplete) refuseGap(archive, names, base);
  await mkdir(walDirectory(folder), { recursive: true, mode: DIRECTORY_MODE });
  for (const name of names) {
    const sealed = archivedFile(archive, name, SEALED_LOG);
    const file = existsSync(sealed) ? sealed : archivedFile(archive, name);
    const read = await openSealed(file, opening, (subject) => subject.startsWith(nameIn(name)));
    await pipeline(read(), createWriteStream(archivedFile(folder, name), { mode: FILE_MODE }));
    if (isComplete && file !== sealed) await refuseDamage(file);
  }
}

/**
 * Checks the log of an archive that is not sealed up to its last file: PostgreSQL takes one that is missing or damaged for
 * the end of the log.
 * @throws SealedFileError with a sentence when a file is missing in between or damaged.
 */
export async function expectWholeLog(archive: string, base: BaseBackup): Promise<void> {
  const names = await neededLog(archive, base);
  refuseGap(archive, names, base);
  for (const name of names) await refuseDamage(archivedFile(archive, name));
}

/** The log of the copy's own history from its first file on, in order, after what is told of other histories. */
async function neededLog(archive: string, { firstWal }: BaseBackup): Promise<readonly string[]> {
  const timeline = LOG_NAME.exec(firstWal)?.groups?.['timeline'];
  const names = (await readdir(walDirectory(archive)))
    .filter((file) => ARCHIVED.test(file))
    .map((file) => file.replace(ARCHIVED, ''));
  const isNeeded = (name: string) =>
    HISTORY_NAME.test(name) || (LOG_NAME.exec(name)?.groups?.['timeline'] === timeline && name >= firstWal);
  return [...new Set(names)].filter(isNeeded).toSorted();
}

/** Whether the log that a copy needs is sealed, all of it or from some file on. */
export async function hasSealedLog(archive: string, base: BaseBackup): Promise<boolean> {
  const names = await neededLog(archive, base);
  return names.some((name) => existsSync(archivedFile(archive, name, SEALED_LOG)));
}

function refuseGap(archive: string, names: readonly string[], { firstWal }: BaseBackup): void {
  const found = names.flatMap((name) => positionOf(name) ?? []);
  const first = positionOf(firstWal) ?? 0;
  const gap = found.findIndex((position, index) => position !== first + index);
  if (found.length > 0 && gap < 0) return;
  throw new SealedFileError(
    walDirectory(archive),
    'lacks a file of the log, and what comes after it cannot be restored. To restore what comes before: --at TIME.',
  );
}

/** By the program that brings it back. */
async function refuseDamage(file: string): Promise<void> {
  try {
    await promisify(execFile)('gzip', ['-t', file]);
  } catch {
    throw new SealedFileError(
      file,
      'is damaged, and what comes after it cannot be restored. To restore what comes before: --at TIME.',
    );
  }
}

function positionOf(name: string): number | undefined {
  const { log, segment } = LOG_NAME.exec(name)?.groups ?? {};
  if (log === undefined || segment === undefined) return undefined;
  return Number.parseInt(log, HEXADECIMAL) * SEGMENTS_PER_LOG + Number.parseInt(segment, HEXADECIMAL);
}
