import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checks } from './checks.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { runCommand, runQuietly, step, StepFailed } from './step.mjs';
import {
  countPlaywright,
  countVitest,
  runTool,
  scratchFolder,
  singleCheck,
  testSuite,
} from './tool-works.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { add, doAll, NOTHING, secondTries, summary } from './work-queue.mjs';

/*
 * `npm test`: everything, also on a bare clone. `npm test -- --only check|unit|size|e2e [file …]` runs one part; file names
 * after it go to Vitest or Playwright. The last line is the sum of all tests and checks.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CORES = 2;
const TEST_ENVIRONMENT = { TMPDIR: scratchFolder() };

/**
 * Parts in the order they run, those of a row side by side: sizes are looked at while the journeys' server fills its studio.
 * Suites that load both cores stand alone; their times would mislead otherwise.
 */
const ROWS = [['check'], ['unit'], ['size', 'e2e']];
const PARTS = ROWS.flat();

await runCommand(async () => {
  const { only, files } = readArguments(process.argv.slice(2));
  await ensureInstalled(root);
  const place = { root, node: projectNode(root) };
  if (only === undefined || only === 'size' || only === 'e2e') await ensureWebBuilt(root, place.node);
  if (only === undefined || only === 'e2e') await ensureBrowser(place);
  let total = NOTHING;
  for (const row of ROWS) {
    const parts = row.filter((part) => only === undefined || only === part);
    const works = parts.flatMap((part) => worksOf(part, place, files));
    total = add(total, await doAll(works, { atOnce: CORES }));
  }
  noteSecondTries(total);
  process.stdout.write(`\n${secondTries(total)}${summary(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * The names in a file, to compare runs.
 * @param {import('./work-queue.mjs').Outcome} total
 */
function noteSecondTries({ flaky }) {
  const folder = path.join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'flaky.json'), `${JSON.stringify(flaky, undefined, 2)}\n`);
}

/** @param {readonly string[]} args */
function readArguments(args) {
  if (args.length === 0) return { only: undefined, files: [] };
  const [flag, only, ...files] = args;
  if (flag === '--only' && PARTS.includes(only)) return { only, files };
  throw new StepFailed(`Usage: npm test [-- --only ${PARTS.join('|')} [file …]]`);
}

/** Unpacking takes seconds that no test should wait for; and without any browser it is better to hear it now. */
async function ensureBrowser({ node }) {
  await step('Finding a browser', async () => {
    const { code, output } = await runQuietly(node, [path.join(root, 'e2e', 'src', 'prepare-browser.ts')], {
      cwd: root,
    });
    if (code !== 0) throw new StepFailed(output.trim());
  });
}

/**
 * @param {string} part
 * @param {{ root: string, node: string }} place
 * @param {readonly string[]} files
 * @returns {import('./work-queue.mjs').Work[]}
 */
function worksOf(part, place, files) {
  if (part === 'check') return checks(place);
  if (part === 'unit') return [unitTests(place, files)];
  if (part === 'size') return [singleCheck('size budgets', () => runTool(place, 'size-limit', []))];
  return [journeys(place, files)];
}

function unitTests(place, files) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  return testSuite(place, {
    name: 'unit and database tests',
    report: 'unit.json',
    command: 'vitest',
    args: ['run', ...reporters, ...files],
    env: TEST_ENVIRONMENT,
    count: countVitest,
  });
}

function journeys(place, files) {
  return testSuite(place, {
    name: 'journeys in a browser',
    report: 'e2e.json',
    command: 'playwright',
    args: ['test', ...files],
    cwd: path.join(root, 'e2e'),
    env: TEST_ENVIRONMENT,
    count: countPlaywright,
  });
}
