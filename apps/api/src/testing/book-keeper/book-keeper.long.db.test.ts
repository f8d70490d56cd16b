import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reachedLines, type Reached } from './reached.ts';
import { describeDifference, replayDays } from './replay-days.ts';
import { StudioUnderTest } from './book-keeper-fixture.ts';

/*
 * Many days: `BOOK_KEEPER_DAYS` of them, from the seed `BOOK_KEEPER_SEED` on, in it from the day `BOOK_KEEPER_DAY` on. Each tenth day
 * and each difference is a line of `BOOK_KEEPER_LOG` as soon as it is found, so a run that was ended goes on where its last line says.
 */

const DAYS = Number(process.env['BOOK_KEEPER_DAYS'] ?? 400);
const DAYS_EACH = 50;
const FIRST_SEED = Number(process.env['BOOK_KEEPER_SEED'] ?? 1);
const FIRST_DAY = Number(process.env['BOOK_KEEPER_DAY'] ?? 0);
const LOG = process.env['BOOK_KEEPER_LOG'] ?? 'test-results/book-keeper.log';

mkdirSync(dirname(LOG), { recursive: true });
const tell = (line: string) => {
  appendFileSync(LOG, `${line}\n`);
};

const reached: Reached = new Map();
const total = { days: 0, steps: 0, differences: 0 };
const inAll = () => `${total.days} days, ${total.steps} steps, ${total.differences} differences`;
afterAll(() => {
  tell([`Reached in ${inAll()}:`, ...reachedLines(reached)].join('\n'));
});

it.each(Array.from({ length: Math.ceil(DAYS / DAYS_EACH) }, (_, at) => FIRST_SEED + at))(
  'agrees with the studio after every step of random days, seed %i',
  { timeout: 1_800_000 },
  async (seed) => {
    // The log of the desk is never emptied, so each seed has a studio of its own.
    const studio = await StudioUnderTest.open();
    const found: string[] = [];
    const from = seed === FIRST_SEED ? FIRST_DAY : 0;
    for await (const day of replayDays(studio, { days: DAYS_EACH, steps: 32, seed, from }, reached)) {
      const { dayOfSeed, replayed } = day;
      total.days += 1;
      total.steps += replayed.steps.length;
      if (replayed.differences.length > 0) {
        total.differences += 1;
        found.push(await describeDifference(studio, seed, day));
        tell(found.at(-1) ?? '');
      }
      if ((dayOfSeed + 1) % 10 === 0) tell(`seed ${seed}, day ${dayOfSeed}: ${inAll()}`);
    }
    await studio.close();
    expect(found, found.join('\n')).toEqual([]);
  },
);
