import type pg from 'pg';
import type { CoveredUntil } from './content/demo-days.ts';
import { DEMO_LOCATIONS } from './content/demo-people-and-places.ts';
import { demoAccountsIn } from './demo-accounts.ts';

/** Which studio a database contains. */
export type DemoState =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'demo';
      readonly covered: CoveredUntil;
      readonly hasCustomers: boolean;
      readonly hasKinds: boolean;
    }
  | { readonly kind: 'other_studio' };

interface StateRow {
  readonly is_empty: boolean;
  readonly location_ids: readonly string[];
  readonly classes: string | null;
  readonly workouts_of_the_day: string | null;
  readonly bookings: string | null;
  readonly has_customers: boolean;
  readonly has_entitlements: boolean;
  readonly has_kinds: boolean;
}

/** A studio counts as the demo studio when its locations are exactly those of the demo studio. */
export async function readDemoState(pool: pg.Pool): Promise<DemoState> {
  const { rows } = await pool.query<StateRow>(`
    select not (exists (select from studio.locations) or exists (select from studio.coaches)
                or exists (select from studio.exercises) or exists (select from studio.customers)) as is_empty,
           (select coalesce(array_agg(id order by id collate "C"), '{}') from studio.locations) as location_ids,
           (select to_char(max(start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') from studio.workouts) as classes,
           (select to_char(max(date), 'YYYY-MM-DD') from studio.wod_exercises) as workouts_of_the_day,
           (select to_char(max(w.start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD')
              from studio.bookings b join studio.workouts w on w.id = b.workout_id) as bookings,
           exists (select from studio.customers) as has_customers,
           exists (select from studio.entitlements) as has_entitlements,
           exists (select from studio.class_kinds) as has_kinds`);
  const [row] = rows;
  if (row === undefined || row.is_empty) return { kind: 'empty' };
  const demoIds = DEMO_LOCATIONS.map(({ id }) => id).toSorted();
  if (row.location_ids.join() !== demoIds.join()) return { kind: 'other_studio' };
  const covered = { classes: row.classes, workoutsOfTheDay: row.workouts_of_the_day, bookings: row.bookings };
  // A demo of an earlier release has no passes, nor the account of somebody who has one.
  const hasCustomers = row.has_customers && row.has_entitlements;
  return { kind: 'demo', covered, hasCustomers, hasKinds: row.has_kinds };
}

/**
 * Whether this is the demo, or an empty database that becomes it: then any browser is a tablet, and classes and bookings are made up.
 * It stays the demo with rooms that were added to it; a studio somebody made or imported never is.
 */
export async function holdsDemo(pool: pg.Pool): Promise<boolean> {
  return (await readDemoState(pool)).kind !== 'other_studio' || (await demoAccountsIn(pool)).length > 0;
}

/** The last day of the latest challenge; null when there is none. */
export async function readLastChallengeEnd(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(end_date) as last from studio.challenges',
  );
  return rows[0]?.last ?? null;
}
