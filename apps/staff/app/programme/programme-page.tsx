import type { CycleFields } from '@lifted/contract/desk/desk-programme';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  isCivilDate,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { shortDateRange } from '@lifted/domain/language/date-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import type { Edited } from '../parts/record-form.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { useTime } from '@lifted/client/http/use-now.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CycleForm, editedCycle, newCycle } from './cycles/cycle-form.tsx';
import { CYCLE_WORDS } from './cycles/cycle-words.ts';
import { useCycles } from './cycles/use-cycles.ts';
import { weeksFrom } from './day-steps.ts';
import { ProgrammeChoice } from './own-workouts/programme-choice.tsx';
import { ProgrammeGrid } from './programme-grid.tsx';
import styles from './programme-page.module.css';
import { PROGRAMME_WORDS } from './programme-words.ts';
import { useExercises } from './exercises/use-exercises.ts';
import { useWorkoutSwap, useWorkouts } from './use-programme.ts';

const WEEKS_SHOWN = 4;

/** The workouts of four weeks; the desk plans, moves and copies them. */
export function ProgrammePage() {
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  const mayPlan = mayOpen(useSession().userRoles, DESK_ROLES);
  const [search, setSearch] = useSearchParams();
  const now = useTime();
  const [copied, setCopied] = useState<CivilDate | null>(null);
  const today = berlinDate(now);
  const asked = search.get('week');
  const monday = weekStart(asked !== null && isCivilDate(asked) ? asked : today);
  const last = addDays(monday, WEEKS_SHOWN * DAYS_PER_WEEK - 1);
  const workouts = useWorkouts(monday, last);
  const exercises = useExercises();
  const cycles = useCycles();
  const cycleWords = useWords(CYCLE_WORDS);
  const [cycle, setCycle] = useState<Edited<CycleFields> | null>(null);
  const { run } = useDeskCommand();
  const swap = useWorkoutSwap(run);
  const showWeek = (week: CivilDate | null) =>
    setSearch((asked) => {
      if (week === null) asked.delete('week');
      else asked.set('week', week);
      return asked;
    });
  const show = (weeks: number) => showWeek(addDays(monday, weeks * DAYS_PER_WEEK));

  return (
    <SectionPage
      heading={words.heading}
      tools={
        <>
          {mayPlan && (
            <Button look="outline" onClick={() => setCycle(newCycle(monday))}>
              {cycleWords.add}
            </Button>
          )}
          <ButtonLink look="outline" to={addressIn(language, '/desk/programme/exercises')}>
            {words.exercises}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.choice}>
        <ProgrammeChoice />
      </div>
      <div className={styles.weeks}>
        <Button look="outline" aria-label={words.earlier} onClick={() => show(-WEEKS_SHOWN)}>
          ←
        </Button>
        <strong className={styles.range}>{shortDateRange(monday, last, language)}</strong>
        <Button look="outline" aria-label={words.later} onClick={() => show(WEEKS_SHOWN)}>
          →
        </Button>
        {monday !== weekStart(today) && (
          <Button look="quiet" onClick={() => showWeek(null)}>
            {words.thisWeek}
          </Button>
        )}
      </div>
      {mayPlan && workouts.data?.length === 0 && exercises.data !== undefined && (
        <p className={styles.start}>
          {exercises.data.exercises.length === 0 ? words.startWithExercises : words.startWithADay}
        </p>
      )}
      <Loaded query={workouts}>
        {(loaded) => (
          <ProgrammeGrid
            weeks={weeksFrom(monday, WEEKS_SHOWN)}
            workouts={loaded}
            exercises={exercises.data?.exercises ?? []}
            cycles={cycles}
            now={now}
            today={today}
            {...(mayPlan && {
              plan: {
                swap: (one, other) => void swap(one, other),
                copyWeek: setCopied,
                editCycle: (one) => setCycle(editedCycle(one)),
              },
            })}
          />
        )}
      </Loaded>
      {mayPlan && <p className={styles.keys}>{words.keys}</p>}
      {cycle !== null && <CycleForm edited={cycle} close={() => setCycle(null)} />}
      {copied !== null && <CopyDialog from={copied} days={7} close={() => setCopied(null)} />}
    </SectionPage>
  );
}
