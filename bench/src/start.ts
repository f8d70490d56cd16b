/**
 * `npm run bench -- start`: how long the studio takes until it is ready, the first time and the second, and what it takes
 * of memory at rest. The site has to be built; installing and building are timed by `npm start` on a bare clone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { machineWords } from './machine-words.ts';
import { median } from './quantiles.ts';
import { treeMegabytes } from './process-times.ts';

const START = path.resolve(import.meta.dirname, '../../scripts/start.mjs');
const port = Number(process.env['BENCH_PORT'] ?? 7290);
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 120 * SECOND_MS;
const REST_MS = 15 * SECOND_MS;
const SECOND_STARTS = 5;
const GOALS = { secondStartMs: 5 * SECOND_MS, megabytes: 250 } as const;

interface RunningStudio {
  readonly pid: number;
  readonly readyAfterMs: number;
  readonly stop: () => Promise<void>;
}

const folder = await mkdtemp(path.join(tmpdir(), 'lifted-start-'));
try {
  const first = await startStudio();
  await pause(REST_MS);
  const megabytes = treeMegabytes([first.pid]);
  await first.stop();
  const seconds: number[] = [];
  for (let start = 1; start <= SECOND_STARTS; start++) {
    const again = await startStudio();
    seconds.push(again.readyAfterMs);
    await again.stop();
  }
  const second = median(seconds);
  console.log(machineWords(new Date()));
  console.log(`first start, with an empty database: ${inSeconds(first.readyAfterMs)}`);
  console.log(`${verdict(second < GOALS.secondStartMs)}  later starts: ${inSeconds(second)}, goal below 5 s`);
  if (megabytes === undefined) console.log('memory: not known without /proc');
  else
    console.log(
      `${verdict(megabytes < GOALS.megabytes)}  server and PostgreSQL at rest: ${megabytes.toFixed(0)} MB, goal below ${GOALS.megabytes}`,
    );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function startStudio(): Promise<RunningStudio> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
  });
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The studio ended with code ${child.exitCode}.`);
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('The studio did not become ready.');
    await pause(LOOK_EVERY_MS);
  }
  const readyAfterMs = performance.now() - startedAt;
  if (child.pid === undefined) throw new Error('The studio has no process.');
  return {
    pid: child.pid,
    readyAfterMs,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

function inSeconds(ms: number): string {
  return `${(ms / SECOND_MS).toFixed(2)} s`;
}

function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'MISSED ';
}
