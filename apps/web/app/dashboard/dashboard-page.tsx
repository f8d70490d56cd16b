import { QueryClientProvider } from '@tanstack/react-query';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session/session-context.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { MemberDashboard } from './member-dashboard.tsx';
import { forgetMember, memberCache } from './member-cache.ts';

export const meta = () =>
  pageMeta({
    title: 'Your Dashboard',
    description: 'Your streak, your strength and every workout you did with us.',
  });

/** What a member reached so far; the guard around it lets nobody in who is not signed in. */
export default function DashboardPage() {
  const { user, logout, isAuthenticating } = useSession();
  if (user === null) return null;
  const leave = () => {
    forgetMember();
    void logout();
  };
  return (
    <QueryClientProvider client={memberCache(user.uid)}>
      <DashboardFrame isLeaving={isAuthenticating} onLogout={leave}>
        <MemberDashboard email={user.email ?? ''} />
      </DashboardFrame>
    </QueryClientProvider>
  );
}
