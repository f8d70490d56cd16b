import {
  CLASS_STATE_WORDS,
  classOpenness,
  placesLeft,
  tooFewWords,
  type ClassOpenness,
} from '@lifted/domain/classes/class-places';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { toldKind } from '@lifted/domain/classes/class-kind';
import type { TimetableClass } from '../../timetable-class.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../language.ts';
import { classNames } from '@lifted/design/class-names.ts';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { BOOKED_HERE, FOR_MEMBERS } from '../../ui/audience.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { roomLine } from '../../ui/classes/branch-line.ts';
import { useAddress } from '../../use-address.ts';
import styles from './class-row.module.css';

/** In the same file of scripts as what is around the week. */
const MemberAction = lazyPart('member-week', async () => (await import('./member-week.tsx')).MemberAction);

/** What a day of the week knows of each of its rows. */
export interface DayRowProps {
  readonly studioClass: TimetableClass;
  readonly now: Date;
}

interface ClassRowProps extends DayRowProps {
  /** Where the class leads until it starts, unless it was cancelled. */
  readonly to: string;
  /** What can be done here, below the link. */
  readonly children?: ReactNode;
}

/** A class for visitors: it leads to its test workout. A member's page keeps the place of what can be done here. */
export function TrialRow(row: DayRowProps) {
  const address = useAddress();
  return (
    <ClassRow {...row} to={address('trialWorkout', { workoutId: row.studioClass.id })}>
      <Awaited {...row} />
    </ClassRow>
  );
}

/** A class for members: it leads to its own page, and can be booked here. Below a Suspense. */
export function MemberRow(row: DayRowProps) {
  const address = useAddress();
  return (
    <ClassRow {...row} to={address('workout', { workoutId: row.studioClass.id })}>
      <MemberAction {...row} awaited={<Awaited {...row} />} />
    </ClassRow>
  );
}

/** The place of what members can do, until that is known. */
function Awaited({ studioClass, now }: DayRowProps) {
  const isAhead = studioClass.start > now && studioClass.isCanceled !== true;
  return isAhead && <div className={classNames(styles.awaited, FOR_MEMBERS, BOOKED_HERE)} />;
}

/** One class; its words lead on as a whole. */
export function ClassRow({ studioClass, now, to, children }: ClassRowProps) {
  const openness = classOpenness(studioClass, now);
  const isBookable = openness === 'open' || openness === 'full';
  const words = <Words studioClass={studioClass} openness={openness} />;
  return (
    <li className={styles.row} data-openness={openness}>
      {isBookable ? (
        <Link to={to} className={styles.class}>
          {words}
        </Link>
      ) : (
        <div className={styles.class}>{words}</div>
      )}
      {children}
    </li>
  );
}

interface WordsProps {
  readonly studioClass: TimetableClass;
  readonly openness: ClassOpenness;
}

function Words({ studioClass, openness }: WordsProps) {
  const language = useLanguage();
  const { start, name, coach, coachImageUrl, location, branch, freePlaces, tooFew, kind } = studioClass;
  const told = toldKind(kind, language);
  return (
    <>
      <time dateTime={start.toISOString()} className={styles.time}>
        {berlinTime(start)}
      </time>{' '}
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        {told?.level != null && (
          <>
            {' '}
            <span className={styles.level}>{told.level}</span>
          </>
        )}
        {told?.description != null && (
          <>
            {' '}
            <span className={styles.about}>{told.description}</span>
          </>
        )}
      </span>{' '}
      <span className={styles.coach}>
        <Portrait name={coach} imageUrl={coachImageUrl} size="small" alt="" />
        <span>{coach}</span>
      </span>{' '}
      <span className={styles.location}>{roomLine(location, branch)}</span>{' '}
      <span className={styles.places}>
        {openness === 'open' ? placesLeft(freePlaces, language) : CLASS_STATE_WORDS[language][openness]}
      </span>
      {tooFew && openness === 'open' && (
        <>
          {' '}
          <span className={styles.tooFew}>{tooFewWords(tooFew.missing, tooFew.decidedAt, language)}</span>
        </>
      )}
    </>
  );
}
