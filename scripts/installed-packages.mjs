import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules already holds every package of package-lock.json in its version, as after `npm install` by hand: then
 * `npm ci`, which empties the folder first, would only take time. Optional packages may be missing, because most of them are
 * meant for other systems.
 * @param {string} root
 */
export function holdsLockedPackages(root) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const locked = readPackages(path.join(root, 'package-lock.json'));
  return Object.entries(locked)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional }]) => {
      const found = installed[place];
      return found === undefined ? optional === true : found.version === version;
    });
}

/**
 * @param {string} file a lockfile, also the hidden one npm leaves in node_modules
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}
