import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { ClassBooking } from '../../booking/class-booking.tsx';
import type { MemberClasses, MemberPlace } from '../../booking/own-classes.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { useAddress } from '../../use-address.ts';
import { canceledPlace } from './coming-classes.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import styles from './next-class.module.css';
import type { OwnClassProps } from './own-class-props.ts';

interface CanceledPlaceProps extends OwnClassProps {
  readonly next: MemberPlace | null;
}

/**
 * Says which class was cancelled, where the next one is now shown in its place, and books it again. It pushes the next one down,
 * so that a second tap on the same spot does not cancel that as well.
 */
export function CanceledPlace({ next, classes, ...booking }: CanceledPlaceProps) {
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const { own, now } = booking;
  const place = useCanceledPlace(own, next, now);
  if (place === null) return null;
  const { bookingId, workoutId, name, start } = place;
  const known = classes.find(({ id }) => id === workoutId);
  return (
    <div className={styles.row}>
      <p>
        {words.canceled} <Link to={address('workout', { workoutId })}>{name}</Link>,{' '}
        {nearMomentWords(start, now, language)}
      </p>
      {/* Without a next class it is among those offered below, if it has room. */}
      {known !== undefined && next !== null && (
        <ClassBooking key={bookingId} className={styles.rowBooking} studioClass={known} {...booking} />
      )}
      <Announcement text={`${words.canceled} ${name}`} />
    </div>
  );
}

/** The next class that was cancelled while this page was open; null once it is booked again, or has begun. */
function useCanceledPlace(own: MemberClasses, next: MemberPlace | null, now: Date): MemberPlace | null {
  const [shown, setShown] = useState(next);
  const [canceled, setCanceled] = useState<MemberPlace | null>(null);
  if (shown?.bookingId !== next?.bookingId) {
    setShown(next);
    setCanceled(canceledPlace(shown, own) ?? canceled);
  }
  return canceledPlace(canceled, own, now);
}
