import { readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';
import type { CaseStudio } from './case-studio.ts';
import { postgresTree } from './studio.ts';

/** CPU share of one core that other programs may use before measurements are unreliable. */
const CROWDED_FROM = 0.3;
const TRIES = 3;
const TICKS_IN_A_SECOND = 100;
const SECOND_MS = 1000;

/**
 * Runs a check of speed or capacity. If it fails while other programs use the machine, it is repeated; if the machine is
 * busy every time, the test is skipped with a note. On a quiet machine a failure counts at once.
 */
export async function unlessCrowded(
  { skip }: TestContext,
  studio: CaseStudio,
  judge: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = { others: ticksOfOthers(studio), at: performance.now() };
    try {
      await judge();
      return;
    } catch (failure) {
      const seconds = (performance.now() - before.at) / SECOND_MS;
      const cores = (ticksOfOthers(studio) - before.others) / TICKS_IN_A_SECOND / seconds;
      if (cores < CROWDED_FROM) throw failure;
      if (attempt === TRIES) skip(`too crowded to tell: other programs took ${cores.toFixed(1)} cores`);
    }
  }
}

/** Processor time, in ticks since the machine started, of everything but this process, the server and its PostgreSQL. */
function ticksOfOthers({ pid, dataDir }: CaseStudio): number {
  const ours = [process.pid, pid, ...postgresTree(dataDir)].map(ticksOf);
  return ours.reduce((rest, ticks) => rest - ticks, ticksOfAll());
}

/** User, nice and system time of the line "cpu …"; interrupts are left out, because the traffic of the case itself causes most. */
function ticksOfAll(): number {
  const [, user = 0, nice = 0, system = 0] =
    /^cpu +.*$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0].split(/ +/).map(Number) ?? [];
  return user + nice + system;
}

/** User and system time, children that have ended included; the name before them may hold spaces and brackets. */
function ticksOf(pid: number): number {
  const stat = statOf(pid);
  const [user, system, usersChildren, systemsChildren] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return (user ?? 0) + (system ?? 0) + (usersChildren ?? 0) + (systemsChildren ?? 0);
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // A PostgreSQL worker that has just ended: its time now counts for its parent.
    return '';
  }
}
