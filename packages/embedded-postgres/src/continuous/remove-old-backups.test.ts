import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BaseBackup, copyName, listBaseBackups } from './base-backups.ts';
import {
  removeInterruptedCopies,
  removeOldBackups,
  unneededBackups,
  unneededLog,
} from './remove-old-backups.ts';

const KEEP_DAYS = 14;
const now = new Date(Date.UTC(2026, 2, 31));

/** A copy of some day of the month, the log of which begins with this file. */
function copyOf(days: number, firstWal = ''): BaseBackup {
  const finishedAt = new Date(Date.UTC(2026, 2, 1 + days));
  return { name: copyName(finishedAt), finishedAt, firstWal };
}

/** A file of the log. */
function wal(timeline: number, position: number): string {
  return `${timeline.toString().padStart(8, '0')}${position.toString().padStart(16, '0')}`;
}

describe('a copy in the archive', () => {
  const unneeded = (...days: number[]) =>
    unneededBackups(
      days.map((day) => copyOf(day)),
      { keepDays: KEEP_DAYS, now },
    );

  it('is kept while a moment of the last days needs it', () => {
    expect(unneeded(0, 7, 15, 16, 17, 30)).toEqual([copyOf(0), copyOf(7), copyOf(15)]);
    expect(unneeded(0, 17, 30)).toEqual([]);
    expect(unneeded(16)).toEqual([]);
    expect(unneeded(0, 1)).toEqual([copyOf(0)]);
    expect(unneeded()).toEqual([]);
  });
});

describe('a file of the log', () => {
  it('is kept from the first one on that a kept copy of its timeline needs', () => {
    const kept = [copyOf(20, wal(1, 90)), copyOf(25, wal(1, 95)), copyOf(30, wal(2, 40))];
    const files = [wal(1, 89), wal(1, 90), wal(1, 97), wal(2, 39), wal(2, 40), wal(2, 41)];
    const packed = files.map((name) => `${name}.gz`);
    expect(unneededLog(packed, kept)).toEqual([`${wal(1, 89)}.gz`, `${wal(2, 39)}.gz`]);
  });

  it('goes with the last copy of its timeline, whatever its position, packed or sealed', () => {
    const kept = [copyOf(30, wal(2, 40))];
    const gone = [`${wal(1, 97)}.gz`, `${wal(1, 98)}.gz.age`, `${wal(1, 97)}.00000028.backup.gz`];
    expect(unneededLog([...gone, `${wal(2, 97)}.gz`], kept)).toEqual(gone);
  });

  it('is kept where it tells of the timelines, or is not one of PostgreSQL’s', () => {
    const others = ['00000002.history.gz', '00000002.history.gz.age', `${wal(1, 1)}.part`, 'notes.txt'];
    expect(unneededLog(others, [copyOf(30, wal(2, 40))])).toEqual([]);
  });
});

describe('an archive', () => {
  let archive: string;
  beforeEach(() => {
    archive = mkdtempSync(join(tmpdir(), 'archive-'));
    mkdirSync(join(archive, 'wal'));
  });
  afterEach(() => rmSync(archive, { recursive: true }));

  function write({ name, finishedAt, firstWal }: BaseBackup): void {
    mkdirSync(join(archive, name, 'data'), { recursive: true });
    const facts = { finished_at: finishedAt.toISOString(), first_wal: firstWal };
    writeFileSync(join(archive, name, 'backup.json'), JSON.stringify(facts));
  }
  function writeLog(...names: readonly string[]): void {
    for (const name of names) writeFileSync(join(archive, 'wal', name), '');
  }
  const removeOld = async () =>
    removeOldBackups(archive, await listBaseBackups(archive), { keepDays: KEEP_DAYS, now });

  it('keeps the log of every kept copy, also where a restore has begun earlier in it', async () => {
    for (const copy of [copyOf(0, wal(1, 80)), copyOf(16, wal(1, 90)), copyOf(30, wal(2, 85))]) write(copy);
    writeLog(`${wal(1, 80)}.gz`, `${wal(1, 90)}.gz`, `${wal(1, 96)}.gz`, `${wal(2, 85)}.gz`);
    await removeOld();
    expect(await listBaseBackups(archive)).toEqual([copyOf(16, wal(1, 90)), copyOf(30, wal(2, 85))]);
    const log = readdirSync(join(archive, 'wal')).toSorted();
    expect(log).toEqual([`${wal(1, 90)}.gz`, `${wal(1, 96)}.gz`, `${wal(2, 85)}.gz`]);
  });

  it('goes on after a removal that was interrupted, and finishes it', async () => {
    write(copyOf(30, wal(1, 90)));
    const half = join(archive, copyOf(0).name);
    mkdirSync(join(half, 'data'), { recursive: true });
    writeLog(`${wal(1, 80)}.gz`, `${wal(1, 90)}.gz`);
    expect(await listBaseBackups(archive)).toEqual([copyOf(30, wal(1, 90))]);
    await removeOld();
    expect(existsSync(half)).toBe(false);
    expect(readdirSync(join(archive, 'wal'))).toEqual([`${wal(1, 90)}.gz`]);
  });

  it('loses a copy that was interrupted, also where no other is old, and none that may be under way', async () => {
    const interrupted = `${copyName(new Date(now.getTime() - 25 * 3_600_000))}.unfinished`;
    const underWay = `${copyName(new Date(now.getTime() - 3_600_000))}.unfinished`;
    for (const name of [interrupted, underWay]) mkdirSync(join(archive, name));
    await removeInterruptedCopies(archive, now);
    expect(readdirSync(archive).toSorted()).toEqual([underWay, 'wal']);
  });
});
