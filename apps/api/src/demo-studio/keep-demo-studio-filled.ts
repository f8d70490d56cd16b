import type { DatabaseLog } from '@lifted/database/database-log';
import type { Database } from '@lifted/database/open-database';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { accountsWithoutPassword } from './demo-accounts.ts';
import { missingDemoChallenges } from './demo-challenges.ts';
import { isEmpty, missingDays } from './demo-days.ts';
import { type DemoState, readDemoState, readLastChallengeEnd } from './demo-state.ts';
import { fillInOwnProcess } from './fill-in-own-process.ts';

/**
 * Whether the database is the demo studio's; it is filled then, or brought up to today. A start that finds nothing to do
 * loads nothing of what generates and imports.
 */
export async function keepDemoStudioFilled(
  { pool, connection }: Pick<Database, 'pool' | 'connection'>,
  options: { readonly now: Date; readonly log: DatabaseLog },
): Promise<boolean> {
  const state = await readDemoState(pool);
  if (state.kind === 'other_studio') return false;
  if (await lacksSomething(pool, state, options.now)) await fillInOwnProcess(connection, options);
  return true;
}

async function lacksSomething(
  pool: Database['pool'],
  state: Exclude<DemoState, { kind: 'other_studio' }>,
  now: Date,
): Promise<boolean> {
  if (state.kind === 'empty' || !state.hasCustomers) return true;
  const { classes, workoutsOfTheDay, bookings } = missingDays(berlinDate(now), state.covered);
  if (![classes, workoutsOfTheDay, bookings].every(isEmpty)) return true;
  if (missingDemoChallenges(now, await readLastChallengeEnd(pool)).length > 0) return true;
  return (await accountsWithoutPassword(pool)).length > 0;
}
