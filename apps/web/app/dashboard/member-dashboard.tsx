import { DEFAULT_PROGRESSION_WINDOW, type ProgressionWindow } from '@lifted/domain/strength-progression';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { useState } from 'react';
import { oldestAsOf } from '../last-known/last-known.ts';
import { LastKnownNotice } from '../last-known/last-known-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import styles from './dashboard.module.css';
import type { MemberAnswers } from './member-answers.ts';
import { useMember } from './use-member.ts';
import { useTraining } from './use-training.ts';

/** Greets the member and shows the cards; until then it says that it is loading, or that it failed, and the cards keep their places. */
export function MemberDashboard({ answers }: { readonly answers: MemberAnswers }) {
  const [openedAt] = useState(() => new Date());
  const now = useNow(MINUTE_MS) ?? openedAt;
  const { customer, answers: ofCustomer, member } = useMember(answers);
  const [window, setWindow] = useState<ProgressionWindow>(DEFAULT_PROGRESSION_WINDOW);
  const training = useTraining(ofCustomer, window);
  const asOf = oldestAsOf(member, training.logs, training.weekly, training.progression);
  if (member.state === 'failed') {
    return (
      <>
        <DashboardHeader>{greeting(customer?.first_name)}</DashboardHeader>
        <Notice tone="error">Failed to load your profile data. Please try again later.</Notice>
      </>
    );
  }
  const isLoading = member.state === 'loading';
  return (
    <>
      <DashboardHeader>
        {isLoading ? <DashboardLoading /> : greeting(member.value.customer.first_name)}
      </DashboardHeader>
      <LastKnownNotice asOf={asOf} />
      <DashboardCards
        member={isLoading ? null : member.value}
        training={training}
        window={window}
        onWindow={setWindow}
        now={now}
      />
      {asOf !== null && (
        <p className={styles.leaving}>
          Logout works without a connection: this device forgets you at once, and our server hears of it when
          you are back online.
        </p>
      )}
    </>
  );
}

/** 'Hi Mara', and 'Hi there' for somebody whose name is not known (specification, section 2). */
function greeting(firstName: string | undefined): string {
  const name = firstName?.trim() ?? '';
  return `Hi ${name === '' ? 'there' : name}`;
}
