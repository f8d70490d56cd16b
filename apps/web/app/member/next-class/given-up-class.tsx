import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { ClassBooking } from '../../booking/class-booking.tsx';
import type { MemberClasses, MemberPlace } from '../../booking/own-classes.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { useAddress } from '../../use-address.ts';
import { givenUpPlace } from './coming-classes.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import styles from './next-class.module.css';
import type { OwnClassProps } from './own-class-props.ts';

interface GivenUpClassProps extends OwnClassProps {
  readonly next: MemberPlace | null;
}

/**
 * Says which class was given up, where the next one is now shown in its place, and books it again. It pushes the next one down,
 * so that a second tap on the same spot does not give that up as well.
 */
export function GivenUpClass({ next, classes, ...booking }: GivenUpClassProps) {
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const { own, now } = booking;
  const place = useGivenUp(own, next, now);
  if (place === null) return null;
  const { bookingId, workoutId, name, start } = place;
  const known = classes.find(({ id }) => id === workoutId);
  return (
    <div className={styles.row}>
      <p>
        {words.givenUp} <Link to={address('workout', { workoutId })}>{name}</Link>,{' '}
        {nearMomentWords(start, now, language)}
      </p>
      {/* Without a next class it is among those offered below, if it has room. */}
      {known !== undefined && next !== null && (
        <ClassBooking key={bookingId} className={styles.rowBooking} studioClass={known} {...booking} />
      )}
      <Announcement text={`${words.givenUp} ${name}`} />
    </div>
  );
}

/** The next class that was given up while this page was open; null once it is booked again, or has begun. */
function useGivenUp(own: MemberClasses, next: MemberPlace | null, now: Date): MemberPlace | null {
  const [shown, setShown] = useState(next);
  const [givenUp, setGivenUp] = useState<MemberPlace | null>(null);
  if (shown?.bookingId !== next?.bookingId) {
    setShown(next);
    setGivenUp(givenUpPlace(shown, own) ?? givenUp);
  }
  return givenUpPlace(givenUp, own, now);
}
