import { classStanding, ownWithout } from '@lifted/domain/bookings/class-standing';
import type { TimetableClass } from '../../timetable-class.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import bookingStyles from '../../booking/class-booking.module.css';
import { amountWords, BOOKING_WORDS, cancellingWords, onceBookedWords } from '../../booking/booking-words.ts';
import { CommandButton } from '../../booking/command-button.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberClasses, MemberPlace } from '../../booking/own-classes.ts';
import { useBooking, type Booking } from '../../booking/use-booking.ts';
import { useCancelling } from '../../booking/use-cancelling.ts';
import { WaitsLost } from '../../booking/waits-lost.tsx';
import type { CustomerAnswers } from '../../customer/member-answers.ts';
import { useLanguage, useWords } from '../../language.ts';
import styles from './class-page.module.css';
import { CLASS_WORDS } from './class-words.ts';

interface SwapWaysProps {
  readonly studioClass: TimetableClass;
  readonly own: MemberClasses;
  readonly answers: CustomerAnswers;
  readonly now: Date;
  readonly onChanged: () => void;
}

/** Own classes that can be left for this one, with what leaving each costs now. */
export function SwapWays({ studioClass, own, answers, now, onChanged }: SwapWaysProps) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const booking = useBooking(answers, onChanged);
  const others = own.places.flatMap((place) => {
    if (place.start <= now) return [];
    const standing = classStanding({ studioClass, own: ownWithout(own, place, now), now });
    return standing.kind === 'open' ? [{ place, payer: standing.payer }] : [];
  });
  const isBooked = own.places.some(({ workoutId }) => workoutId === studioClass.id);
  const [first] = others;
  if (isBooked || first === undefined) return null;
  const canBook = classStanding({ studioClass, own, now }).kind === 'open';
  // Where it can be booked as well, that is said beside the button above.
  const onceBooked = canBook ? undefined : onceBookedWords(studioClass.start, first.payer, now, language);
  return (
    <div className={styles.swap}>
      <p className={styles.soft}>{words.swapNote}</p>
      {onceBooked !== undefined && <p className={styles.soft}>{onceBooked}</p>}
      <ul className={styles.swaps}>
        {others.map(({ place }) => (
          <SwapWay key={place.bookingId} place={place} to={studioClass.id} now={now} booking={booking} />
        ))}
      </ul>
      <WaitsLost studioClass={studioClass} own={own} now={now} />
      {booking.state.state === 'refused' && <Notice tone="error">{booking.state.reason}</Notice>}
    </div>
  );
}

interface SwapWayProps {
  readonly place: MemberPlace;
  /** The class that is taken instead, by its id. */
  readonly to: string;
  readonly now: Date;
  readonly booking: Booking;
}

/** One class that can be left; a press too late for leaving it free says so first. */
function SwapWay({ place, to, now, booking: { state, carryOut } }: SwapWayProps) {
  const { swap } = useWords(CLASS_WORDS);
  const { cancelQuestion } = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { cancelling, isAsShown } = useCancelling(place, now);
  return (
    <li>
      <div className={styles.swapRow}>
        <span>
          {`${place.name}, ${nearMomentWords(place.start, now, language)}`}
          <span className={styles.swapCost}>{cancellingWords(cancelling, now, language)}</span>
        </span>
        <CommandButton
          look="outline"
          command={{ kind: 'swap', bookingId: place.bookingId, workoutId: to }}
          isSending={state.state === 'sending'}
          onCommand={(command) => (isAsShown() ? carryOut(command) : setIsAsked(true))}
        >
          {swap}
        </CommandButton>
      </div>
      {isAsked && cancelling.kind === 'costs' && (
        <p role="status" className={bookingStyles.ask}>
          {cancelQuestion(amountWords(cancelling.cost, language))}
        </p>
      )}
    </li>
  );
}
