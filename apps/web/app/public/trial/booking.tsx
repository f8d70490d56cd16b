import type { StudioClass } from '@lifted/contract/timetable';
import { experienceAsked, type ClassKind } from '@lifted/domain/classes/class-kind';
import {
  CLASS_STATE_WORDS,
  type ClassOpenness,
  classOpenness,
  placesLeft,
} from '@lifted/domain/classes/class-places';
import { MINUTE_MS, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { startWords } from '@lifted/domain/language/date-words';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useLanguage, useWords } from '../../language.ts';
import { ButtonLink, buttonClass } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { BookingForm, useBooking, type BookingState } from './booking-form.tsx';
import { NextFreeClasses } from './next-free-classes.tsx';
import { CLASS_COURSE_PART } from '../../parts-of-pages.ts';
import { useAddress } from '../../use-address.ts';
import { TRIAL_WORKOUT_WORDS, type TrialWorkoutWords } from './trial-workout-words.ts';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './trial-workout.module.css';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { studio } from '@lifted/profile/studio';
import { classNames } from '@lifted/design/class-names.ts';
import { loginAddressFrom } from '@lifted/client/session/return-address.ts';
import { Link } from 'react-router';
import { BOOKED_ELSEWHERE, BOOKED_HERE } from '../../ui/audience.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

/** Keeps the line's height until the class is known. */
const UNKNOWN_PLACES = '\u00a0';

interface BookingProps {
  readonly workoutId: string;
  /** Null until the class is known. */
  readonly workout: StudioClass | null;
}

/** The form and what came of it; a class that cannot be joined says so beforehand. */
export function Booking({ workoutId, workout }: BookingProps) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const { booking, book } = useBooking(workoutId, language);
  const now = useNow(MINUTE_MS);
  if (booking.state === 'booked') return <BookingSuccess workout={workout} />;
  if (booking.state === 'held') return <PlaceHeld until={booking.until} />;

  const openness = workout === null || now === null ? null : opennessOf(workout, now);
  return (
    <div className={styles.booking}>
      {(openness === 'open' || openness === null) && <OpenPlaces workout={workout} />}
      {openness !== null && openness !== 'open' && <NotOpen reason={CLOSED[openness](words)} />}
      {workout !== null && now !== null && (openness !== 'open' || isRefusedAsFull(booking)) && (
        <NextFreeClasses workout={workout} now={now} />
      )}
      <NoScript words={words.noScript} />
      <BookingForm booking={booking} isOpen={openness === 'open'} onBook={book} />
      <TrainsHere workoutId={workoutId} />
    </div>
  );
}

/** How many places are left, and whom they are for where that is not everybody. */
function OpenPlaces({ workout }: Pick<BookingProps, 'workout'>) {
  const language = useLanguage();
  return (
    <>
      <p className={styles.places}>
        {workout === null ? UNKNOWN_PLACES : placesLeft(workout.free_places, language)}
      </p>
      <ForExperienced kind={workout?.kind} />
    </>
  );
}

/** Says of a class that asks for experience that it does, and leads to one for newcomers. Nothing of any other. */
function ForExperienced({ kind }: { readonly kind: ClassKind | null | undefined }) {
  const { experienced, gentler } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  const { gentlestClass } = studio;
  const level = experienceAsked(kind);
  if (level === null) return null;
  const search = gentlestClass === '' ? '' : `?${new URLSearchParams({ class: gentlestClass }).toString()}`;
  return (
    <p className={styles.experienced}>
      {experienced[level]} <Link to={`${address('timetable')}${search}`}>{gentler(gentlestClass)}</Link>
    </p>
  );
}

/** Why nobody can book this class now. */
const CLOSED: Readonly<Record<Exclude<ClassOpenness, 'open'>, (words: TrialWorkoutWords) => string>> = {
  canceled: (words) => words.canceled,
  full: (words) => words.full,
  running: (words) => words.started,
  over: (words) => words.started,
};

/** Somebody took the last place while this page was open. */
function isRefusedAsFull(booking: BookingState): boolean {
  return (
    booking.state === 'refused' && booking.error instanceof ApiProblem && booking.error.code === 'class_full'
  );
}

function opennessOf(workout: StudioClass, now: Date) {
  const start = new Date(workout.start_datetime);
  const end = new Date(workout.end_datetime);
  const isCanceled = workout.is_canceled === true;
  return classOpenness({ start, end, freePlaces: workout.free_places, isCanceled }, now);
}

function NotOpen({ reason }: { readonly reason: string }) {
  const { others, another } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  return (
    <div className={styles.notOpen}>
      <Notice>{`${reason} ${others}`}</Notice>
      <ButtonLink look="outline" to={address('timetable')}>
        {another}
      </ButtonLink>
    </div>
  );
}

/** Takes the form's place and the keyboard's focus; on a phone the class above is out of sight by then. */
function BookingSuccess({ workout }: Pick<BookingProps, 'workout'>) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const address = useAddress();
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
      <Notice tone="success">
        <p className={styles.success}>{words.received}</p>
      </Notice>
      {workout !== null && (
        <p>
          <strong>{workout.timer_name}</strong>
          <br />
          {startWords(new Date(workout.start_datetime), language)}
        </p>
      )}
      <p>{words.receivedNext}</p>
      <ButtonLink look="outline" to={`${address('about')}#${CLASS_COURSE_PART}`}>
        {words.howItRuns}
      </ButtonLink>
    </div>
  );
}

/** The place waits for the link in the mail. Takes the form's place and the keyboard's focus. */
function PlaceHeld({ until }: { readonly until: Date }) {
  const words = useWords(TRIAL_WORKOUT_WORDS);
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={styles.booking}>
      <Notice>
        <p className={styles.success}>{words.held}</p>
      </Notice>
      <p>{words.heldNext(berlinTime(until))}</p>
    </div>
  );
}

/** To everybody alike, so that no stranger learns whose address is a member's. */
function TrainsHere({ workoutId }: { readonly workoutId: string }) {
  const [question, link] = useWords(TRIAL_WORKOUT_WORDS).trainsHere;
  const address = useAddress();
  return (
    <p className={BOOKED_HERE}>
      {question}
      <Link to={loginAddressFrom(address('workout', { workoutId }))}>{link}</Link>
    </p>
  );
}

interface MemberBookingProps {
  readonly workoutId: string;
  readonly workout: StudioClass | null;
}

/** What somebody who is signed in finds in place of the form: the way to book as a member. */
export function MemberBooking({ workoutId, workout }: MemberBookingProps) {
  const { member } = useWords(TRIAL_WORKOUT_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const now = useNow(MINUTE_MS);
  const openness = workout === null || now === null ? 'open' : opennessOf(workout, now);
  return (
    <div className={styles.booking}>
      {workout !== null && (
        <p className={styles.places}>
          {openness === 'open'
            ? placesLeft(workout.free_places, language)
            : CLASS_STATE_WORDS[language][openness]}
        </p>
      )}
      <ButtonLink to={address('workout', { workoutId })} className={BOOKED_HERE}>
        {member.book}
      </ButtonLink>
      <ExternalLink
        href={studio.links.memberLogin}
        className={classNames(buttonClass('signal'), BOOKED_ELSEWHERE)}
      >
        {member.toService}
      </ExternalLink>
    </div>
  );
}
