import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import { hasRole, type SignedInCaller } from '../../http/caller.ts';
import { notAllowed } from '../../http/errors/request-refusals.ts';
import type { Viewer } from './desk-class-query.ts';
import { deskClassUnknown } from './desk-class-refusals.ts';

/**
 * What the caller is to a class: the desk to any, a coach to their own ones, told by the address they sign in with. Throws
 * `not_found`, and `not_allowed` for another coach's class.
 */
export async function viewerOf(pool: Pool, caller: SignedInCaller, classId: string): Promise<Viewer> {
  if (hasRole(caller, ...DESK_ROLES)) return 'desk';
  const { rows } = await pool.query<{ isOwn: boolean }>(
    `select exists (
              select from studio.coaches c join identity."user" u on u.email = c.email
               where c.id = w.coach_id
                 and u.id = $2
            ) as "isOwn"
       from studio.workouts w where w.id = $1`,
    [classId, caller.uid],
  );
  const [found] = rows;
  if (found === undefined) throw deskClassUnknown();
  if (!found.isOwn) throw notAllowed();
  return 'coach';
}
