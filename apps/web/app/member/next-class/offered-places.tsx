import { ClassBooking } from '../../booking/class-booking.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberWait } from '../../booking/own-classes.ts';
import { useLanguage, useWords } from '../../language.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import styles from './next-class.module.css';
import { shownClass, type OwnClassProps } from './own-class-props.ts';

interface OfferedPlacesProps extends OwnClassProps {
  readonly offers: readonly MemberWait[];
}

/** Places that wait for an answer, before everything else. */
export function OfferedPlaces({ offers, classes, ...booking }: OfferedPlacesProps) {
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  return offers.map((offer) => (
    <div key={offer.workoutId} className={styles.offer}>
      <p>
        <strong>{offer.name}</strong>, {nearMomentWords(offer.start, booking.now, language)}{' '}
        <span className={styles.soft}>{words.with(offer.coach)}</span>
      </p>
      <ClassBooking studioClass={shownClass(offer, classes)} {...booking} />
    </div>
  ));
}
