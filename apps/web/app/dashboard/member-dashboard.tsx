import { useNow } from '../ui/use-now.ts';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { Notice } from '../ui/notice.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { useMember } from './use-member.ts';

/** Greets the member and shows the cards; until then it says that it is loading, or that it failed. */
export function MemberDashboard({ email }: { readonly email: string }) {
  const now = useNow(MINUTE_MS);
  const { customer, member } = useMember(email);
  if (member.state === 'failed') {
    return (
      <>
        <DashboardHeader>{greeting(customer?.first_name)}</DashboardHeader>
        <Notice tone="error">Failed to load your profile data. Please try again later.</Notice>
      </>
    );
  }
  if (member.state === 'loading' || now === null) {
    return (
      <>
        <DashboardHeader>
          <span role="status">Loading your dashboard...</span>
        </DashboardHeader>
        <DashboardSkeleton />
      </>
    );
  }
  return (
    <>
      <DashboardHeader>{greeting(member.value.customer.first_name)}</DashboardHeader>
      <DashboardCards member={member.value} now={now} />
    </>
  );
}

/** 'Hi Mara', and 'Hi there' for somebody whose name is not known (specification, section 2). */
function greeting(firstName: string | undefined): string {
  const name = firstName?.trim() ?? '';
  return `Hi ${name === '' ? 'there' : name}`;
}
