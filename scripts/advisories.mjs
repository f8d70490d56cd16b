import process from 'node:process';
import { runQuietly } from './step.mjs';
import { NOTHING } from './testing/work-queue.mjs';

/** Advisories of these grades fail the check; lower ones wait for the next update. */
const SERIOUS = ['high', 'critical'];
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=10000'];

/**
 * Serious advisories about packages that ship, as `npm audit --json` reports them; undefined when the registry did not say.
 * @param {string} output
 * @returns {readonly string[] | undefined}
 */
export function seriousAdvisories(output) {
  const start = output.indexOf('{');
  if (start < 0) return undefined;
  /** @type {any} */
  let report;
  try {
    report = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
  if (report.auditReportVersion === undefined) return undefined;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}

/**
 * Asks the registry for advisories. Without a network, or where the registry has none, it is skipped and says so.
 * @param {{ root: string }} place
 * @returns {import('./testing/work-queue.mjs').Work}
 */
export function advisories({ root }) {
  return {
    name: 'advisories about packages that ship',
    run: async () => {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const { output } = await runQuietly(npm, ['audit', '--json', '--omit=dev', ...PATIENCE], { cwd: root });
      const found = seriousAdvisories(output);
      if (found === undefined) return { ...NOTHING, skipped: 1, output: 'The registry did not answer.' };
      return found.length === 0
        ? { ...NOTHING, passed: 1 }
        : { ...NOTHING, failed: 1, output: found.join('\n') };
    },
  };
}
