/** Who reads what of a person (studio operations, section 4; docs/decisions/181-rights-over-people.md). */
import { DAY_MS } from '../calendar/studio-calendar.ts';
import { DESK_ROLES, mayOpen, type StudioRole } from './studio-role.ts';

/**
 * What a call answers about a person: `training` with the name and the classes it was done in, or `money`, such as passes,
 * memberships and fees, and with them whatever else a coach has no use for.
 */
export type PersonData = 'training' | 'money';

/** What somebody who asks is to the person asked about. */
export type PersonRelation = 'self' | 'coach' | 'none';

/** How long a member is a coach's after the start of a class of theirs in which the member has a place. */
const COACHED_AFTER_CLASS_MS = 28 * DAY_MS;
/** And how long before it: as long as classes can be booked ahead. */
const COACHED_BEFORE_CLASS_MS = 14 * DAY_MS;

/** Whether somebody may read it. A coach reads the training of their own members, and nobody's money. */
export function mayReadPerson(
  roles: readonly StudioRole[],
  relation: PersonRelation,
  data: PersonData,
): boolean {
  if (relation === 'self' || mayOpen(roles, DESK_ROLES)) return true;
  return data === 'training' && relation === 'coach' && mayOpen(roles, ['coach']);
}

/** Starts of the classes that make members a coach's at a moment, both included. */
export function startsThatCount(now: Date): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(now.getTime() - COACHED_AFTER_CLASS_MS),
    to: new Date(now.getTime() + COACHED_BEFORE_CLASS_MS),
  };
}
