import type { exerciseCalls, ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import type { AnswerOf } from '@lifted/contract/call';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { kilogramWords } from '@lifted/domain/language/weight-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { clipPoster } from '@lifted/domain/training/clip-address';
import { useDeferredValue, useId, useState } from 'react';
import { addressIn } from '../../addresses.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Loaded } from '../../parts/loaded.tsx';
import type { Edited } from '../../parts/record-form.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { SectionPage } from '../../parts/section-page.tsx';
import { ExerciseForm, NEW_EXERCISE } from './exercise-form.tsx';
import styles from './exercises-page.module.css';
import { EXERCISES_WORDS } from './exercises-words.ts';
import { byGroup, exerciseName, groupsOf } from './exercise-groups.ts';
import { PROGRAMME_WORDS } from '../programme-words.ts';
import { useExercises } from './use-exercises.ts';

/** The exercises by group, to find while a name is typed; the desk adds and changes them. */
export function ExercisesPage() {
  const words = useWords(EXERCISES_WORDS);
  const { back } = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  const exercises = useExercises();
  const mayEdit = mayOpen(useSession().userRoles, DESK_ROLES);
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<Edited<ExerciseFields> | null>(null);
  const sought = useDeferredValue(typed);
  const fieldId = useId();
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <>
          <ButtonLink look="quiet" to={addressIn(language, '/desk/programme')}>
            {back}
          </ButtonLink>
          {mayEdit && (
            <Button look="outline" onClick={() => setEdited(NEW_EXERCISE)}>
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <search className={styles.search}>
        <label htmlFor={fieldId}>{words.find}</label>
        <input
          id={fieldId}
          type="search"
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <Loaded query={exercises}>
        {(loaded) => (
          <>
            <Groups loaded={loaded} sought={sought} {...(mayEdit && { open: setEdited })} />
            {edited !== null && (
              <ExerciseForm
                edited={edited}
                groups={groupsOf(loaded.exercises)}
                exerciseChoices={loaded.exercises.map(({ id, fields }) => [
                  id,
                  exerciseName(fields, language),
                ])}
                implementChoices={loaded.implements.map(({ id, name }) => [id, name])}
                close={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </SectionPage>
  );
}

interface GroupsProps {
  readonly loaded: AnswerOf<typeof exerciseCalls.list>;
  readonly sought: string;
  /** Undefined: the signed-in person changes nothing. */
  readonly open?: (edited: Edited<ExerciseFields>) => void;
}

function Groups({ loaded, sought, open }: GroupsProps) {
  const words = useWords(EXERCISES_WORDS);
  const language = useLanguage();
  const groups = byGroup(loaded.exercises, sought);
  const count = groups.reduce((sum, { exercises }) => sum + exercises.length, 0);
  const implementName = (id: string | null) => loaded.implements.find((one) => one.id === id)?.name ?? null;
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 0 ? words.none : words.count(count)}
      </p>
      <div className={styles.groups}>
        {groups.map(({ group, exercises }) => (
          <Card key={group} heading={group}>
            <Rows>
              {exercises.map(({ id, fields }) => (
                <Row
                  key={id}
                  name={
                    <>
                      <Poster clip={fields.video_url} />
                      {exerciseName(fields, language)}
                    </>
                  }
                  about={[
                    exerciseName(fields, language) === fields.name ? fields.short_name : fields.name,
                    implementName(fields.implement_id),
                    fields.step === null ? null : words.stepOf(kilogramWords(fields.step, language)),
                    fields.per_side ? words.perSide : null,
                    fields.video_url === null ? words.noClip : null,
                  ]}
                  {...(open !== undefined && {
                    action: words.change,
                    open: () => open({ id, fields }),
                  })}
                />
              ))}
            </Rows>
          </Card>
        ))}
      </div>
    </>
  );
}

function Poster({ clip }: { readonly clip: string | null }) {
  const poster = clip === null ? null : clipPoster(clip);
  if (poster === null) return <span className={styles.poster} />;
  return <img className={styles.poster} src={poster} alt="" width={64} height={36} loading="lazy" />;
}
