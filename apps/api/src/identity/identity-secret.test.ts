import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSecret } from './identity-secret.ts';

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
