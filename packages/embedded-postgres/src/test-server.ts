import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { Account } from './postgres-account.ts';

const PROGRAM = join(import.meta.dirname, 'test-server-process.ts');
const PATIENCE = { timeout: 60_000, interval: 20 };

/** A server of the crash tests, in a process (and a process group) of its own. */
export type TestServer = {
  readonly pid: number;
  /** Everything it printed so far, by line. */
  readonly lines: readonly string[];
  acknowledged(): number[];
  said(text: string): Promise<void>;
  acknowledgedMore(count: number): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  ended(): Promise<void>;
};

/** Starts one. `account` runs it as another user, from the root directory. */
export function startTestServer(
  dataDir: string,
  role = 'server',
  account: Account | null = null,
): TestServer {
  const child = spawn(process.execPath, [PROGRAM, dataDir, role], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  const closed = Promise.all([once(child, 'exit'), once(reader, 'close')]);
  const { pid } = child;
  if (pid === undefined) throw new Error('The test server could not be started.');
  const acknowledged = () =>
    lines.filter((line) => line.startsWith('acknowledged ')).map((line) => Number(line.split(' ')[1]));
  return {
    pid,
    lines,
    acknowledged,
    said: async (text) => {
      await vi.waitUntil(() => lines.some((line) => line.includes(text)), PATIENCE);
    },
    acknowledgedMore: async (count) => {
      const wanted = acknowledged().length + count;
      await vi.waitUntil(() => acknowledged().length >= wanted, PATIENCE);
    },
    kill: async (signal) => {
      process.kill(pid, signal);
      await closed;
    },
    ended: async () => {
      await closed;
    },
  };
}

/** The processes started by this one, read from /proc; so the crash tests run on Linux only. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0 && parentOf(candidate) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
