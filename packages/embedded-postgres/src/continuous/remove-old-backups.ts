import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BACKUP_FACTS,
  type BaseBackup,
  copyName,
  listHalfRemovedCopies,
  UNFINISHED,
} from './base-backups.ts';
import { walDirectory } from './wal-archive.ts';

const DAY_MS = 86_400_000;
/** A file of the log: timeline, then position, eight and sixteen hexadecimal digits. */
const WAL_NAME = /^(?<wal>(?<timeline>[0-9A-F]{8})[0-9A-F]{16})(?:\.[0-9A-F]{8}\.backup)?\.gz(?:\.age)?$/u;

/** Which copies no moment of the last `keepDays` days needs; the newest is always needed. `backups` are sorted by time. */
export function unneededBackups(
  backups: readonly BaseBackup[],
  { keepDays, now }: { readonly keepDays: number; readonly now: Date },
): readonly BaseBackup[] {
  const from = now.getTime() - keepDays * DAY_MS;
  const firstNeeded = backups.findLastIndex(({ finishedAt }) => finishedAt.getTime() <= from);
  return backups.slice(0, Math.max(0, firstNeeded));
}

/**
 * Which files of the log no kept copy needs. A copy needs what follows its first file on its own timeline: a restore begins
 * a new timeline at an earlier position, so that positions say nothing across timelines.
 */
export function unneededLog(files: readonly string[], kept: readonly BaseBackup[]): readonly string[] {
  return files.filter((file) => {
    const { wal, timeline } = WAL_NAME.exec(file)?.groups ?? {};
    if (wal === undefined || timeline === undefined) return false;
    return !kept.some(({ firstWal }) => firstWal.startsWith(timeline) && firstWal <= wal);
  });
}

/**
 * Removes what is left of copies that were interrupted, which may have filled the disk: the next copy is not made before. A
 * copy begun in the last day may still be under way.
 */
export async function removeInterruptedCopies(archive: string, now: Date): Promise<void> {
  const lastDay = copyName(new Date(now.getTime() - DAY_MS));
  for (const name of await readdir(archive)) {
    if (!name.endsWith(UNFINISHED) || name >= lastDay) continue;
    await rm(join(archive, name), { recursive: true, force: true });
  }
}

/** Removes unneeded copies, and the log that only they needed; also what is left of a removal that was interrupted. */
export async function removeOldBackups(
  archive: string,
  backups: readonly BaseBackup[],
  keep: { readonly keepDays: number; readonly now: Date },
): Promise<void> {
  const halfRemoved = await listHalfRemovedCopies(archive);
  const unneeded = unneededBackups(backups, keep).map(({ name }) => name);
  if (unneeded.length + halfRemoved.length === 0) return;
  for (const name of [...halfRemoved, ...unneeded]) {
    // First what makes it a copy: a removal that ends halfway leaves nothing that looks whole.
    await rm(join(archive, name, BACKUP_FACTS), { force: true });
    await rm(join(archive, name), { recursive: true, force: true });
  }
  const kept = backups.filter(({ name }) => !unneeded.includes(name));
  for (const name of unneededLog(await readdir(walDirectory(archive)), kept)) {
    await rm(join(walDirectory(archive), name));
  }
}
