import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^studio-import-(?<process>\d+)-/u;

/** How the folders begin that this process writes the files of an import to, which hold members' data. */
export function importFolderStart(): string {
  return join(tmpdir(), `studio-import-${process.pid}-`);
}

/** Removes such folders of processes that were killed during an import. Call it before the first import. */
export async function removeLeftImports(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const owner = NAME.exec(name)?.groups?.['process'];
    if (owner === undefined || runsBeside(Number(owner))) continue;
    // Another account's folder is that account's to remove.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether this is another process that runs; in a container the one before may have had our number. */
function runsBeside(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
