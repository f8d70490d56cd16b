import type { CustomerPlace } from '@lifted/contract/class-bookings';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import {
  DEFAULT_PROGRESSION_WINDOW,
  type ProgressionWindow,
} from '@lifted/domain/training/strength-progression';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { Suspense, useState } from 'react';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useNow } from '@lifted/design/use-now.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import { NextClassPlace } from './next-class-place.tsx';
import styles from './dashboard.module.css';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { useMember } from './use-member.ts';
import { useTraining } from './use-training.ts';

const NextClassCard = lazyPart(
  'next-class-card',
  async () => (await import('../next-class/next-class-card.tsx')).NextClassCard,
);

const StaffDashboard = lazyPart(
  'staff-dashboard',
  async () => (await import('./staff-dashboard.tsx')).StaffDashboard,
);

const NO_PLACES: readonly CustomerPlace[] = [];

interface MemberDashboardProps {
  readonly answers: MemberAnswers;
  readonly roles: readonly StudioRole[];
}

/** Greets the member and shows the cards; until then it shows the loading or error state, and the cards keep their space. */
export function MemberDashboard({ answers, roles }: MemberDashboardProps) {
  const [openedAt] = useState(() => new Date());
  const now = useNow(MINUTE_MS) ?? openedAt;
  const { customer, answers: ofCustomer, member, isNoCustomer } = useMember(answers);
  const [window, setWindow] = useState<ProgressionWindow>(DEFAULT_PROGRESSION_WINDOW);
  const training = useTraining(ofCustomer, window);
  const isBookedHere = useStudioSettings().booking_service === null;
  const classes = useCachedAnswer(isBookedHere ? (ofCustomer?.classes ?? null) : null);
  const asOf = oldestAsOf(member, classes, training.logs, training.weekly, training.progression);
  if (isNoCustomer && roles.some((role) => role !== 'member')) {
    return (
      <Suspense fallback={null}>
        <StaffDashboard roles={roles} />
      </Suspense>
    );
  }
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
      {isBookedHere && (
        <NextClassPlace>
          {ofCustomer === null ? undefined : <NextClassCard answers={ofCustomer} now={now} />}
        </NextClassPlace>
      )}
      <DashboardCards
        member={isLoading ? null : member.value}
        training={training}
        places={classes.state === 'loaded' ? classes.value.places : NO_PLACES}
        window={window}
        onWindow={setWindow}
        now={now}
      />
      {asOf !== null && (
        <p className={styles.leaving}>
          You can log out without a connection: this device forgets you at once, and our server is told when
          you’re back online.
        </p>
      )}
    </>
  );
}

/** 'Hi Mara', and 'Hi there' without a name (specification, section 2). */
function greeting(firstName: string | undefined): string {
  const name = firstName?.trim() ?? '';
  return `Hi ${name === '' ? 'there' : name}`;
}
