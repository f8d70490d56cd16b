import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runQuietly } from '../step.mjs';
import { NOTHING } from './work-queue.mjs';

/**
 * A check that is one thing: it passed or it failed.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} run
 * @returns {import('./work-queue.mjs').Work}
 */
export function singleCheck(name, run) {
  return {
    name,
    run: async () => {
      const { code, output } = await run();
      return { ...NOTHING, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * A command of node_modules/.bin, run by the project's Node.
 * @param {{ root: string, node: string }} place
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runTool({ root, node }, command, args, { cwd = root, env = {} } = {}) {
  const tools = path.join(root, 'node_modules', '.bin');
  const searchPath = [path.dirname(node), tools, process.env.PATH ?? ''].join(path.delimiter);
  return runQuietly(path.join(tools, process.platform === 'win32' ? `${command}.cmd` : command), args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env, PATH: searchPath },
  });
}

/**
 * How many tests of a suite ended how.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly string[] }} Counted
 *
 * What Vitest's JSON reporter writes, as far as it is read here.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} VitestReport
 *
 * A file or a group of tests in the report of Playwright's JSON reporter, as far as it is read here.
 * @typedef {{ title: string, suites?: readonly PlaywrightSuite[],
 *   specs?: readonly { title: string, tests: readonly { status: string, projectName: string }[] }[] }} PlaywrightSuite
 *
 * The whole of it.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[],
 *   suites?: readonly PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * A suite of tests that writes a machine-readable report, from which its tests are counted.
 * @template Report
 * @param {{ root: string, node: string }} place
 * @param {{ name: string, report: string, command: string, args: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv,
 *   count: (report: Report) => Counted }} suite
 *   report: file name below test-results
 * @returns {import('./work-queue.mjs').Work}
 */
export function testSuite(place, { name, report, command, args, cwd, env, count }) {
  const file = path.join(place.root, 'test-results', report);
  return {
    name,
    run: async () => {
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { force: true });
      const { code, output } = await runTool(place, command, args, { cwd, env });
      const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { ...NOTHING };
      // A suite that stops before its first test, or fails outside of one, counts as a failure.
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
      return { ...counted, failed, output };
    },
  };
}

/**
 * @param {VitestReport} report
 * @returns {Counted}
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const filesThatDidNotRun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + filesThatDidNotRun.length,
    skipped: numPendingTests + numTodoTests,
    flaky: [],
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counted}
 */
export function countPlaywright({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyTests(suite, [])),
  };
}

/**
 * Names of the tests of a suite that passed at their second try: project, file, and the titles that lead to them.
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above titles around it
 * @returns {string[]}
 */
function flakyTests({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => [`[${projectName}]`, [...titles, spec.title].join(' › ')].join(' ')),
  );
  return [...own, ...suites.flatMap((inner) => flakyTests(inner, titles))];
}

/** Linux keeps what lies here in memory. */
const IN_MEMORY = '/dev/shm';
/** What the databases of a whole run and its servers take at most, several times over. */
const NEEDED_BYTES = 6_000_000_000;

/**
 * Where tests put their databases and files: in memory where there is plenty, because creating and dropping some hundred
 * databases of a thousand files each takes a file system on a disk a third of the tests' time.
 * @param {{ folder?: string, freeMemory?: number, needed?: number }} [machine] sizes in bytes
 */
export function scratchFolder({ folder = IN_MEMORY, freeMemory = freemem(), needed = NEEDED_BYTES } = {}) {
  return Math.min(freeMemory, freeBytes(folder)) >= needed && existsSync(folder) ? folder : tmpdir();
}

/** @param {string} folder */
function freeBytes(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
