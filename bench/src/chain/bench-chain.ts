/**
 * `npm run bench -- chain`: what the desk of a chain of twenty branches waits for at the database, for one branch and for all of them
 * together, in a studio of ten years. BENCH_CUSTOMERS (5,000) makes it smaller or larger, BENCH_ROUNDS (15) shorter or longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { addDays, berlinDate, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { CLASS_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import type { Pool } from 'pg';
import { readBranch } from '../../../apps/api/src/features/desk-numbers/branch-rooms.ts';
import { readSlots, readValues } from '../../../apps/api/src/features/desk-numbers/numbers-query.ts';
import { readDeskTimetable } from '../../../apps/api/src/features/desk-timetable/desk-timetable-query.ts';
import { CUSTOMERS_OF, fillStudio } from '../dashboard/fill-studio.ts';
import { machineWords } from '../machine-words.ts';
import { median } from '../quantiles.ts';

const customers = Number(process.env['BENCH_CUSTOMERS'] ?? CUSTOMERS_OF.large);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const now = new Date();
const today = berlinDate(now);
const month = { first: addDays(today, -30), last: today };
const year = { first: addDays(today, -365), last: today };

const folder = await mkdtemp(join(tmpdir(), 'lifted-bench-'));
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  await migrate(database.pool);
  process.stderr.write(
    `filling a chain of twenty branches with ${customers.toLocaleString('en')} customers\n`,
  );
  await fillStudio(database.pool, customers, today);
  const lines = ['| | one branch, ms | all of them, ms |', '|---|---|---|'];
  for (const [name, read] of Object.entries(readings(database.pool))) {
    const one = await medianOf(() => read('branch-7'));
    const all = await medianOf(() => read(undefined));
    lines.push(`| ${name} | ${one} | ${all} |`);
  }
  process.stdout.write(`\n${machineWords(now)}\n\n${lines.join('\n')}\n`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

type Reading = (branch: string | undefined) => Promise<void>;

function readings(pool: Pool): Readonly<Record<string, Reading>> {
  const numbersOf =
    (period: { readonly first: string; readonly last: string }): Reading =>
    async (asked) => {
      const branch = await readBranch(pool, asked);
      for (const name of CLASS_NUMBERS) await readValues(pool, [period], { name, slot: null, branch, now });
      await readSlots(pool, period, { branch, now });
    };
  return {
    'the week at the desk': async (branch) => {
      const rooms = (await readBranch(pool, branch))?.rooms ?? null;
      await readDeskTimetable(pool, {
        from: addDays(today, 1 - DAYS_PER_WEEK),
        to: today,
        uid: 'bench',
        rooms,
        now,
      });
    },
    'the six numbers of classes and the heat map, a month': numbersOf(month),
    'the same of a year': numbersOf(year),
  };
}

async function medianOf(work: () => Promise<void>): Promise<string> {
  // The first round plans and warms what the others read.
  await work();
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return median(took).toFixed(0);
}
