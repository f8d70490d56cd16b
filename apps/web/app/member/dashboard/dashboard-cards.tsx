import type { Booking } from '@lifted/contract/bookings';
import type { CustomerPlace } from '@lifted/contract/class-bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { monthOf } from '@lifted/domain/calendar/calendar-month';
import { entriesByDay } from '../consistency/month-days.ts';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { Suspense, useState } from 'react';
import { AchievementsCard } from '../achievements/achievements-card.tsx';
import { ChallengeCard } from '../challenge/challenge-card.tsx';
import { useShownChallenges } from '../challenge/use-shown-challenges.ts';
import { ConsistencyCard } from '../consistency/consistency-card.tsx';
import { StrengthCard } from '../strength/strength-card.tsx';
import { WorkoutHistoryCard } from '../history/workout-history-card.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { useWords } from '../../language.ts';
import { CardBoundary } from './card-boundary.tsx';
import { ComingCards } from './coming-cards.tsx';
import styles from './dashboard.module.css';
import { useInTurn } from './use-in-turn.ts';
import type { Member } from './use-member.ts';
import type { Training } from './use-training.ts';
import { useSettledCards, type SettledCards } from './use-settled-cards.ts';

/** In the same file of scripts as the list of workouts. */
const SelectedWorkouts = lazyPart(
  'selected-workouts',
  async () => (await import('../history/selected-workouts.tsx')).SelectedWorkouts,
);

const WORDS = {
  en: {
    leaving:
      'You can sign out without a connection: this device forgets you at once, and our server is told when you’re back online.',
  },
  de: {
    leaving:
      'Du kannst dich auch ohne Verbindung abmelden: Dieses Gerät vergisst dich sofort, und unser Server erfährt es, sobald du wieder online bist.',
  },
};

const NO_BOOKINGS: readonly Booking[] = [];
const NO_LOGS: readonly WorkoutLog[] = [];

const PLACES: Readonly<Record<SettledCards, string | undefined>> = {
  nothing: styles.nothing,
  first: styles.first,
  all: undefined,
};

interface DashboardCardsProps {
  /** Null while loading: the cards keep their space. */
  readonly member: Member | null;
  readonly training: Training;
  /** Booked places ahead. */
  readonly places: readonly CustomerPlace[];
  readonly window: ProgressionWindow;
  readonly onWindow: (weeks: ProgressionWindow) => void;
  readonly now: Date;
  /** What is shown was known before; there is no connection. */
  readonly isOffline: boolean;
}

/** The cards in the order of the specification, section 2. */
export function DashboardCards(props: DashboardCardsProps) {
  const { member, training, places, window, onWindow, now, isOffline } = props;
  const { leaving } = useWords(WORDS);
  const [selectedDay, setSelectedDay] = useState<CivilDate | null>(null);
  const challenges = useShownChallenges(now);
  const today = berlinDate(now);
  const { settled, noteKnown } = useSettledCards(challenges, member !== null);
  const logs = training.logs.state === 'loaded' ? training.logs.value : NO_LOGS;
  const progression = useInTurn(training.progression);
  const history = useInTurn(training.logs);

  return (
    <>
      <div className={classNames(styles.cards, PLACES[settled])}>
        {settled === 'nothing' && <ComingCards />}
        <CardBoundary className={styles.wide}>
          <ChallengeCard
            className={styles.wide}
            challenges={challenges ?? []}
            customer={member?.customer ?? null}
            now={now}
            onKnown={noteKnown}
          />
        </CardBoundary>
        <CardBoundary>
          <AchievementsCard totals={member?.customer ?? null} />
        </CardBoundary>
        <CardBoundary>
          <ConsistencyCard
            busy={member === null}
            bookings={member?.bookings ?? NO_BOOKINGS}
            places={places}
            logs={logs}
            now={now}
            selectedDay={selectedDay}
            onSelect={setSelectedDay}
            selectedWorkout={
              selectedDay !== null && (
                <Suspense fallback={<Skeleton height="8rem" />}>
                  <SelectedWorkouts day={selectedDay} workouts={workoutsOf(selectedDay, logs)} logs={logs} />
                </Suspense>
              )
            }
          />
        </CardBoundary>
        <CardBoundary className={styles.wide}>
          <StrengthCard
            className={styles.wide}
            progression={progression}
            isTurning={training.isTurning}
            weekly={training.weekly.state === 'loaded' ? training.weekly.value : []}
            today={today}
            window={window}
            onWindow={onWindow}
            onRetry={training.retryStrength}
            hasLogs={training.logs.state === 'loaded' ? training.logs.value.length > 0 : null}
          />
        </CardBoundary>
        <CardBoundary className={styles.wide}>
          <WorkoutHistoryCard className={styles.wide} logs={history} onRetry={training.retryLogs} />
        </CardBoundary>
      </div>
      {isOffline && <p className={styles.leaving}>{leaving}</p>}
    </>
  );
}

function workoutsOf(day: CivilDate, logs: readonly WorkoutLog[]): readonly WorkoutLog[] {
  return entriesByDay(logs, ({ start_datetime }) => new Date(start_datetime), monthOf(day)).get(day) ?? [];
}
