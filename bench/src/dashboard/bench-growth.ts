import { benchTable, type BenchRow } from '../bench-table.ts';
import { measureInTurns } from '../measured-runs.ts';
import type { DashboardBenchOptions } from './bench-dashboard.ts';
import { CUSTOMERS_OF } from './fill-studio.ts';
import { compareBodies } from './same-bodies.ts';
import { startScratchStudio, type ScratchStudio } from './scratch-studio.ts';
import { count, describeSize } from './size-words.ts';
import { firstRequestSubject, floorSubject, warmSubject } from './studio-subjects.ts';

const SIZES = [CUSTOMERS_OF.million, CUSTOMERS_OF.tenMillion];
const PORTS_EACH = 2;
/** How far rate and p99 of the large studio may be from those of the small one. */
const TOLERATED_CHANGE = 0.2;
const PERCENT = 100;

/** The same members with the same histories in a studio of one and of ten million sets, in turns. */
export async function benchGrowth(options: DashboardBenchOptions): Promise<string> {
  const { folder, firstPort, say } = options;
  const studios: ScratchStudio[] = [];
  try {
    for (const [at, customers] of SIZES.entries()) {
      const port = firstPort + at * PORTS_EACH;
      const lastAskingCustomer = CUSTOMERS_OF.million;
      studios.push(await startScratchStudio({ customers, lastAskingCustomer, port, folder, say }));
    }
    const sizes: string[] = [];
    for (const studio of studios) sizes.push(describeSize(studio, await compareBodies(studio)));
    const rows = await measureInTurns(
      'growth',
      studios.flatMap((studio) => subjectsOf(studio, options)),
      options,
    );
    return [...sizes, benchTable(rows, []), '', ...changes(rows)].join('\n');
  } finally {
    for (const studio of studios) await studio.stop();
  }
}

function subjectsOf(studio: ScratchStudio, { load }: DashboardBenchOptions) {
  const sets = `${count(studio.size.sets)} sets`;
  return [
    floorSubject(`(a) node:http + pg, ${sets}`, studio, load),
    warmSubject(`LIFTED, ${sets}`, studio, load),
    firstRequestSubject(`LIFTED, first request of a version, ${sets}`, studio, load),
  ];
}

function changes(rows: readonly BenchRow[]): string[] {
  const half = rows.length / SIZES.length;
  return rows.slice(0, half).map((small, at) => {
    const large = rows[at + half] ?? small;
    const rate = large.requestsPerSecond / small.requestsPerSecond - 1;
    const p99 = large.p99Ms / small.p99Ms - 1;
    const isFlat = rate >= -TOLERATED_CHANGE && p99 <= TOLERATED_CHANGE;
    return `${isFlat ? 'flat   ' : 'NOT FLAT'}  ${small.name} and ten times as many: rate ${change(rate)}, p99 ${change(p99)}`;
  });
}

function change(ratio: number): string {
  return `${ratio < 0 ? '' : '+'}${(ratio * PERCENT).toFixed(0)} %`;
}
