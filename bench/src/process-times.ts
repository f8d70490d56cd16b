import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc: 100 a second on every Linux Node runs on. */
const TICKS_PER_SECOND = 100;
/** Indexes of user, nice, system, irq and softirq in /proc/stat; idle and iowait are between them. */
const BUSY_COLUMNS = [0, 1, 2, 5, 6] as const;
const KIBIBYTE = 1024;
const MEGABYTE = 1_000_000;

interface ProcessTimes {
  readonly parent: number;
  readonly ticks: number;
}

/** CPU seconds of the whole machine and of a process with all its descendants, so far; undefined where there is no /proc. */
export function cpuSeconds(root: number): { readonly machine: number; readonly own: number } | undefined {
  if (!existsSync('/proc/stat')) return undefined;
  const times = readAllTimes();
  const own = [...descendants(root, times)].reduce((sum, pid) => sum + (times.get(pid)?.ticks ?? 0), 0);
  return { machine: busyTicks() / TICKS_PER_SECOND, own: own / TICKS_PER_SECOND };
}

/** Memory of one process in MB (10^6 bytes); undefined where there is no /proc. */
export function residentMegabytes(pid: number): number | undefined {
  const status = readOrNothing(`/proc/${pid}/status`);
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : (Number(kibibytes) * KIBIBYTE) / MEGABYTE;
}

/**
 * Memory of processes with all their descendants in MB (10^6 bytes), what they share counted once; undefined where there is
 * no /proc.
 */
export function treeMegabytes(roots: readonly number[]): number | undefined {
  if (!existsSync('/proc/stat')) return undefined;
  const times = readAllTimes();
  const pids = new Set(roots.flatMap((root) => [...descendants(root, times)]));
  return [...pids].reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
}

/** The process of the embedded PostgreSQL this process has started; undefined when there is none. */
export function ownPostgres(): number | undefined {
  const times = readAllTimes();
  return [...descendants(process.pid, times)].find(
    (pid) =>
      times.get(pid)?.parent === process.pid &&
      readOrNothing(`/proc/${pid}/cmdline`).split('\0', 1)[0]?.endsWith('/postgres'),
  );
}

function proportionalMegabytes(pid: number): number {
  const kibibytes = /^Pss:\s+(\d+) kB$/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0;
  return (Number(kibibytes) * KIBIBYTE) / MEGABYTE;
}

function busyTicks(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const ticks = line.split(/\s+/).slice(1).map(Number);
  return BUSY_COLUMNS.reduce<number>((sum, column) => sum + (ticks[column] ?? 0), 0);
}

function readAllTimes(): Map<number, ProcessTimes> {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const times = new Map<number, ProcessTimes>();
  for (const pid of pids) {
    // The name in parentheses may hold anything; the fields behind it do not.
    const fields = readOrNothing(`/proc/${pid}/stat`).split(') ').pop()?.split(' ').map(Number) ?? [];
    const [, parent, user = 0, system = 0, childUser = 0, childSystem = 0] = [
      ...fields.slice(0, 2),
      ...fields.slice(11, 15),
    ];
    if (parent !== undefined) times.set(pid, { parent, ticks: user + system + childUser + childSystem });
  }
  return times;
}

function descendants(root: number, times: ReadonlyMap<number, ProcessTimes>): Set<number> {
  const found = new Set([root]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const [pid, { parent }] of times) if (found.has(parent)) found.add(pid);
  }
  return found;
}

/** '' when the process has ended meanwhile. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
