import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
const SMALLEST_WRITE = 4096;

/** A separate file system that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it completely. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** Why no small disk can be created here; undefined when it can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.getuid?.() !== 0) return 'a file system of its own (tmpfs) needs root';
  try {
    openDisk(1).remove();
    return undefined;
  } catch {
    // Containers often may not mount; report that.
    return 'this machine lets nobody mount a tmpfs';
  }
}

/** Creates one of this many megabytes in memory. */
export function openDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'lifted-faults-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'none', folder], {
    stdio: 'pipe',
  });
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillWith(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmdirSync(folder);
    },
  };
}

function fillWith(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let size = MEGABYTE; size >= SMALLEST_WRITE; size /= 2)
      writeUntilFull(descriptor, Buffer.alloc(size, 1));
  } finally {
    closeSync(descriptor);
  }
}

function writeUntilFull(descriptor: number, bytes: Buffer): void {
  try {
    for (;;) if (writeSync(descriptor, bytes) < bytes.length) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
