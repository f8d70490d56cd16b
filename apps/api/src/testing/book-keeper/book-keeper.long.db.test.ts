import { afterAll, beforeAll, expect, it } from 'vitest';
import { replayDays } from './replay-days.ts';
import { StudioUnderTest } from './book-keeper-fixture.ts';

/** Days that are replayed; two thousand take a quarter of an hour. */
const DAYS = Number(process.env['BOOK_KEEPER_DAYS'] ?? 400);
const DAYS_EACH = 50;
const FIRST_SEED = Number(process.env['BOOK_KEEPER_SEED'] ?? 1);

let studio: StudioUnderTest;
beforeAll(async () => {
  studio = await StudioUnderTest.open();
});
afterAll(() => studio.close());

it.each(Array.from({ length: Math.ceil(DAYS / DAYS_EACH) }, (_, at) => FIRST_SEED + at))(
  'agrees with the studio after every step of random days, seed %i',
  async (seed) => {
    const found = await replayDays(studio, { days: DAYS_EACH, steps: 32, seed });
    expect(found, found?.text).toBe(undefined);
  },
);
