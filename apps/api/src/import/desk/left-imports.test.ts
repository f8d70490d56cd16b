import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFolderStart, removeLeftImports } from './left-imports.ts';

/** Larger than any system numbers its processes. */
const KILLED = 999_999_999;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-imports-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the files of an import that was killed go at the next start, and those of an import under way stay', async () => {
  const before = `${basename(importFolderStart())}afterRestart`;
  const [killed, underWay] = [`studio-import-${KILLED}-a1B2c3`, `studio-import-${process.ppid}-a1B2c3`];
  for (const name of [before, killed, underWay, 'studio-import-notes']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'customers.csv'), 'id,first_name\n1,Mia\n');
  }
  await removeLeftImports();
  expect(readdirSync(folder).toSorted()).toEqual([underWay, 'studio-import-notes'].toSorted());
});

it('a start without a folder for temporary files is none of an import', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'missing'));
  await expect(removeLeftImports()).resolves.toBe(undefined);
});
