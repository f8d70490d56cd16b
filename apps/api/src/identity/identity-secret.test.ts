import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSecret } from './identity-secret.ts';

const LONGEST_MS = 20_000;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('a demo keeps its secret where only its owner can read it', async () => {
  const dataDir = join(directory, 'new');
  const secret = await demoSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await demoSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600);
});

it('processes that start at the same time agree on one secret and leave nothing else behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => demoSecret(directory)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(directory)).toEqual(['identity-secret']);
});

it('two demos have different secrets', async () => {
  expect(await demoSecret(join(directory, 'a'))).not.toBe(await demoSecret(join(directory, 'b')));
});

// In a process of its own: one that tries for ever cannot be stopped from inside.
it('a folder that cannot be created is an error', async () => {
  const program = `const { demoSecret } = await import('${new URL('identity-secret.ts', import.meta.url).href}');
    await demoSecret('/proc/nope').catch((failure) => console.log(failure.syscall));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  expect(stdout).toBe('mkdir\n');
});
