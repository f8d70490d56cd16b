import { fileURLToPath } from 'node:url';
import type { DatabaseLog } from '@lifted/embedded-postgres/database-log';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { priceList } from '@lifted/profile/price-list';
import { studio } from '@lifted/profile/studio';
import type pg from 'pg';
import { seedProducts } from '../entitlements/seed-products.ts';
import type { ImportResult } from '../import/import-directory.ts';
import { formatFault } from '../import/import-fault.ts';
import { setDemoPasswords } from './demo-accounts.ts';
import { type CoveredUntil, isEmpty, missingDays } from './content/demo-days.ts';
import { type DemoState, readDemoState } from './demo-state.ts';
import { readBookedHere } from './demo-bookings-made-here.ts';
import { fillDemoBookings } from './fill-demo-bookings.ts';
import { fillDemoChallenges } from './fill-demo-challenges.ts';
import { importGenerated } from './import-generated.ts';
import {
  writeDemoClasses,
  writeDemoClassKinds,
  writeDemoCustomers,
  writeDemoEntitlements,
  writeDemoPeopleAndExercises,
  writeDemoWorkouts,
} from './content/write-demo-files.ts';
import { writeDemoHistories } from './content/write-demo-histories.ts';

const MEDIA_DIRECTORY = fileURLToPath(new URL('../../../web/public/media/', import.meta.url));

/** `filled`: an empty studio; `extended`: a demo studio of an earlier day; `left_alone`: a demo studio of today. */
export type DemoFilling = 'filled' | 'extended' | 'left_alone' | 'other_studio';

export interface DemoOptions {
  readonly now: Date;
  readonly log: DatabaseLog;
  /** Origin of the site; links in mails start with it. */
  readonly publicUrl: string;
  /** Folder of portraits and clips; the site's own by default. */
  readonly mediaDirectory?: string;
}

/**
 * Fills an empty database with the demo studio, and adds the days and people a demo studio lacks today. A database with
 * other locations is left unchanged, as are existing rows of the demo studio.
 */
export async function fillDemoStudio(pool: pg.Pool, options: DemoOptions): Promise<DemoFilling> {
  const state = await readDemoState(pool);
  if (state.kind === 'other_studio') return 'other_studio';
  const { now, publicUrl, mediaDirectory = MEDIA_DIRECTORY } = options;
  const letters = { studio, publicUrl };
  await seedProducts(pool, priceList);
  const filling = await importMissing(pool, state, options);
  await fillDemoChallenges(pool, { now, letters, mediaDirectory });
  await fillDemoBookings(pool, { now, letters });
  await setDemoPasswords(pool);
  return filling;
}

const NOTHING: CoveredUntil = { classes: null, workoutsOfTheDay: null, bookings: null };

async function importMissing(
  pool: pg.Pool,
  state: Exclude<DemoState, { kind: 'other_studio' }>,
  { now, log, publicUrl, mediaDirectory = MEDIA_DIRECTORY }: DemoOptions,
): Promise<DemoFilling> {
  const covered = state.kind === 'demo' ? state.covered : NOTHING;
  const hasCustomers = state.kind === 'demo' && state.hasCustomers;
  // A demo of an earlier release says nothing of its classes, and they have no workouts of their own.
  const hasKinds = state.kind === 'demo' && state.hasKinds;
  const today = berlinDate(now);
  const { classes, workoutsOfTheDay: ofTheDay, bookings } = missingDays(today, covered);
  const { workoutsOfTheDay: ofKinds } = hasKinds
    ? { workoutsOfTheDay: ofTheDay }
    : missingDays(today, NOTHING);
  if ([classes, ofTheDay, ofKinds, bookings].every(isEmpty) && hasCustomers) return 'left_alone';

  const bookedHere = await readBookedHere(pool);
  const result = await importGenerated(pool, { studio, publicUrl }, async (directory) => {
    if (state.kind === 'empty') await writeDemoPeopleAndExercises(directory, mediaDirectory);
    if (!hasCustomers) await writeDemoCustomers(directory);
    if (!hasCustomers) await writeDemoEntitlements(directory, berlinDate(now));
    if (!isEmpty(classes)) await writeDemoClasses(directory, classes);
    if (!hasKinds) await writeDemoClassKinds(directory);
    if (!isEmpty(ofTheDay) || !isEmpty(ofKinds)) await writeDemoWorkouts(directory, { ofTheDay, ofKinds });
    if (!isEmpty(bookings)) await writeDemoHistories(directory, bookings, { now, bookedHere });
  });
  return report(result, state.kind === 'empty' ? 'filled' : 'extended', classes.to, log);
}

function report(
  result: ImportResult,
  done: 'filled' | 'extended',
  until: CivilDate,
  log: DatabaseLog,
): DemoFilling {
  switch (result.kind) {
    case 'imported':
      log(`demo_studio.${done}`, { until, rows: result.files.reduce((sum, { rows }) => sum + rows, 0) });
      return done;
    case 'nothing_to_import':
      return 'left_alone';
    case 'refused': {
      const [first] = result.faults;
      const fault = first === undefined ? '' : formatFault(first);
      if (done === 'filled') throw new Error(`The demo studio does not pass the import: ${fault}`);
      // Coaches or exercises were removed from the demo studio, which is allowed and must not prevent a start.
      log('demo_studio.not_extended', { faults: result.faultCount, first: fault });
      return 'left_alone';
    }
    default:
      return result satisfies never;
  }
}
