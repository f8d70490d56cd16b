import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory, and those above it that do not exist yet. Not with mkdir's `recursive`: where the system says of a directory
 * whose parent exists that its parent is missing, as Linux does below /proc, Node tries for ever.
 * @throws Error of the system, with its code: a file in the way, no right to, or a place where there are no directories of ours.
 */
export function makeDirectory(directory: string, mode?: number): void {
  if (isDirectory(directory)) return;
  makeDirectory(dirname(directory), mode);
  try {
    mkdirSync(directory, mode);
  } catch (failure) {
    // Another process may have been faster.
    if (!isDirectory(directory)) throw failure;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
