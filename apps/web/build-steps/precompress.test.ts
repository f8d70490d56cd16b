import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('precompress', () => {
  it('writes text files twice more, and pictures not', async () => {
    const text = '<p>strong</p>'.repeat(50);
    await writeFile(join(folder, 'index.html'), text);
    await writeFile(join(folder, 'hero.avif'), 'picture');
    await precompress(pathToFileURL(`${folder}/`));
    expect((await readdir(folder)).sort()).toEqual([
      'hero.avif',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(text);
  });
});
