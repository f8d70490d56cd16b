import type { CustomerClasses, CustomerPlace } from '@lifted/contract/class-bookings';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import {
  DEFAULT_PROGRESSION_WINDOW,
  type ProgressionWindow,
} from '@lifted/domain/training/strength-progression';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { Suspense, useState } from 'react';
import { useWords } from '../../language.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { CardBoundary } from './card-boundary.tsx';
import { ComingCards } from './coming-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import { NextClassPlace } from './next-class-place.tsx';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { TodayPlace } from './today-place.tsx';
import { useMember } from './use-member.ts';
import { useTraining } from './use-training.ts';

const loadNextClass = async () => (await import('../next-class/next-class-card.tsx')).NextClassCard;
const NextClassCard = lazyPart('next-class-card', loadNextClass);

const StaffDashboard = lazyPart(
  'staff-dashboard',
  async () => (await import('./staff-dashboard.tsx')).StaffDashboard,
);

const loadToday = async () => (await import('./today-workout.tsx')).TodayWorkout;
const TodayWorkout = lazyPart('today-workout', loadToday);

const loadCards = async () => (await import('./dashboard-cards.tsx')).DashboardCards;
const DashboardCards = lazyPart('dashboard-cards', loadCards);
// While it is found out who is here, each in a task of its own. A failure is shown in their place.
for (const load of [loadNextClass, loadToday, loadCards])
  setTimeout(() => void load().catch(() => undefined));

const NO_PLACES: readonly CustomerPlace[] = [];

interface MemberDashboardProps {
  readonly answers: MemberAnswers;
  readonly roles: readonly StudioRole[];
}

/** Greets the member and shows the cards; until then it shows the loading or error state, and the cards keep their space. */
export function MemberDashboard({ answers, roles }: MemberDashboardProps) {
  const words = useWords(DASHBOARD_WORDS);
  const now = useTime();
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
        <DashboardHeader>{greeting(customer?.first_name, words)}</DashboardHeader>
        <Notice tone="error">{words.failed}</Notice>
      </>
    );
  }
  const isLoading = member.state === 'loading';
  return (
    <>
      <DashboardHeader>
        {isLoading ? <DashboardLoading /> : greeting(member.value.customer.first_name, words)}
      </DashboardHeader>
      <LastKnownNotice asOf={asOf} />
      {isBookedHere && (
        <NextClassPlace>
          {ofCustomer === null ? undefined : (
            <CardBoundary>
              <NextClassCard answers={ofCustomer} now={now} />
            </CardBoundary>
          )}
        </NextClassPlace>
      )}
      <TodayPlace>
        {ofCustomer === null ? undefined : (
          <CardBoundary>
            <TodayWorkout answers={answers} logs={training.logs} now={now} />
          </CardBoundary>
        )}
      </TodayPlace>
      <CardBoundary>
        <Suspense fallback={<ComingCards />}>
          <DashboardCards
            member={isLoading ? null : member.value}
            training={training}
            places={placesOf(classes)}
            window={window}
            onWindow={setWindow}
            now={now}
            isOffline={asOf !== null}
          />
        </Suspense>
      </CardBoundary>
    </>
  );
}

function placesOf(classes: Remote<CustomerClasses>): readonly CustomerPlace[] {
  return classes.state === 'loaded' ? classes.value.places : NO_PLACES;
}

/** 'Hi Mara', and 'Hi there' without a name (specification, section 2). */
function greeting(
  firstName: string | undefined,
  { greeting: greet, there }: (typeof DASHBOARD_WORDS)['en'],
): string {
  const name = firstName?.trim() ?? '';
  return greet(name === '' ? there : name);
}
