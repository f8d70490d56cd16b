import type { Database } from '@lifted/database/open-database';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { accountsWithoutPassword } from './demo-accounts.ts';
import { missingDemoChallenges } from './content/demo-challenges.ts';
import { isEmpty, missingDays } from './content/demo-days.ts';
import { type DemoState, readDemoState, readLastChallengeEnd } from './demo-state.ts';
import type { DemoOptions } from './fill-demo-studio.ts';
import { fillInOwnProcess } from './fill-in-own-process.ts';

/**
 * Fills the demo studio, or brings it up to date; a database of another studio is left unchanged. When there is nothing to
 * do, the code that generates and imports is not loaded.
 */
export async function keepDemoStudioFilled(
  { pool, connection }: Pick<Database, 'pool' | 'connection'>,
  options: Omit<DemoOptions, 'mediaDirectory'>,
): Promise<void> {
  const state = await readDemoState(pool);
  if (state.kind === 'other_studio') return;
  if (await lacksSomething(pool, state, options.now)) await fillInOwnProcess(connection, options);
}

async function lacksSomething(
  pool: Database['pool'],
  state: Exclude<DemoState, { kind: 'other_studio' }>,
  now: Date,
): Promise<boolean> {
  if (state.kind === 'empty' || !state.hasCustomers || !state.hasKinds) return true;
  const { classes, workoutsOfTheDay, bookings } = missingDays(berlinDate(now), state.covered);
  if (![classes, workoutsOfTheDay, bookings].every(isEmpty)) return true;
  if (missingDemoChallenges(now, await readLastChallengeEnd(pool)).length > 0) return true;
  return (await accountsWithoutPassword(pool)).length > 0;
}
