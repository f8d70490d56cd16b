import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackupKeys, type OpeningKeys, readKeyFile, type SealingKeys } from './backup-keys.ts';
import { openSealed, UNSEALED } from './open-sealed.ts';
import { seal } from './seal.ts';

const NOW = new Date('2026-11-20T18:30Z');
const CONTENT = Buffer.from('what the studio knows '.repeat(10_000));

interface Keys {
  readonly sealing: SealingKeys;
  readonly opening: OpeningKeys;
}

let folder: string;
let file: string;
let ours: Keys;
let theirs: Keys;

async function newKeys(): Promise<Keys> {
  const { sealing, keyFile } = await makeBackupKeys('LIFTED', NOW);
  const opening = readKeyFile(keyFile);
  if (opening === undefined) throw new Error('The key file cannot be read.');
  return { sealing, opening };
}

async function write(path: string, keys: SealingKeys, subject = 'a dump'): Promise<void> {
  const content = (async function* () {
    yield await Promise.resolve(CONTENT);
  })();
  await writeFile(path, seal(content, { keys, subject: () => subject }));
}

async function read(path: string, keys: OpeningKeys | undefined, acceptUnsealed = false): Promise<string> {
  const contents = await openSealed(path, { keys, acceptUnsealed }, (subject) => subject === 'a dump');
  const chunks: Uint8Array[] = [];
  for await (const chunk of contents()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  file = join(folder, 'sealed');
  [ours, theirs] = await Promise.all([newKeys(), newKeys()]);
  await write(file, ours.sealing);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a sealed file', () => {
  it('shows nothing of its content, and opens with its key file', async () => {
    expect((await readFile(file)).includes('studio')).toBe(false);
    expect(await read(file, ours.opening)).toBe(CONTENT.toString());
  });

  it('needs a key, and the key of the studio that wrote it', async () => {
    await expect(read(file, undefined)).rejects.toThrow('is encrypted. Name the key file');
    await expect(read(file, undefined, true)).rejects.toThrow('is encrypted. Name the key file');
    await expect(read(file, theirs.opening)).rejects.toThrow('it is of another studio');
    const mixed = { identity: theirs.opening.identity, signedBy: ours.opening.signedBy };
    await expect(read(file, mixed)).rejects.toThrow('cannot be opened with this key');
  });

  it('encrypted for us but signed by another is refused: everybody can encrypt for us', async () => {
    const forged = join(folder, 'forged');
    await write(forged, { recipient: ours.sealing.recipient, signingKey: theirs.sealing.signingKey });
    await expect(read(forged, ours.opening)).rejects.toThrow('it is of another studio');
  });

  it('is refused wherever a byte of it was changed', async () => {
    const changed = join(folder, 'changed');
    const bytes = await readFile(file);
    const places = [0, 30, 250, Math.floor(bytes.length / 2), bytes.length - 300, bytes.length - 100];
    for (const place of [...places, bytes.length - 1]) {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      await writeFile(changed, copy);
      await expect(read(changed, ours.opening)).rejects.toThrow('Nothing was restored.');
    }
  });

  it('is refused when its end is missing, even the last byte of it', async () => {
    const cut = join(folder, 'cut');
    const { length } = await readFile(file);
    for (const kept of [length - 1, length - 200, length - 70_000, 100]) {
      await copyFile(file, cut);
      await truncate(cut, kept);
      await expect(read(cut, ours.opening)).rejects.toThrow('it is cut off, or not ours');
    }
  });

  it('is refused in the place of another', async () => {
    const exchanged = join(folder, 'exchanged');
    await write(exchanged, ours.sealing, 'another dump');
    await expect(read(exchanged, ours.opening)).rejects.toThrow(
      'is another file under this name: another dump',
    );
  });

  it('cannot be exchanged for one without encryption, which is taken only when that is asked for', async () => {
    const plain = join(folder, 'plain');
    await writeFile(plain, 'anything');
    await expect(read(plain, ours.opening)).rejects.toThrow('is neither encrypted nor signed');
    await expect(read(plain, undefined)).rejects.toThrow('add --unsealed');
    expect(await read(plain, UNSEALED.keys, UNSEALED.acceptUnsealed)).toBe('anything');
  });
});

it('is written and read in constant memory, however large it is', async () => {
  const MEGABYTE = 1024 * 1024;
  const SIZE = 64 * MEGABYTE;
  const large = join(folder, 'large');
  const chunk = Buffer.alloc(64 * 1024, 'what the studio knows');
  const before = heldInBuffers();
  let most = 0;
  const note = (passed: number) => {
    if (passed % (16 * MEGABYTE) === 0) most = Math.max(most, heldInBuffers() - before);
  };
  async function* content() {
    for (let written = 0; written < SIZE; written += chunk.length) {
      note(written);
      yield await Promise.resolve(chunk);
    }
  }
  try {
    await writeFile(large, seal(content(), { keys: ours.sealing, subject: () => 'a dump' }));
    const contents = await openSealed(large, { keys: ours.opening, acceptUnsealed: false }, () => true);
    let length = 0;
    for await (const bytes of contents()) note((length += bytes.length));
    expect(length).toBe(SIZE);
    expect(most).toBeLessThan(8 * MEGABYTE);
  } finally {
    await rm(large, { force: true });
  }
});

/** Bytes of buffers that are still in use: what is garbage is collected first. */
function heldInBuffers(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc(); gc()');
  return process.memoryUsage().arrayBuffers;
}

it('a file without the keys is no key file', async () => {
  const { keyFile } = await makeBackupKeys('LIFTED', NOW);
  expect(readKeyFile('')).toBeUndefined();
  expect(readKeyFile(keyFile.replace('AGE-SECRET-KEY-1', 'AGE-SECRET-KEY-1Q'))).toBeUndefined();
  expect(readKeyFile(keyFile.replace('signed by', 'signed'))).toBeUndefined();
});
