import type { getTimetable, StudioClass } from '@lifted/contract/timetable';
import { kindLine } from '@lifted/domain/classes/class-kind';
import { allAreFull, nextClasses } from '../../ui/classes/next-classes.ts';
import {
  addDays,
  berlinDate,
  berlinTime,
  MINUTE_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useRemote } from '../../platform/http/remote.ts';
import { useLanguage, useWords } from '../../language.ts';
import { ButtonLink } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Section } from '../../ui/layout/section.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { useAddress } from '../../use-address.ts';
import { NEXT_CLASSES_WORDS } from './next-classes-words.ts';
import styles from './next-classes.module.css';

const ROWS = [1, 2, 3] as const;
const SHOWN = ROWS.length;
/** In days from today; the timetable is planned further ahead. */
const LAST_DAY_LOOKED_AT = 28;

/** The next classes with a free place, each linked to its test workout, for members to the class. Reserves their space while loading. */
export function NextClasses() {
  const words = useWords(NEXT_CLASSES_WORDS);
  const address = useAddress();
  const now = useNow(MINUTE_MS);
  return (
    <Section heading={words.heading} surface="concrete">
      <div className={styles.room}>{now === null ? <ComingRows /> : <ClassesFrom now={now} />}</div>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <ButtonLink to={address('timetable')} look="outline">
        {words.all}
      </ButtonLink>
    </Section>
  );
}

function ClassesFrom({ now }: { readonly now: Date }) {
  const words = useWords(NEXT_CLASSES_WORDS);
  const today = berlinDate(now);
  const remote = useClasses(today, addDays(today, 1));
  switch (remote.state) {
    case 'loading':
      return <ComingRows />;
    case 'failed':
      return <p>{words.failed}</p>;
    case 'loaded': {
      const classes = remote.value.map(plannedClass);
      const next = nextClasses(classes, now, SHOWN);
      if (next.length > 0) return <Classes planned={next} today={today} />;
      return allAreFull(classes, now) ? <p>{words.full}</p> : <Later now={now} today={today} />;
    }
    default:
      return remote satisfies never;
  }
}

function Classes({
  planned,
  today,
}: {
  readonly planned: readonly PlannedClass[];
  readonly today: CivilDate;
}) {
  return (
    <ul className={styles.classes}>
      {planned.map((each) => (
        <ClassRow key={each.id} planned={each} today={today} />
      ))}
    </ul>
  );
}

/** The next class after tomorrow, where today and tomorrow have none. */
function Later({ now, today }: { readonly now: Date; readonly today: CivilDate }) {
  const words = useWords(NEXT_CLASSES_WORDS);
  const remote = useClasses(addDays(today, 2), addDays(today, LAST_DAY_LOOKED_AT));
  if (remote.state === 'loading') return <ComingRows />;
  const next = remote.state === 'loaded' ? nextClasses(remote.value.map(plannedClass), now, 1) : [];
  if (next.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.later}</p>
      <Classes planned={next} today={today} />
    </>
  );
}

/** Placeholders while the classes load. */
function ComingRows() {
  return (
    <ul aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className={classNames(styles.row, styles.coming)} />
      ))}
    </ul>
  );
}

type PlannedClass = ReturnType<typeof plannedClass>;

function plannedClass(wire: StudioClass) {
  return {
    id: wire.id,
    name: wire.timer_name,
    coach: wire.coach_first_name,
    start: new Date(wire.start_datetime),
    end: new Date(wire.end_datetime),
    freePlaces: wire.free_places,
    isCanceled: wire.is_canceled === true,
    kind: wire.kind,
  };
}

function ClassRow({ planned, today }: { readonly planned: PlannedClass; readonly today: CivilDate }) {
  const words = useWords(NEXT_CLASSES_WORDS);
  const address = useAddress();
  const { id, name, coach, start, freePlaces, kind } = planned;
  const language = useLanguage();
  const about = kindLine(kind, language);
  const date = berlinDate(start);
  const later =
    date === addDays(today, 1)
      ? words.tomorrow
      : `${shortWeekdayName(date, language)} ${shortDate(date, language)}`;
  const place = useSession().user === null ? 'trialWorkout' : 'workout';
  return (
    <li className={styles.row}>
      <Link to={address(place, { workoutId: id })} className={styles.class}>
        <span className={styles.day}>{date === today ? words.today : later}</span>{' '}
        <time dateTime={start.toISOString()} className={styles.time}>
          {berlinTime(start)}
        </time>{' '}
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>{' '}
          {about !== null && <span className={styles.about}>{about}</span>}
        </span>{' '}
        <span className={styles.coach}>{coach}</span>{' '}
        <span className={styles.places}>{words.places(freePlaces)}</span>
      </Link>
    </li>
  );
}

function useClasses(from: CivilDate, to: CivilDate) {
  const api = useApiClient();
  const { remote } = useRemote(from, (signal) =>
    api.call<typeof getTimetable>('GET', '/timetable', { query: { from, to }, signal }),
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The next classes did not load.', remote.error);
  }, [remote]);
  return remote;
}
