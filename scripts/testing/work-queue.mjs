import process from 'node:process';
import { seconds } from '../step.mjs';

/**
 * How a piece of work ended. `passed`, `failed` and `skipped` are numbers of tests; a check that is one thing counts as one.
 * `flaky` names those that passed at the second try only; they are among the passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly string[], output: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Work
 */

/** @type {Outcome} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, flaky: [], output: '' };

/**
 * Does all the work, some of it side by side, and never stops at a failure, so that all faults are seen at once. Each
 * piece is one line when it ends; what a failed or flaky one printed follows it whole.
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
 * What passed at the second try only, by name; empty when everything passed or failed at once.
 * @param {Outcome} total
 */
export function secondTries({ flaky }) {
  if (flaky.length === 0) return '';
  return ['Passed at the second try only:', ...flaky.map((name) => `  ${name}`), ''].join('\n');
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
    flaky: [...a.flaky, ...b.flaky],
    output: '',
  };
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {string} time
 */
function report(name, outcome, time) {
  const isSkipped = outcome.failed + outcome.passed === 0 && outcome.skipped > 0;
  const mark = outcome.failed > 0 ? '✗' : isSkipped ? '–' : '✓';
  const count = outcome.passed + outcome.failed + outcome.skipped > 1 ? `, ${summary(outcome)}` : '';
  const details =
    outcome.failed + outcome.flaky.length > 0 || (isSkipped && outcome.output !== '')
      ? `${indented(outcome.output)}\n`
      : '';
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
