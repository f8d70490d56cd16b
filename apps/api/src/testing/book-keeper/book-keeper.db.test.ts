import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDifference, findDifference } from './replay-days.ts';
import { StudioUnderTest } from './book-keeper-fixture.ts';

/* Some days of every run of the suite, always the same; book-keeper.long.db.test.ts replays many more. */

let studio: StudioUnderTest;
beforeAll(async () => {
  studio = await StudioUnderTest.open();
});
afterAll(() => studio.close());

/** Other days, or those of a difference that was found: `BOOK_KEEPER_SEED=…` */
const seed = Number(process.env['BOOK_KEEPER_SEED'] ?? 2026);

it('agrees with the studio after every step of some random days', { timeout: 900_000 }, async () => {
  const found = await findDifference(studio, { days: 6, steps: 32, seed });
  const text = found && (await describeDifference(studio, seed, found));
  expect(text, text).toBe(undefined);
});
