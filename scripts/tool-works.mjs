import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runQuietly } from './step.mjs';
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
 * A suite of tests that writes a machine-readable report, from which its tests are counted.
 * @param {{ root: string, node: string }} place
 * @param {{ name: string, report: string, command: string, args: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv,
 *   count: (report: any) => { passed: number, failed: number, skipped: number } }} suite
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

/** @param {any} report of Vitest's JSON reporter */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const filesThatDidNotRun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + filesThatDidNotRun.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** @param {any} report of Playwright's JSON reporter */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
