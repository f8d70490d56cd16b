import { ClassBooking } from '../../booking/class-booking.tsx';
import { momentWords } from '../../booking/moment-words.ts';
import type { MemberWait } from '../../booking/own-classes.ts';
import styles from './next-class.module.css';
import { shownClass, type OwnClassProps } from './own-class-props.ts';

interface OfferedPlacesProps extends OwnClassProps {
  readonly offers: readonly MemberWait[];
}

/** Places that wait for an answer, before everything else. */
export function OfferedPlaces({ offers, classes, ...booking }: OfferedPlacesProps) {
  return offers.map((offer) => (
    <div key={offer.workoutId} className={styles.offer}>
      <p>
        <strong>{offer.name}</strong>, {momentWords(offer.start, booking.now, 'en')}{' '}
        <span className={styles.soft}>{`with ${offer.coach}`}</span>
      </p>
      <ClassBooking studioClass={shownClass(offer, classes)} {...booking} />
    </div>
  ));
}
