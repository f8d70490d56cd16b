import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled, npm } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, step, StepFailed } from './step.mjs';

/*
 * `npm run test:firebase [file …]`: the identity provider's contract tests against Firebase's official emulator. It is
 * installed separately, in firebase-tests.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'firebase-tests');

await runCommand(async () => {
  await ensureInstalled(root);
  await ensureEmulator();
  const node = projectNode(root);
  await ensureBuilt(root, node);
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [playwright, 'test', '--config', 'firebase.config.ts', ...process.argv.slice(2)];
  return handOver([{ file: node, args, cwd: path.join(root, 'e2e') }]);
});

/** Installs the emulator, about 310 MB, if missing; it needs no install scripts and no Java. */
async function ensureEmulator() {
  const stamp = path.join(folder, 'node_modules', '.installed');
  const print = fingerprint({ root: folder, read: ['package-lock.json'] });
  if (isStamped(stamp, print)) return;
  await step('Installing the emulator of Firebase', async () => {
    const { code, output } = await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0 || !existsSync(path.join(folder, 'node_modules', 'firebase-tools')))
      throw new StepFailed(
        `${output.trim()}\n\nThe emulator of Firebase could not be installed here, so nothing was tested against it. ` +
          'The product does not need it: `npm test` runs the same contract against the studio’s own provider.',
      );
    writeFileSync(stamp, print);
  });
}
