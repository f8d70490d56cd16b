import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import { findCoachWhoLed } from '../../data/led-classes.ts';
import { hasRole, type SignedInCaller } from '../../http/caller.ts';
import { notAllowed } from '../../http/errors/request-refusals.ts';
import type { Viewer } from './desk-class-query.ts';
import { deskClassUnknown } from './desk-class-refusals.ts';

/**
 * What the caller is to a class: the desk to any, a coach to those they led. Throws `not_found`, and `not_allowed` for a class
 * that another coach led.
 */
export async function viewerOf(
  pool: Pool,
  caller: SignedInCaller,
  classId: string,
  now: Date,
): Promise<Viewer> {
  if (hasRole(caller, ...DESK_ROLES)) return 'desk';
  if ((await findCoachWhoLed(pool, caller.uid, [classId], now)) !== undefined) return 'coach';
  const { rowCount } = await pool.query('select from studio.workouts where id = $1', [classId]);
  throw rowCount === 0 ? deskClassUnknown() : notAllowed();
}
