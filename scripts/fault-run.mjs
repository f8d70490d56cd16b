import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { countVitest } from './testing/tool-works.mjs';
import { summary } from './testing/work-queue.mjs';

const NOTHING_RAN = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs cases of the fault suite, then prints their measurements and, as the last line, the totals.
 * @param {{ root: string, node: string }} place
 * @param {{ config: string, args: readonly string[], within?: readonly string[] }} run
 *   within: a command that runs another one, such as `ip netns exec NAME`
 */
export async function runFaults({ root, node }, { config, args, within = [] }) {
  const results = path.join(root, 'test-results');
  const figures = path.join(results, 'fault-figures.txt');
  const report = path.join(results, 'faults.json');
  mkdirSync(results, { recursive: true });
  for (const file of [figures, report]) rmSync(file, { force: true });
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await spawned(root, [
    ...within,
    node,
    vitest,
    'run',
    '--config',
    config,
    ...reporters,
    ...args,
  ]);
  const counted = existsSync(report) ? countVitest(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING_RAN;
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  if (existsSync(figures)) process.stdout.write(`\n${readFileSync(figures, 'utf8')}`);
  process.stdout.write(`\n${summary({ ...counted, failed, output: '' })}\n`);
  if (failed > 0) process.exitCode = 1;
}

/** Prints Vitest's output as it arrives and returns its exit code. */
function spawned(root, [file, ...args]) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches Vitest too, which then cleans up; this waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
