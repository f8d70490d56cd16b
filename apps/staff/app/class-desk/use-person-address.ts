import { useSession } from '@lifted/client/session/session-context.tsx';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { addressIn } from '../addresses.ts';
import { useLanguage } from '../language.ts';

/** The page of a person; null for who has none, and for coaches, who have no page of people. */
export function usePersonAddress(customerId: string | null): string | null {
  const language = useLanguage();
  const { userRoles } = useSession();
  if (customerId === null || !mayOpen(userRoles, DESK_ROLES)) return null;
  return addressIn(language, `/desk/people/${encodeURIComponent(customerId)}`);
}
