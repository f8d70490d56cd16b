import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useTeam } from './use-records.ts';

/**
 * Whether somebody with the address can sign in: as a coach, without the coach role, or not at all. Unknown: only the owner sees the
 * accounts of the team.
 */
export type CoachAccess = 'coach' | 'other_role' | 'none' | 'unknown';

/** Tells what access an address has. */
export function useCoachAccess(): (email: string) => CoachAccess {
  const team = useTeam({ enabled: mayOpen(useSession().userRoles, ['owner']) }).data;
  return (email) => {
    if (team === undefined) return 'unknown';
    const member = team.find((each) => each.email === email);
    if (member === undefined) return 'none';
    return member.roles.includes('coach') ? 'coach' : 'other_role';
  };
}
