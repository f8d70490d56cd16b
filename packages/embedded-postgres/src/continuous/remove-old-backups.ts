import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BaseBackup, UNFINISHED } from './base-backups.ts';
import { walDirectory } from './wal-archive.ts';

const DAY_MS = 86_400_000;
/** A file of the log: timeline, then position, eight and sixteen hexadecimal digits. */
const WAL_NAME = /^[0-9A-F]{8}(?<position>[0-9A-F]{16})(?:\.[0-9A-F]{8}\.backup)?\.gz(?:\.age)?$/u;

/** Which copies no moment of the last `keepDays` days needs; the newest is always needed. `backups` are sorted by time. */
export function unneededBackups(
  backups: readonly BaseBackup[],
  { keepDays, now }: { readonly keepDays: number; readonly now: Date },
): readonly BaseBackup[] {
  const from = now.getTime() - keepDays * DAY_MS;
  const firstNeeded = backups.findLastIndex(({ finishedAt }) => finishedAt.getTime() <= from);
  return backups.slice(0, Math.max(0, firstNeeded));
}

/** Removes unneeded copies, and the log before the first one that is left. */
export async function removeOldBackups(
  archive: string,
  backups: readonly BaseBackup[],
  keep: { readonly keepDays: number; readonly now: Date },
): Promise<void> {
  const unneeded = unneededBackups(backups, keep);
  const oldest = backups[unneeded.length];
  if (oldest === undefined || unneeded.length === 0) return;
  for (const { name } of unneeded) {
    await rm(join(archive, name, 'backup.json'));
    await rm(join(archive, name), { recursive: true });
  }
  for (const name of await readdir(archive)) {
    if (name.endsWith(UNFINISHED)) await rm(join(archive, name), { recursive: true });
  }
  const first = positionOf(`${oldest.firstWal}.gz`);
  for (const name of await readdir(walDirectory(archive))) {
    const position = positionOf(name);
    if (first !== undefined && position !== undefined && position < first) {
      await rm(join(walDirectory(archive), name));
    }
  }
}

function positionOf(name: string): string | undefined {
  return WAL_NAME.exec(name)?.groups?.['position'];
}
