import process from 'node:process';
import { seconds } from './step.mjs';

/**
 * How a piece of work ended. `passed`, `failed` and `skipped` are numbers of tests; a check that is one thing counts as one.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Work
 */

/** @type {Outcome} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, output: '' };

/**
 * Does all the work, some of it side by side, and never stops at a failure, so that all faults are seen at once. Each
 * piece is one line when it ends; what a failed one printed follows it whole.
 * @param {readonly Work[]} works
 * @param {{ atOnce: number, print?: (text: string) => void }} options
 * @returns {Promise<Outcome>} the sum
 */
export async function doAll(works, { atOnce, print = (text) => process.stdout.write(text) }) {
  const waiting = [...works];
  let total = NOTHING;
  const worker = async () => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      const startedAt = performance.now();
      const outcome = await work.run();
      print(report(work.name, outcome, seconds(startedAt)));
      total = add(total, outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return total;
}

/**
 * The last line of `npm test`.
 * @param {Outcome} total
 */
export function summary({ passed, failed, skipped }) {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

/**
 * @param {Outcome} a
 * @param {Outcome} b
 * @returns {Outcome}
 */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    output: '',
  };
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {string} time
 */
function report(name, outcome, time) {
  const mark = outcome.failed > 0 ? '✗' : '✓';
  const count = outcome.passed + outcome.failed + outcome.skipped > 1 ? `, ${summary(outcome)}` : '';
  const details = outcome.failed > 0 ? `${indented(outcome.output)}\n` : '';
  return `${mark} ${name} (${time}${count})\n${details}`;
}

/** @param {string} text */
function indented(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
