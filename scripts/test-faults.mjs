import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, StepFailed } from './step.mjs';
import { countVitest, testSuite } from './tool-works.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { doAll, summary } from './work-queue.mjs';

/*
 * `npm run test:faults [case …]`: what happens to the real server and its database when something breaks. Cases one after
 * the other, each with a line of its own; then what was measured; the last line is the sum.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CASES = path.join(root, 'faults', 'cases');
const ENDING = '.fault.ts';
const FIGURES = path.join(root, 'test-results', 'fault-figures.txt');

await runCommand(async () => {
  await ensureInstalled(root);
  const place = { root, node: projectNode(root) };
  await ensureWebBuilt(root, place.node);
  rmSync(FIGURES, { force: true });
  const total = await doAll(
    chosenCases(process.argv.slice(2)).map((name) => suiteOf(place, name)),
    { atOnce: 1 },
  );
  if (existsSync(FIGURES)) process.stdout.write(`\n${readFileSync(FIGURES, 'utf8')}`);
  process.stdout.write(`\n${summary(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});

/** All cases, or those whose name contains one of the words. */
function chosenCases(words) {
  const all = readdirSync(CASES)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  const chosen = words.length === 0 ? all : all.filter((name) => words.some((word) => name.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new StepFailed(`There is no such case. There are: ${all.join(', ')}.`);
}

function suiteOf(place, name) {
  const reporters = ['--reporter=default', '--reporter=json'];
  return testSuite(place, {
    name: name.replaceAll('-', ' '),
    report: `fault-${name}.json`,
    command: 'vitest',
    args: [
      'run',
      '--config',
      'faults/vitest.config.ts',
      ...reporters,
      `--outputFile.json=test-results/fault-${name}.json`,
      `faults/cases/${name}${ENDING}`,
    ],
    count: countVitest,
  });
}
