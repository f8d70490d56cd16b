import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { checks } from './testing/checks.mjs';
import { ensureInstalled } from './installed.mjs';
import { projectNode } from './node-runtime.mjs';
import { shiftedClock, turningMoments } from './testing/shifted-clock.mjs';
import { runCommand, runQuietly, step, StepFailed } from './step.mjs';
import {
  countPlaywright,
  countVitest,
  runTool,
  scratchFolder,
  singleCheck,
  testSuite,
} from './testing/tool-works.mjs';
import { add, doAll, NOTHING, secondTries, summary } from './testing/work-queue.mjs';

/*
 * `npm test`: what decides whether a change lands, also on a bare clone. `npm run test:all` (`--all`) adds the long tests and
 * the journeys that are no act of a person, without a second try; `--hard` runs each of its journeys three times and its files
 * in another order each time, and then `npm test` at moments when days, weeks and clocks turn. `--at 2026-12-31T23:50` runs at
 * another moment (Berlin time). `--only check|unit|size|e2e [file …]` runs one part; file names after it go to Vitest or
 * Playwright, which then leave nothing of them out. The last line is the sum of all tests and checks.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CORES = 2;

/**
 * Parts in the order they run, those of a row side by side: sizes are looked at while the journeys' server fills its studio.
 * Suites that load both cores stand alone; their times would mislead otherwise.
 */
const ROWS = [['check'], ['unit'], ['size', 'e2e']];
const PARTS = ROWS.flat();

await runCommand(async () => {
  const { extent, only, files, at } = readArguments(process.argv.slice(2));
  if (at !== undefined) {
    const rest = process.argv
      .slice(2)
      .filter((arg, index, all) => arg !== '--at' && all[index - 1] !== '--at');
    if ((await runAt(at, rest)) !== 0) process.exitCode = 1;
    return;
  }
  await ensureInstalled(root);
  const place = { root, node: projectNode(root) };
  if (only === undefined || only === 'size' || only === 'e2e') await ensureBuilt(root, place.node);
  if (only === undefined || only === 'e2e') await ensureBrowser(place);
  let total = NOTHING;
  for (const row of ROWS) {
    const parts = row.filter((part) => only === undefined || only === part);
    const works = parts.flatMap((part) => worksOf(part, { place, extent, files }));
    total = add(total, await doAll(works, { atOnce: CORES }));
  }
  noteSecondTries(total);
  if (extent === 'hard' && only === undefined) {
    for (const moment of turningMoments(new Date())) total = add(total, await atMoment(moment));
  }
  process.stdout.write(`\n${secondTries(total)}${summary(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});

/** What `npm test` comes to at another moment, as one test; its own lines are printed while it runs. */
async function atMoment(moment) {
  process.stdout.write(`\nAt ${moment} in Berlin:\n`);
  return { ...NOTHING, ...((await runAt(moment, [])) === 0 ? { passed: 1 } : { failed: 1 }) };
}

/** @returns {Promise<number>} its exit code */
function runAt(moment, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...shiftedClock(moment, new Date()) };
    const script = fileURLToPath(import.meta.url);
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The names in a file, to compare runs.
 * @param {import('./testing/work-queue.mjs').Outcome} total
 */
function noteSecondTries({ flaky }) {
  const folder = path.join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'flaky.json'), `${JSON.stringify(flaky, undefined, 2)}\n`);
}

/**
 * @param {readonly string[]} args
 * @returns {{ extent: 'acts' | 'all' | 'hard', only: string | undefined, files: readonly string[], at: string | undefined }}
 */
function readArguments(args) {
  const { values, positionals } = parsed(args);
  const { all = false, hard = false, only, at } = values;
  const isUsable = only === undefined ? positionals.length === 0 : PARTS.includes(only);
  if (!isUsable)
    throw new StepFailed(
      `Usage: npm test [-- [--all] [--hard] [--at MOMENT] [--only ${PARTS.join('|')} [file …]]]`,
    );
  const extent = hard ? 'hard' : all || positionals.length > 0 ? 'all' : 'acts';
  return { extent, only, files: positionals, at };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    const [flag, text] = [{ type: 'boolean' }, { type: 'string' }];
    const options = { all: flag, hard: flag, only: text, at: text };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StepFailed(error.message);
  }
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
 * @param {{ place: { root: string, node: string }, extent: 'acts' | 'all' | 'hard', files: readonly string[] }} run
 * @returns {import('./testing/work-queue.mjs').Work[]}
 */
function worksOf(part, { place, extent, files }) {
  const env = { TMPDIR: scratchFolder(), TEST_EXTENT: extent };
  if (part === 'check') return checks(place);
  if (part === 'size') return [singleCheck('size budgets', () => runTool(place, 'size-limit', []))];
  if (part === 'unit') {
    const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
    const order = extent === 'hard' ? ['--sequence.shuffle.files'] : [];
    return [
      testSuite(place, {
        name: 'unit and database tests',
        report: 'unit.json',
        command: 'vitest',
        args: ['run', ...reporters, ...order, ...files],
        env,
        count: countVitest,
      }),
    ];
  }
  return [
    testSuite(place, {
      name: 'journeys in a browser',
      report: 'e2e.json',
      command: 'playwright',
      args: ['test', ...files],
      cwd: path.join(root, 'e2e'),
      env,
      count: countPlaywright,
    }),
  ];
}
