import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './site-files.ts';

const TEXT_FILE = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes every text file of the site once more as .br and .gz, each as small as it gets, for the server to send as they are. */
export async function precompress(site: URL): Promise<void> {
  const texts = (await filesBelow(site)).filter((file) => TEXT_FILE.test(file.pathname));
  await Promise.all(texts.map(compressFile));
}

async function compressFile(file: URL): Promise<void> {
  const content = await readFile(file);
  const [small, zipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    writeFile(new URL(`${file.href}.br`), small),
    writeFile(new URL(`${file.href}.gz`), zipped),
  ]);
}
