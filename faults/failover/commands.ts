import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { promisify } from 'node:util';

const LONGEST_COMMAND_MS = 60_000;
const run = promisify(execFile);

/** Runs a program and returns what it printed. Rejects with its error output when it fails. */
export async function command(file: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(file, args, { timeout: LONGEST_COMMAND_MS });
  return stdout.trim();
}

/** As `command`, but false instead of an error: for what may already be so. */
export async function succeeds(file: string, ...args: readonly string[]): Promise<boolean> {
  return command(file, ...args).then(
    () => true,
    () => false,
  );
}

/** PostgreSQL and etcd refuse root, so every daemon runs as PostgreSQL's account. */
export const DAEMON_ACCOUNT = 'postgres';

export interface Daemon {
  /** Undefined: the namespace of this process. */
  readonly namespace?: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** File for what it prints. */
  readonly log: string;
}

/** Starts a daemon; `ip netns exec` and `setpriv` replace themselves by it, so the process is the daemon's own. */
export function startDaemon({ namespace, command: words, env = {}, cwd, log }: Daemon): ChildProcess {
  const account = [
    'setpriv',
    `--reuid=${DAEMON_ACCOUNT}`,
    `--regid=${DAEMON_ACCOUNT}`,
    '--init-groups',
    ...words,
  ];
  const [file = '', ...args] =
    namespace === undefined ? account : ['ip', 'netns', 'exec', namespace, ...account];
  const output = openSync(log, 'a');
  return spawn(file, args, {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
    cwd,
    stdio: ['ignore', output, output],
  });
}
