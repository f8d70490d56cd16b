import type { MetaArgs } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import type { PageHandle } from '../../platform/arrival.ts';
import { CardBoundary } from './card-boundary.tsx';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { MemberDashboard } from './member-dashboard.tsx';
import { memberAnswers } from '../../customer/member-answers.ts';
import { useLeaving } from '../../customer/use-leaving.ts';
import { ComingCards } from './coming-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import { NextClassPlace } from './next-class-place.tsx';
import { TodayPlace } from './today-place.tsx';
import styles from './dashboard.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, DASHBOARD_WORDS);

export const handle: PageHandle = { arrival: <DashboardArrival /> };

/** A member's progress; the guard around it requires sign-in. */
export default function DashboardPage() {
  const api = useApiClient();
  const { user, userRoles } = useSession();
  const leaving = useLeaving();
  if (user === null) return null;
  return (
    <DashboardFrame leaving={leaving}>
      <CardBoundary>
        <MemberDashboard answers={memberAnswers(api, user)} roles={userRoles} />
      </CardBoundary>
    </DashboardFrame>
  );
}

/** The dashboard before the member is known: its heading and placeholders for the cards. */
function DashboardArrival() {
  return (
    <div className={styles.page}>
      <DashboardHeader>
        <DashboardLoading />
      </DashboardHeader>
      <NextClassPlace />
      <TodayPlace />
      <ComingCards />
    </div>
  );
}
