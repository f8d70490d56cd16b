import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDirectory } from './make-directory.ts';
import { ensurePrivateDirectory } from './postgres-places.ts';

const LONGEST_MS = 20_000;
const PERMISSIONS = 0o777;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifted-folders-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('creates what is missing, once, with the same rights for all of it', async () => {
  const inner = join(folder, 'outer', 'inner');
  makeDirectory(inner, 0o700);
  makeDirectory(inner, 0o755);
  for (const one of [inner, join(folder, 'outer')]) expect((await stat(one)).mode & PERMISSIONS).toBe(0o700);
});

it('follows a link to a folder, and refuses one that leads nowhere', async () => {
  await symlink(folder, join(folder, 'link'));
  makeDirectory(join(folder, 'link', 'behind'));
  expect((await stat(join(folder, 'behind'))).isDirectory()).toBe(true);
  await symlink(join(folder, 'nowhere'), join(folder, 'broken'));
  expect(() => makeDirectory(join(folder, 'broken'))).toThrow(/EEXIST/);
});

it('refuses a file in its place or above it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => makeDirectory(file)).toThrow(/EEXIST/);
  expect(() => makeDirectory(join(file, 'inner'))).toThrow(/EEXIST/);
  expect(() => ensurePrivateDirectory(file, null)).toThrow(`${file} must be a folder.`);
});

// In a process of its own: one that tries for ever cannot be stopped from inside.
it.each([
  ['a directory', 'make-directory.ts', "makeDirectory('/proc/nope/inner')"],
  ['the data', 'postgres-places.ts', "preparePlaces('/proc/nope', 'tested')"],
  ['an archive', 'continuous/wal-archive.ts', "prepareArchive('/proc/nope', { account: null })"],
])('gives up on %s where the system creates none', async (_, module, call) => {
  const program = `const called = await import('${new URL(module, import.meta.url).href}');
    try { called.${call}; } catch (failure) { console.log(failure.syscall); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  expect(stdout).toBe('mkdir\n');
});
