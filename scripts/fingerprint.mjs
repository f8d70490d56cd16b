import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Generated folders and files. */
const GROWN = new Set(['node_modules', 'build', '.react-router', '.cache', '.data']);
const PIECE = Buffer.allocUnsafeSlow(65_536);

/**
 * A short text that changes whenever any of these inputs does. Files are read, so that a checkout that changes nothing
 * rebuilds nothing; `bySize` folders (pictures, clips) are compared by name, size and time, because reading megabytes at
 * every start would be slow.
 * @param {{ root: string, read: readonly string[], bySize?: readonly string[], facts?: readonly string[] }} inputs `read`
 * and `bySize` are files or folders below root; a missing one counts as empty
 */
export function fingerprint({ root, read, bySize = [], facts = [] }) {
  const hash = createHash('sha256');
  const measured = bySize.map((folder) => path.join(root, folder));
  for (const file of read.flatMap((entry) => filesBelow(path.join(root, entry), measured))) {
    hash.update(`${path.relative(root, file)}\0`);
    readInto(hash, file);
    hash.update('\0');
  }
  for (const file of measured.flatMap((folder) => filesBelow(folder, []))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\0`);
  }
  for (const fact of facts) hash.update(`${fact}\0`);
  return hash.digest('hex');
}

/**
 * Through one buffer: a process that has read two thousand files as a whole keeps 5 MB for as long as it runs, and that of
 * `npm start` runs as long as the server.
 * @param {import('node:crypto').Hash} hash
 * @param {string} file
 */
function readInto(hash, file) {
  const descriptor = openSync(file);
  try {
    let length;
    while ((length = readSync(descriptor, PIECE)) > 0) hash.update(PIECE.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * @param {string} entry
 * @param {readonly string[]} except
 * @returns {string[]} all files, in an order that does not depend on the file system
 */
function filesBelow(entry, except) {
  if (!existsSync(entry) || except.includes(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .filter((name) => !GROWN.has(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name), except));
}

/**
 * Whether a stamp file holds exactly this fingerprint.
 * @param {string} file
 * @param {string} print
 */
export function isStamped(file, print) {
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}
