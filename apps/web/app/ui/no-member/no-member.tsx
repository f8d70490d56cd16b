import { useSession } from '@lifted/client/session/session-context.tsx';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';

const StaffWays = lazyPart('staff-ways', async () => (await import('./staff-ways.tsx')).StaffWays);

/** In place of what a member has, for an account without one: why, and for staff where they can go. */
export function NoMember({ why }: { readonly why: string }) {
  const { userRoles } = useSession();
  const said = <p>{why}</p>;
  if (!mayOpen(userRoles, STAFF_ROLES)) return said;
  return (
    <Suspense fallback={said}>
      <StaffWays why={why} />
    </Suspense>
  );
}
