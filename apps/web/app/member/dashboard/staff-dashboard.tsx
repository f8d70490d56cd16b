import type { StudioRole } from '@lifted/domain/people/studio-role';
import { useWords } from '../../language.ts';
import { StaffWays } from '../../ui/no-member/staff-ways.tsx';
import { STAFF_WORDS } from '../../ui/no-member/staff-words.ts';
import { DashboardHeader } from './dashboard-header.tsx';

/** The dashboard of staff who do not train here: no training data, only links. */
export function StaffDashboard({ roles }: { readonly roles: readonly StudioRole[] }) {
  const words = useWords(STAFF_WORDS);
  return (
    <>
      <DashboardHeader>{roles.includes('owner') ? words.owner : words.coach}</DashboardHeader>
      <StaffWays why={words.about} />
    </>
  );
}
