import { createWriteStream, existsSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { createTarPacker } from 'modern-tar';
import { errorCode } from '../database-log.ts';
import type { SealingKeys } from '../sealing/backup-keys.ts';
import { type Opening, openSealed } from '../sealing/open-sealed.ts';
import { seal } from '../sealing/seal.ts';
import type { BaseBackup } from './base-backups.ts';
import { copiedEntries } from './copied-files.ts';

/** A copy that is encrypted is one file. */
export const SEALED_COPY = 'data.tar.gz.age';

const FILE_MODE = 0o600;
const DIRECTORY_MODE = 0o700;
const READ_BYTES = 256 * 1024;

type Packer = ReturnType<typeof createTarPacker>['controller'];

/** How the signature of a copy names it. */
export function copySubject({ name, firstWal, finishedAt }: BaseBackup): string {
  return `base ${name} ${firstWal} ${finishedAt.toISOString()}`;
}

/**
 * Writes the data of a running PostgreSQL as one sealed file, in constant memory. `finish` ends PostgreSQL's own backup
 * once all files are in, and answers its label, which becomes the last of them.
 */
export async function writeSealedCopy(
  file: string,
  {
    cluster,
    keys,
    finish,
    subject,
  }: {
    readonly cluster: string;
    readonly keys: SealingKeys;
    readonly finish: () => Promise<string>;
    readonly subject: () => string;
  },
): Promise<void> {
  await pipeline(
    packed(cluster, finish),
    createGzip(),
    (bytes: AsyncIterable<Uint8Array>) => seal(bytes, { keys, subject }),
    createWriteStream(file, { mode: FILE_MODE, flush: true }),
  );
}

async function* packed(cluster: string, finish: () => Promise<string>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const packing = packAll(controller, cluster, finish).catch((error: unknown) => controller.error(error));
  yield* readable;
  await packing;
}

async function packAll(packer: Packer, cluster: string, finish: () => Promise<string>): Promise<void> {
  for await (const { kind, path } of copiedEntries(cluster)) {
    if (kind === 'file') await packUnlessGone(packer, join(cluster, path), path);
    else await packer.add({ name: `${path}/`, type: 'directory', size: 0, mode: DIRECTORY_MODE }).close();
  }
  const label = Buffer.from(await finish());
  const writer = packer.add({ name: 'backup_label', size: label.length, mode: FILE_MODE }).getWriter();
  await writer.write(label);
  await writer.close();
  packer.finalize();
}

/** A table may be dropped while it is copied; the log knows of that. */
async function packUnlessGone(packer: Packer, source: string, name: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(source, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && existsSync(dirname(source))) return;
    throw error;
  }
  try {
    await packFile(packer, handle, name);
  } finally {
    await handle.close();
  }
}

/** As many bytes as the file had when it was opened: what grows or shrinks meanwhile is in the log. */
async function packFile(packer: Packer, handle: FileHandle, name: string): Promise<void> {
  const { size } = await handle.stat();
  const writer = packer.add({ name, size, mode: FILE_MODE }).getWriter();
  let missing = size;
  while (missing > 0) {
    const chunk = Buffer.alloc(Math.min(READ_BYTES, missing));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length);
    const isAtEnd = bytesRead === 0;
    await writer.write(isAtEnd ? chunk : chunk.subarray(0, bytesRead));
    missing -= isAtEnd ? chunk.length : bytesRead;
  }
  await writer.close();
}

/** Lays a sealed copy out in a new folder. @throws SealedFileError with a sentence when it must not be used. */
export async function unpackSealedCopy(
  archive: string,
  { base, opening, into }: { readonly base: BaseBackup; readonly opening: Opening; readonly into: string },
): Promise<void> {
  const expected = copySubject(base);
  const file = join(archive, base.name, SEALED_COPY);
  const read = await openSealed(file, opening, (subject) => subject === expected);
  await mkdir(into, { recursive: true });
  await pipeline(read(), createGunzip(), unpackTar(into));
}
