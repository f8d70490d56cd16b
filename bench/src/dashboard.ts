/**
 * `npm run bench -- dashboard`: the five calls of one dashboard on a studio of 2.5 million sets, beside the floor and
 * Directus. `npm run bench -- dashboard --grow`: the same members among one and among ten million sets.
 * BENCH_SECONDS (6), BENCH_ROUNDS (3) and BENCH_PORT (7290, and the next ones) as for the other parts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDashboard } from './dashboard/bench-dashboard.ts';
import { benchGrowth } from './dashboard/bench-growth.ts';
import { findLoadTool } from './load.ts';
import { machineWords } from './machine-words.ts';
import { TOLERATED_OTHERS_PERCENT } from './measured-runs.ts';
import { mixedLoad } from './mixed-load.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const firstPort = Number(process.env['BENCH_PORT'] ?? 7290);
const say = (line: string) => process.stderr.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'lifted-bench-'));
try {
  const { name } = await findLoadTool();
  const [lastMinute = 0] = loadavg();
  say(
    `${name}, 32 connections, ${rounds} rounds of ${seconds} s each; load before: ${lastMinute.toFixed(1)}`,
  );
  const bench = process.argv.includes('--grow') ? benchGrowth : benchDashboard;
  const result = await bench({ load: mixedLoad(name), rounds, seconds, say, folder, firstPort });
  process.stdout.write(
    `\n${machineWords(new Date())}\n${result}\n\n* others took more than ${TOLERATED_OTHERS_PERCENT} % of a core even after two repeats\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
