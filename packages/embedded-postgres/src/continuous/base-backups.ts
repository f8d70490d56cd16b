import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy of PostgreSQL's data in an archive. */
export interface BaseBackup {
  /** Its folder, which sorts by time. */
  readonly name: string;
  /** The first moment it gives back, together with the log. */
  readonly finishedAt: Date;
  /** The first file of the log it needs. */
  readonly firstWal: string;
}

/** Name of the file with what a copy is, beside its data. */
export const BACKUP_FACTS = 'backup.json';
/** Folder of a copy that is not encrypted. */
export const PLAIN_COPY = 'data';
/** End of the name of a folder that is being written. */
export const UNFINISHED = '.unfinished';

const NAME = /^base-\d{8}T\d{6}Z$/u;

/** The folder of a copy begun at this moment. */
export function copyName(begunAt: Date): string {
  return `base-${begunAt.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`;
}

/** The finished copies of an archive, oldest first. */
export async function listBaseBackups(archive: string): Promise<readonly BaseBackup[]> {
  const names = await listFolders(archive);
  const whole = names.filter((name) => existsSync(join(archive, name, BACKUP_FACTS)));
  return Promise.all(whole.map((name) => readBaseBackup(archive, name)));
}

/** Folders of copies whose removal was interrupted. A copy has its facts before it has its name. */
export async function listHalfRemovedCopies(archive: string): Promise<readonly string[]> {
  const names = await listFolders(archive);
  return names.filter((name) => !existsSync(join(archive, name, BACKUP_FACTS)));
}

async function listFolders(archive: string): Promise<readonly string[]> {
  return (await readdir(archive)).filter((name) => NAME.test(name)).toSorted();
}

async function readBaseBackup(archive: string, name: string): Promise<BaseBackup> {
  const facts: unknown = JSON.parse(await readFile(join(archive, name, BACKUP_FACTS), 'utf8'));
  if (
    typeof facts !== 'object' ||
    facts === null ||
    !('finished_at' in facts && typeof facts.finished_at === 'string') ||
    !('first_wal' in facts && typeof facts.first_wal === 'string')
  ) {
    throw new Error(`${join(archive, name, BACKUP_FACTS)} is damaged.`);
  }
  return { name, finishedAt: new Date(facts.finished_at), firstWal: facts.first_wal };
}
