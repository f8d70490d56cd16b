import { waitsLost, type ShownClass } from '@lifted/domain/bookings/class-standing';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import { useLanguage, useWords } from '../language.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './class-booking.module.css';
import type { MemberClasses } from './own-classes.ts';

interface WaitsLostProps {
  readonly studioClass: Pick<ShownClass, 'id' | 'start'>;
  readonly own: Pick<MemberClasses, 'waits'>;
  readonly now: Date;
}

/** The waitlists a member leaves by taking a place in this class, said before it is taken. */
export function WaitsLost({ studioClass, own, now }: WaitsLostProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  return waitsLost(own.waits, studioClass).map(({ workoutId, name, start }) => (
    <p key={workoutId} className={styles.chance}>
      {words.waitLost(name, nearMomentWords(start, now, language))}
    </p>
  ));
}
