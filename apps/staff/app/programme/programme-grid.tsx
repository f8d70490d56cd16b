import type { DeskWorkout } from '@lifted/contract/desk/desk-programme';
import { Button } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortDateRange, shortWeekdayName } from '@lifted/domain/language/date-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { useDayDrop } from '../parts/drag/use-day-drop.ts';
import { useFingerDrag } from '../parts/drag/use-finger-drag.ts';
import { CycleOfWeek } from './cycles/cycle-of-week.tsx';
import type { ShownCycle } from './cycles/use-cycles.ts';
import { dayAfterKey } from './day-steps.ts';
import type { ListedExercise } from './exercises/exercise-groups.ts';
import styles from './programme-grid.module.css';
import { useAskedProgramme, withProgramme } from './own-workouts/programme-choice.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { PREVIEW_WORDS } from './preview/preview-words.ts';
import { PROGRAMME_WORDS } from './programme-words.ts';
import { WorkoutLines } from './workout-lines.tsx';

const DRAGGED_WORKOUT = 'application/x-studio-workout';

interface ProgrammeGridProps {
  readonly weeks: readonly (readonly CivilDate[])[];
  readonly workouts: readonly DeskWorkout[];
  readonly exercises: readonly ListedExercise[];
  readonly cycles: readonly ShownCycle[];
  readonly now: Date;
  readonly today: CivilDate;
  /** Undefined: the signed-in person moves and copies nothing. */
  readonly plan?: {
    readonly swap: (one: CivilDate, other: CivilDate) => void;
    readonly copyWeek: (monday: CivilDate) => void;
    readonly editCycle: (cycle: ShownCycle) => void;
  };
}

/**
 * Weeks of seven days, one below the other on a phone. One tab stop: arrow keys go from day to day; with Alt they move the
 * workout, and with a mouse it is dragged to another day.
 */
export function ProgrammeGrid({ weeks, workouts, exercises, cycles, now, today, plan }: ProgrammeGridProps) {
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  const programme = useAskedProgramme();
  const grid = useRef<HTMLDivElement>(null);
  const [stopAt, setStopAt] = useState(today);
  const [previewed, setPreviewed] = useState<CivilDate | null>(null);
  const preview = useWords(PREVIEW_WORDS);
  const days = weeks.flat();
  const tabStop = days.includes(stopAt) ? stopAt : days[0];
  const byDay = new Map(workouts.map((one) => [one.date, one]));
  const shown = previewed === null ? undefined : byDay.get(previewed);
  const target = useDayDrop(grid, DRAGGED_WORKOUT, (from, to) => {
    if (from !== to) plan?.swap(from, to);
  });
  const fingerTarget = useFingerDrag(grid, 'data-day', (from, to) => plan?.swap(from, to));
  const onKeyDown = (event: KeyboardEvent, day: CivilDate) => {
    const next = dayAfterKey(day, event.key);
    if (next === undefined || !days.includes(next)) return;
    event.preventDefault();
    if (event.altKey && (plan === undefined || !byDay.has(day))) return;
    if (event.altKey) plan?.swap(day, next);
    grid.current?.querySelector<HTMLElement>(`[data-link="${next}"]`)?.focus();
  };

  return (
    <div ref={grid} className={styles.weeks}>
      {weeks.map((week) => (
        <section key={week[0]} aria-label={words.week(rangeOf(week, language))} className={styles.week}>
          <header className={styles.head}>
            <h2 className={styles.range}>{rangeOf(week, language)}</h2>
            <CycleOfWeek monday={week[0] ?? today} cycles={cycles} {...(plan && { edit: plan.editCycle })} />
            {plan !== undefined && week.some((day) => byDay.has(day)) && (
              <Button
                look="quiet"
                aria-label={words.copyWeekOf(rangeOf(week, language))}
                onClick={() => plan.copyWeek(week[0] ?? today)}
              >
                {words.copyWeek}
              </Button>
            )}
          </header>
          <ol className={styles.days}>
            {week.map((day) => (
              <li
                key={day}
                data-day={day}
                data-today={day === today}
                className={classNames(styles.day, (target ?? fingerTarget) === day && styles.target)}
              >
                <Link
                  to={withProgramme(addressIn(language, `/desk/programme/${day}`), programme)}
                  data-link={day}
                  tabIndex={day === tabStop ? 0 : -1}
                  draggable={plan !== undefined && byDay.has(day)}
                  className={styles.workout}
                  onFocus={() => setStopAt(day)}
                  onKeyDown={(event) => onKeyDown(event, day)}
                  onDragStart={(event) => event.dataTransfer.setData(DRAGGED_WORKOUT, day)}
                >
                  <span className={styles.date}>
                    {shortWeekdayName(day, language)} <span>{shortDate(day, language)}</span>
                  </span>{' '}
                  <Day
                    workout={byDay.get(day)}
                    exercises={exercises}
                    now={now}
                    mayPlan={plan !== undefined}
                  />
                </Link>
                {byDay.has(day) && plan !== undefined && (
                  <span
                    className={styles.handle}
                    data-handle
                    title={words.drag(shortDate(day, language))}
                    aria-hidden
                  >
                    ⠿
                  </span>
                )}
                {byDay.has(day) && (
                  <button
                    type="button"
                    tabIndex={day === tabStop ? 0 : -1}
                    aria-label={preview.openOf(shortDate(day, language))}
                    className={styles.preview}
                    onClick={() => setPreviewed(day)}
                  >
                    {preview.open}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {shown !== undefined && (
        <PreviewDialog date={shown.date} fields={shown.fields} close={() => setPreviewed(null)} />
      )}
    </div>
  );
}

interface DayProps {
  readonly workout: DeskWorkout | undefined;
  readonly exercises: readonly ListedExercise[];
  readonly now: Date;
  readonly mayPlan: boolean;
}

function Day({ workout, exercises, now, mayPlan }: DayProps) {
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  if (workout === undefined) return <span className={styles.none}>{mayPlan ? words.plan : words.none}</span>;
  const from = workout.fields.visible_from === null ? null : new Date(workout.fields.visible_from);
  return (
    <>
      {from !== null && from > now && (
        <span className={styles.hidden}>{words.hiddenUntil(momentWords(from, language))}</span>
      )}
      {workout.shortages.length > 0 && <span className={styles.hidden}>{words.shortHeading}</span>}
      <WorkoutLines fields={workout.fields} exercises={exercises} />
    </>
  );
}

function rangeOf(week: readonly CivilDate[], language: 'en' | 'de'): string {
  return shortDateRange(week.at(0) ?? '', week.at(-1) ?? '', language);
}
