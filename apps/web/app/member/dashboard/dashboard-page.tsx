import type { MetaArgs } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import type { PageHandle } from '../../platform/arrival.ts';
import { DashboardArrival } from './dashboard-arrival.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { MemberDashboard } from './member-dashboard.tsx';
import { forgetMember, memberAnswers } from '../../customer/member-answers.ts';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Your Dashboard',
    description: 'Your streak, your strength and every workout you’ve done with us.',
  });

export const handle: PageHandle = { arrival: <DashboardArrival /> };

/** A member's progress; the guard around it requires sign-in. */
export default function DashboardPage() {
  const api = useApiClient();
  const { user, userRoles, withSession, isAuthenticating } = useSession();
  if (user === null) return null;
  const leave = () => {
    forgetMember();
    void withSession((session) => session.logout());
  };
  return (
    <DashboardFrame isLeaving={isAuthenticating} onLogout={leave}>
      <MemberDashboard answers={memberAnswers(api, user.uid, user.email ?? '')} roles={userRoles} />
    </DashboardFrame>
  );
}
