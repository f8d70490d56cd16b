import { afterEach, beforeEach, expect, it } from 'vitest';
import { StudioUnderTest } from './book-keeper-fixture.ts';
import { findDifference } from './replay-days.ts';

/* A book-keeper that finds nothing may be blind. Here the studio does wrong on purpose, by triggers of this database alone. */

/** Who joined last is served first. */
const SERVES_THE_LAST = `
  create function studio.do_wrong() returns trigger language plpgsql as $$
  begin
    new.number := -new.number;
    return new;
  end $$;
  create trigger do_wrong before insert on studio.waitlist_entries for each row execute function studio.do_wrong()`;

let studio: StudioUnderTest;
beforeEach(async () => {
  studio = await StudioUnderTest.open();
});
afterEach(() => studio.close());

it('finds a studio that serves a waitlist out of order', async () => {
  await studio.pool.query(SERVES_THE_LAST);
  const found = await findDifference(studio, { days: 50, steps: 32, seed: 1 });
  expect(found?.replayed.differences[0]).toMatch(/^lists: /u);
});
