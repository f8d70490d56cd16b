import { refusePause, type PauseRefusal } from '@lifted/domain/bookings/entitlement-dates';
import type { Days } from '@lifted/domain/bookings/entitlement';
import { addDays, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { metAnother } from '../http/errors/request-refusals.ts';
import {
  lockEntitlement,
  readEntitlement,
  setLastDay,
  type StoredEntitlement,
} from './entitlement-repository.ts';

/**
 * Cancels, free of charge, every place that an entitlement pays for on some days, and answers how many. Locks those
 * classes first and then the customer; afterwards no such place is left, and none can be added before the transaction ends.
 */
export type LeaveClasses = (
  client: PoolClient,
  leave: { readonly entitlement: number; readonly days: Days },
) => Promise<number>;

/** Why a membership stays as it is. */
export type MembershipRefusal = 'unknown' | 'no_membership' | 'before_first_day' | PauseRefusal;

/** The outcome of a change; `left` counts the places cancelled. */
export type MembershipOutcome =
  | { readonly kind: 'changed'; readonly left: number; readonly membership: StoredEntitlement }
  | {
      readonly kind: 'refused';
      readonly reason: MembershipRefusal;
      readonly membership: StoredEntitlement | undefined;
    };

/** Sets the last day of a membership; places after it are cancelled. */
export function endMembership(
  client: PoolClient,
  id: string,
  lastDay: CivilDate,
  leaveClasses: LeaveClasses,
): Promise<MembershipOutcome> {
  return changeMembership(client, id, {
    refuse: ({ from }) => (lastDay < from ? 'before_first_day' : null),
    leave: (entitlement) =>
      leaveClasses(client, { entitlement, days: { from: addDays(lastDay, 1), until: null } }),
    write: (entitlement) => setLastDay(client, entitlement, lastDay),
  });
}

/** Pauses a membership; places inside the pause are cancelled. */
export function pauseMembership(
  client: PoolClient,
  id: string,
  pause: Days & { readonly until: CivilDate },
  leaveClasses: LeaveClasses,
): Promise<MembershipOutcome> {
  return changeMembership(client, id, {
    refuse: (membership) => refusePause(membership, pause),
    leave: (entitlement) => leaveClasses(client, { entitlement, days: pause }),
    write: (entitlement) => addPause(client, entitlement, pause),
  });
}

interface MembershipChange {
  readonly refuse: (membership: StoredEntitlement) => MembershipRefusal | null;
  readonly leave: (entitlement: number) => Promise<number>;
  readonly write: (entitlement: number) => Promise<void>;
}

/** Classes are locked before people, so the first look is without a lock and the second one decides. */
async function changeMembership(
  client: PoolClient,
  id: string,
  { refuse, leave, write }: MembershipChange,
): Promise<MembershipOutcome> {
  const seen = await readEntitlement(client, id);
  if (seen === undefined) return { kind: 'refused', reason: 'unknown', membership: seen };
  const reason = seen.isPass ? 'no_membership' : refuse(seen);
  if (reason !== null) return { kind: 'refused', reason, membership: seen };

  const left = await leave(seen.number);
  const membership = await lockEntitlement(client, id);
  // Thrown, so that the places cancelled are kept.
  if (membership === undefined || refuse(membership) !== null) throw metAnother();
  await write(membership.number);
  return { kind: 'changed', left, membership };
}

async function addPause(client: PoolClient, entitlement: number, { from, until }: Days): Promise<void> {
  await client.query(
    `update studio.entitlements set paused = paused + datemultirange(daterange($2, $3, '[]')) where number = $1`,
    [entitlement, from, until],
  );
}
