import type { StudioClass } from '@lifted/contract/timetable';
import { classOpenness, placesLeft } from '@lifted/domain/class-places';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { useLanguage, useWords } from '../language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingSuccess } from './booking-success.tsx';
import { useAddress } from '../use-address.ts';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import { useBooking } from './use-booking.ts';
import styles from './trial-workout.module.css';

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
  const { booking, book } = useBooking(workoutId);
  const now = useNow(MINUTE_MS);
  if (booking.state === 'booked') return <BookingSuccess />;

  const openness = workout === null || now === null ? null : opennessOf(workout, now);
  return (
    <div className={styles.booking}>
      {(openness === 'open' || openness === null) && (
        <p className={styles.places}>
          {workout === null ? UNKNOWN_PLACES : placesLeft(workout.free_places, language)}
        </p>
      )}
      {openness === 'full' && <NotOpen reason={words.full} />}
      {(openness === 'running' || openness === 'over') && <NotOpen reason={words.started} />}
      <NoScript />
      <BookingForm booking={booking} isOpen={openness === 'open'} onBook={book} />
    </div>
  );
}

function NoScript() {
  const [before, between, after] = useWords(TRIAL_WORKOUT_WORDS).noScript;
  const { email, phone } = studio.contact;
  return (
    <noscript>
      <p>
        {before}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        {between}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </noscript>
  );
}

function opennessOf(workout: StudioClass, now: Date) {
  const start = new Date(workout.start_datetime);
  const end = new Date(workout.end_datetime);
  return classOpenness({ start, end, freePlaces: workout.free_places }, now);
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
