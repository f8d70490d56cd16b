import { afterEach, beforeEach, expect, it } from 'vitest';
import { StudioUnderTest } from './book-keeper-fixture.ts';
import { findDifference } from './replay-days.ts';

/* A book-keeper that finds nothing may be blind. Here the studio does wrong on purpose, by triggers of this database alone. */

const doWrong = (table: string, event: string, does: string) => `
  create function studio.do_wrong() returns trigger language plpgsql as $$
  begin
    ${does}
    return new;
  end $$;
  create trigger do_wrong before ${event} on studio.${table} for each row execute function studio.do_wrong()`;

const FAULTS: readonly (readonly [wrong: string, sql: string, found: RegExp])[] = [
  [
    'serves a waitlist out of order',
    doWrong('waitlist_entries', 'insert', 'new.number := -new.number;'),
    /^lists: |^places: /u,
  ],
  [
    'keeps the fee for a place that was filled again',
    doWrong(
      'fees',
      'update',
      `if new.state = 'dropped' and exists (
         select from studio.bookings b join studio.workouts w on w.id = b.workout_id
          where b.id = new.booking_id and w.canceled_at is null) then return null; end if;`,
    ),
    /^fees: should be: \w+ \w+ late_cancellation 500 dropped$|^outcome should be: fee_decided$/u,
  ],
  [
    'restores a class with the old deadline for cancelling free',
    doWrong(
      'bookings',
      'insert',
      `if new.via = 'restored' and exists (
         select from studio.bookings b
          where b.workout_id = new.workout_id and b.customer_number = new.customer_number
            and b.cancellation = 'studio') then new.free_until := null; end if;`,
    ),
    /^outcome should be: canceled_free$|^mails: should be: \w+, booked instead of \w+, free, /u,
  ],
];

let studio: StudioUnderTest;
beforeEach(async () => {
  studio = await StudioUnderTest.open();
});
afterEach(() => studio.close());

it.each(FAULTS)('finds a studio that %s', { timeout: 1_800_000 }, async (_, sql, difference) => {
  await studio.pool.query(sql);
  const found = await findDifference(studio, { days: 40, steps: 32, seed: 21 });
  expect(found?.replayed.differences[0]).toMatch(difference);
});
