import { existsSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { holdsLockedPackages } from './installed-packages.mjs';
import { runQuietly, step, StepFailed } from './step.mjs';

/** Size of the unpacked packages and browser; with less free, a full disk is the reason, whatever npm says. */
const NEEDED_MB = 1200;
const BYTES_PER_MB = 1_000_000;

/**
 * Installs the packages of package-lock.json, unless exactly these are installed already.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stamp = path.join(root, 'node_modules', '.installed');
  const print = fingerprint({ root, read: ['package-lock.json'], facts: [process.platform, process.arch] });
  if (isStamped(stamp, print)) return;
  if (holdsLockedPackages(root)) {
    writeFileSync(stamp, print);
    return;
  }
  await step('Installing packages', async () => {
    const { code, output } = await npm(root, [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) throw new StepFailed(`${output.trim()}\n\n${whatToDo(root, output)}`);
    writeFileSync(stamp, print);
  });
}

/**
 * npm as it was started, so that an `npm ci` does not run on a Node it is about to delete.
 * @param {string} root
 * @param {readonly string[]} args
 */
export function npm(root, args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script !== undefined && existsSync(script))
    return runQuietly(node ?? process.execPath, [script, ...args], { cwd: root });
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root });
}

/** npm's errors and what they mean; the first match counts. */
const ADVICE = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i,
    'npm could not reach its registry. The first start needs a network connection; later ones do not. Connect and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'This user may not write here. Give the folder to the user who starts LIFTED, or start it as the owner of the folder.',
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree. Run `npm install` and commit the lockfile.',
  ],
  [/EINTEGRITY/, 'A downloaded package is damaged. Run `npm cache verify` and try again.'],
  [/ENOENT.*npm|spawn npm/, 'npm was not found. Install it together with Node (https://nodejs.org).'],
];

/**
 * @param {string} root
 * @param {string} output of npm
 */
function whatToDo(root, output) {
  const free = freeMegabytes(root);
  if (/ENOSPC/.test(output) || free < NEEDED_MB) {
    return `The disk is full: installing needs about ${NEEDED_MB} MB in ${root}, ${free} MB are free. Make room and run the command again.`;
  }
  const known = ADVICE.find(([pattern]) => pattern.test(output));
  return (
    known?.[1] ??
    'The packages could not be installed; npm says why above. Run the command again once that is solved.'
  );
}

/** @param {string} folder */
function freeMegabytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / BYTES_PER_MB);
}
