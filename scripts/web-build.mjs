import process from 'node:process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { runQuietly, step, StepFailed } from './step.mjs';

/** Inputs of the built site; pictures and clips in public are compared by name, size and time. */
const SOURCES = [
  'apps/web',
  'packages/client',
  'packages/contract',
  'packages/design',
  'packages/domain',
  'packages/profile',
  'tsconfig.base.json',
  'package-lock.json',
];
const PUBLIC = ['apps/web/public'];

/**
 * Builds the site into apps/web/build, unless it was built from exactly these sources.
 * @param {string} root
 * @param {string} node path of the Node to build with
 */
export async function ensureWebBuilt(root, node) {
  const stamp = path.join(root, 'apps', 'web', 'build', '.built-from');
  const print = fingerprint({ root, read: SOURCES, bySize: PUBLIC });
  if (isStamped(stamp, print)) return;
  await step('Building the site', async () => {
    rmSync(stamp, { force: true });
    const { code, output } = await runQuietly(node, [reactRouter(root), 'build'], {
      cwd: path.join(root, 'apps', 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0)
      throw new StepFailed(
        `${output.trim()}\n\nThe site does not build; the reason is above. Correct it and run the command again.`,
      );
    writeFileSync(stamp, print);
  });
}

/**
 * The script behind the `react-router` command.
 * @param {string} root
 */
export function reactRouter(root) {
  return path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
}
