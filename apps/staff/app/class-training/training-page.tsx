import type { ClassTraining, getClassTraining } from '@lifted/contract/desk/desk-floor';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useNow } from '@lifted/client/http/use-now.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { berlinTime, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { isExtraExercise } from '@lifted/domain/training/own-training';
import { longDate } from '@lifted/domain/language/date-words';
import { clockWords, momentWords } from '@lifted/domain/language/moment-words';
import { shortLoadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { CorrectDialog, type Corrected } from './correct-dialog.tsx';
import { FloorSheet } from './floor-sheet.tsx';
import { glanceAt, looksOf, type ExerciseGlance, type PersonGlance } from './class-glance.ts';
import styles from './training.module.css';
import { TRAINING_WORDS } from './training-words.ts';

/** How a class went, or the sheet to print before it. */
export function TrainingPage({ view }: { readonly view: 'training' | 'sheet' }) {
  const { classId = '' } = useParams();
  const words = useWords(TRAINING_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['desk', 'class-training', classId],
    queryFn: ({ signal }) =>
      api.call<typeof getClassTraining>('GET', '/desk/classes/{classId}/training', {
        params: { classId },
        signal,
      }),
  });
  const name = query.data?.studio_class.timer_name;
  const isSheet = view === 'sheet';
  const address = `/desk/classes/${encodeURIComponent(classId)}` as const;
  return (
    <SectionPage
      heading={isSheet ? words.sheet : name === undefined ? words.toGlance : words.heading(name)}
      tools={
        <span className={styles.tools}>
          <ButtonLink look="quiet" to={addressIn(language, address)}>
            {words.toClass}
          </ButtonLink>
          <ButtonLink look="outline" to={addressIn(language, `${address}/${isSheet ? 'training' : 'sheet'}`)}>
            {isSheet ? words.toGlance : words.toSheet}
          </ButtonLink>
          {isSheet && <Button onClick={() => window.print()}>{words.print}</Button>}
        </span>
      }
    >
      <Loaded query={query}>{(training) => <Training training={training} isSheet={isSheet} />}</Loaded>
    </SectionPage>
  );
}

function Training({ training, isSheet }: { readonly training: ClassTraining; readonly isSheet: boolean }) {
  const words = useWords(TRAINING_WORDS);
  const language = useLanguage();
  const { studio_class: shown } = training;
  const { start_datetime: start, timer_name: name, coach_first_name: coach, location_name: room } = shown;
  const day = longDate(start.slice(0, 'YYYY-MM-DD'.length), language);
  const facts = [
    day,
    clockWords(berlinTime(new Date(start)), language),
    ...(isSheet ? [name] : []),
    coach,
    room,
  ].join('\u00a0· ');
  return (
    <>
      <p className={styles.facts}>{facts}</p>
      {shown.exercises.length === 0 && <p>{words.noExercises}</p>}
      {shown.roster.length === 0 && <p>{words.noPeople}</p>}
      {shown.exercises.length > 0 && shown.roster.length > 0 && (
        <View training={training} isSheet={isSheet} />
      )}
    </>
  );
}

function View({ training, isSheet }: { readonly training: ClassTraining; readonly isSheet: boolean }) {
  if (!isSheet) return <Glance training={training} />;
  return <FloorSheet people={glanceAt(training, 'planned')} setCount={training.studio_class.set_count} />;
}

function Glance({ training }: { readonly training: ClassTraining }) {
  const words = useWords(TRAINING_WORDS);
  const language = useLanguage();
  const now = useNow(MINUTE_MS) ?? timeNow();
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const { studio_class: shown, corrections_end: end } = training;
  const isOver = end !== null && now > new Date(end);
  const canCorrect = !isOver && now >= new Date(shown.check_in_opens_at) && shown.state !== 'canceled';
  const people = glanceAt(training, canCorrect ? 'all' : 'logged');
  const looks = looksOf(people);
  /** What a member added to the workout is theirs to correct. */
  const correctOf = ({ customer_id: customerId, name }: PersonGlance['person'], glance: ExerciseGlance) =>
    canCorrect && customerId !== null && !isExtraExercise(glance.planned.exercise_number)
      ? () => setCorrected({ customerId, name, glance })
      : undefined;
  return (
    <>
      <div className={styles.looks}>
        <Look heading={words.progressed} people={looks.progressed} of="progressed" />
        <Look heading={words.missedTwice} people={looks.missedTwice} of="missed_twice" />
        <Look heading={words.isNew} people={looks.isNew} />
        <Look heading={words.notLogged} people={looks.notLogged} />
      </div>
      {isOver && <p className={styles.soft}>{words.correctionOver}</p>}
      {canCorrect && (
        <p className={styles.soft}>{words.correctHint(end && momentWords(new Date(end), language))}</p>
      )}
      <div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              {people[0]?.exercises.map(({ planned }) => (
                <th key={planned.exercise_id} scope="col">
                  {planned.short_name ?? planned.name}
                  {isExtraExercise(planned.exercise_number) && (
                    <span className={styles.plan}>{words.extra}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ person, exercises }) => (
              <tr key={`${person.kind} ${person.id}`}>
                <th scope="row">{person.name}</th>
                {exercises.map((one) => (
                  <Results
                    key={one.planned.exercise_id}
                    glance={one}
                    name={person.name}
                    correctOf={(glance) => correctOf(person, glance)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {corrected !== null && (
        <CorrectDialog training={training} {...corrected} close={() => setCorrected(null)} />
      )}
    </>
  );
}

interface LookProps {
  readonly heading: string;
  readonly people: readonly PersonGlance[];
  /** Names the exercises this is about. */
  readonly of?: ExerciseGlance['how'];
}

function Look({ heading, people, of }: LookProps) {
  const words = useWords(TRAINING_WORDS);
  return (
    <Card heading={heading}>
      {people.length === 0 ? (
        <p className={styles.soft}>{words.nobody}</p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ person, exercises }) => {
            const about = exercises
              .filter(({ how }) => how === of)
              .map(({ exercise }) => exercise.short_name ?? exercise.name);
            return (
              <li key={`${person.kind} ${person.id}`}>
                <strong>{person.name}</strong>
                {about.length > 0 && <span className={styles.soft}> {about.join(', ')}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

interface ResultsProps {
  readonly glance: ExerciseGlance;
  /** Of the person. */
  readonly name: string;
  /** What corrects an exercise; undefined: it cannot be corrected. */
  readonly correctOf: (glance: ExerciseGlance) => (() => void) | undefined;
}

/** What somebody did at a place of the workout: the exercise they do there, and what they lifted before they swapped it. */
function Results({ glance, name, correctOf }: ResultsProps) {
  const words = useWords(TRAINING_WORDS);
  const { planned, best, how, besides } = glance;
  const shown = [glance, ...besides];
  const hasAny = shown.some((one) => one.best !== null);
  return (
    <td
      data-label={planned.short_name ?? planned.name}
      data-how={best === null ? undefined : how}
      className={hasAny ? undefined : styles.soft}
    >
      {shown.map((one) => {
        const correct = correctOf(one);
        const said = <ResultWords glance={one} isNamed={one.exercise !== planned || shown.length > 1} />;
        const exercise = one.exercise.short_name ?? one.exercise.name;
        if (correct === undefined) return <div key={one.exercise.exercise_id}>{said}</div>;
        return (
          <button key={one.exercise.exercise_id} type="button" className={styles.result} onClick={correct}>
            <VisuallyHidden>{words.correct(name, exercise)}: </VisuallyHidden>
            {said}
          </button>
        );
      })}
    </td>
  );
}

interface ResultWordsProps {
  readonly glance: ExerciseGlance;
  /** Whether the exercise has to be named, because it is not what the column says. */
  readonly isNamed: boolean;
}

function ResultWords({ glance: { exercise, best, how }, isNamed }: ResultWordsProps) {
  const words = useWords(TRAINING_WORDS);
  const language = useLanguage();
  const swapped = isNamed && <strong>{exercise.short_name ?? exercise.name} </strong>;
  if (best === null) {
    return (
      <>
        {swapped}
        {how === 'not_logged' ? '–' : words.how[how]}
      </>
    );
  }
  return (
    <>
      {swapped}
      {best.weight > 0 && `${shortLoadWords(best, language)} `}
      {words.byReps(best.reps)}
      {how !== 'steady' && <span className={styles.how}>{words.how[how]}</span>}
    </>
  );
}
