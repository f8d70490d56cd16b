import type { WorkoutLog } from '@lifted/contract/training-log';
import { monthOf } from '@lifted/domain/calendar-month';
import { entriesByDay } from '@lifted/domain/month-days';
import { DEFAULT_PROGRESSION_WINDOW, windowStart } from '@lifted/domain/strength-progression';
import { berlinDate, type CivilDate } from '@lifted/domain/studio-calendar';
import { useMemo, useState } from 'react';
import { AchievementsCard } from '../achievements/achievements-card.tsx';
import { ConsistencyCard } from '../consistency/consistency-card.tsx';
import { recordLookup } from '../strength/strength-series.ts';
import { StrengthCard } from '../strength/strength-card.tsx';
import { SelectedWorkouts } from '../workout-history/selected-workouts.tsx';
import { WorkoutHistoryCard } from '../workout-history/workout-history-card.tsx';
import styles from './dashboard.module.css';
import type { Member } from './use-member.ts';
import { useTraining } from './use-training.ts';

const NO_LOGS: readonly WorkoutLog[] = [];

/** The cards in the order of the specification, section 2. The challenge card goes first. */
export function DashboardCards({ member, now }: { readonly member: Member; readonly now: Date }) {
  const { customer, bookings } = member;
  const [window, setWindow] = useState(DEFAULT_PROGRESSION_WINDOW);
  const [selectedDay, setSelectedDay] = useState<CivilDate | null>(null);
  const training = useTraining(customer.id, window);
  const today = berlinDate(now);
  const logs = training.logs.state === 'loaded' ? training.logs.value : NO_LOGS;
  const isRecord = useMemo(() => recordLookup(logs, windowStart(today, window)), [logs, today, window]);

  return (
    <div className={styles.cards}>
      <AchievementsCard totals={customer} />
      <ConsistencyCard
        bookings={bookings}
        logs={logs}
        now={now}
        selectedDay={selectedDay}
        onSelect={setSelectedDay}
        selectedWorkout={
          selectedDay !== null && (
            <SelectedWorkouts day={selectedDay} workouts={workoutsOf(selectedDay, logs)} logs={logs} />
          )
        }
      />
      <StrengthCard
        progression={training.progression}
        isTurning={training.isTurning}
        weekly={training.weekly.state === 'loaded' ? training.weekly.value : []}
        isRecord={isRecord}
        today={today}
        window={window}
        onWindow={setWindow}
      />
      <WorkoutHistoryCard logs={training.logs} />
    </div>
  );
}

function workoutsOf(day: CivilDate, logs: readonly WorkoutLog[]): readonly WorkoutLog[] {
  return entriesByDay(logs, ({ start_datetime }) => new Date(start_datetime), monthOf(day)).get(day) ?? [];
}
