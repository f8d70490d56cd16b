import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../apps/api/src/commands/main.ts');

/** `npm run studio -- …` in a process of its own. */
export interface RunningCommand {
  readonly pid: number;
  readonly said: () => string;
  /** Its exit code, null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** Starts an operator's command on the studio of a data directory. */
export function runCommand(dataDir: string, words: readonly string[]): RunningCommand {
  const child = spawn(process.execPath, [PROGRAM, '/', ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  if (child.pid === undefined) throw new Error('The command could not be started.');
  const ended = once(child, 'close').then(() => child.exitCode);
  return { pid: child.pid, said: () => said, ended };
}
