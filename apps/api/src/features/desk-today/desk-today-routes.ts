import { getDeskToday } from '@lifted/contract/desk/desk-today';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import { roomsWithin } from '../../data/branch-reach.ts';
import { hasRole } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readDeskToday } from './desk-today-query.ts';

/** What waits for the desk, or for a coach (studio operations, section 4: Today). */
export function registerDeskToday(
  app: StudioApp,
  { pool, now, isDemo }: { readonly pool: Pool; readonly now: () => Date; readonly isDemo: boolean },
): void {
  registerCall(app, getDeskToday, {
    handler: async ({ caller }) =>
      readDeskToday(pool, {
        rooms: await roomsWithin(pool, caller),
        coachUid: hasRole(caller, ...DESK_ROLES) ? null : caller.uid,
        isOwner: hasRole(caller, 'owner'),
        isDemo,
        now: now(),
      }),
  });
}
