import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, StepFailed } from './step.mjs';
import { countVitest } from './tool-works.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { summary } from './work-queue.mjs';

/*
 * `npm run test:faults [case …]`: what happens to the real server and its database when something breaks. Cases run one
 * after the other, followed by the measurements and, as the last line, the totals.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CASES = path.join(root, 'faults', 'cases');
const ENDING = '.fault.ts';
const RESULTS = path.join(root, 'test-results');
const FIGURES = path.join(RESULTS, 'fault-figures.txt');
const REPORT = path.join(RESULTS, 'faults.json');
const NOTHING_RAN = { passed: 0, failed: 0, skipped: 0 };

await runCommand(async () => {
  await ensureInstalled(root);
  const node = projectNode(root);
  await ensureWebBuilt(root, node);
  mkdirSync(RESULTS, { recursive: true });
  for (const file of [FIGURES, REPORT]) rmSync(file, { force: true });
  const code = await runCases(node, chosenCases(process.argv.slice(2)));
  const counted = existsSync(REPORT) ? countVitest(JSON.parse(readFileSync(REPORT, 'utf8'))) : NOTHING_RAN;
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  if (existsSync(FIGURES)) process.stdout.write(`\n${readFileSync(FIGURES, 'utf8')}`);
  process.stdout.write(`\n${summary({ ...counted, failed, output: '' })}\n`);
  if (failed > 0) process.exitCode = 1;
});

/** All cases, or those whose name contains one of the words. */
function chosenCases(words) {
  const all = readdirSync(CASES).filter((file) => file.endsWith(ENDING));
  const chosen = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new StepFailed(`There is no such case. There are:\n${all.join('\n')}`);
}

/** Prints Vitest's output as it arrives and returns its exit code. */
function runCases(node, cases) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const files = cases.map((file) => `faults/cases/${file}`);
  const child = spawn(node, [vitest, 'run', '--config', 'faults/vitest.config.ts', ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches Vitest too, which then cleans up; this waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
