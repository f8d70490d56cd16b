import process from 'node:process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { runQuietly, step, StepFailed } from './step.mjs';

/** What both browser apps are made of, besides their own folder. */
const OF_BROWSER_APPS = [
  'packages/client',
  'packages/contract',
  'packages/design',
  'packages/domain',
  'packages/profile',
  'tsconfig.base.json',
  'package-lock.json',
];

/**
 * The website, the staff app and the server, each a build of its own. Files in `bySize` (pictures, clips) are compared by name, size and time.
 * @param {string} root
 */
const builds = (root) => [
  {
    step: 'Building the site',
    name: 'site',
    folder: 'apps/web',
    // The website's notices name the staff app's packages too.
    sources: ['apps/web', 'apps/staff/package.json', ...OF_BROWSER_APPS],
    bySize: ['apps/web/public'],
    command: [reactRouter(root), 'build'],
  },
  {
    step: 'Building the staff app',
    name: 'staff app',
    folder: 'apps/staff',
    sources: ['apps/staff', ...OF_BROWSER_APPS],
    bySize: [],
    command: [vite(root), 'build', '--logLevel', 'warn'],
  },
  {
    step: 'Building the server',
    name: 'server',
    folder: 'apps/api',
    sources: [
      'apps/api',
      'packages/contract',
      'packages/database',
      'packages/domain',
      'packages/embedded-postgres',
      'packages/profile',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    bySize: [],
    command: [vite(root), 'build', '--logLevel', 'warn'],
  },
];

/**
 * The built server (apps/api/vite.config.ts), which is what `npm start` and the image run.
 * @param {string} root
 */
export function builtServer(root) {
  return path.join(root, 'apps', 'api', 'build', 'server.js');
}

/**
 * Builds all of them into their `build` folders, but those that were built from exactly these sources.
 * @param {string} root
 * @param {string} node path of the Node to build with
 */
export async function ensureBuilt(root, node) {
  for (const build of builds(root)) {
    const stamp = path.join(root, build.folder, 'build', '.built-from');
    const print = fingerprint({ root, read: build.sources, bySize: build.bySize });
    if (isStamped(stamp, print)) continue;
    await step(build.step, async () => {
      rmSync(stamp, { force: true });
      const { code, output } = await runQuietly(node, build.command, {
        cwd: path.join(root, build.folder),
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (code !== 0)
        throw new StepFailed(
          `${output.trim()}\n\nThe ${build.name} does not build; the reason is above. Correct it and run the command again.`,
        );
      writeFileSync(stamp, print);
    });
  }
}

/**
 * The script behind the `react-router` command.
 * @param {string} root
 */
export function reactRouter(root) {
  return path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
}

/**
 * The script behind the `vite` command.
 * @param {string} root
 */
export function vite(root) {
  return path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
}
