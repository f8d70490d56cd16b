import { classStanding, ownWithout } from '@lifted/domain/bookings/class-standing';
import type { TimetableClass } from '../../timetable-class.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useRef, useState } from 'react';
import bookingStyles from '../../booking/class-booking.module.css';
import { amountWords, BOOKING_WORDS, cancellingWords, onceBookedWords } from '../../booking/booking-words.ts';
import type { BookingCommand } from '../../booking/booking-commands.ts';
import { CommandButton } from '../../booking/command-button.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberClasses, MemberPlace } from '../../booking/own-classes.ts';
import { useBooking } from '../../booking/use-booking.ts';
import { useCancelling } from '../../booking/use-cancelling.ts';
import { WaitsLost } from '../../booking/waits-lost.tsx';
import type { CustomerAnswers } from '../../customer/member-answers.ts';
import { useLanguage, useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
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
  const [left, setLeft] = useState('');
  /** The place the swap gave. Who gives it up and books again has not swapped. */
  const [given, setGiven] = useState<string>();
  const others = own.places.flatMap((place) => {
    if (place.start <= now) return [];
    const standing = classStanding({ studioClass, own: ownWithout(own, place, now), now });
    return standing.kind === 'open' ? [{ place, payer: standing.payer }] : [];
  });
  const here = own.places.find(({ workoutId }) => workoutId === studioClass.id)?.bookingId;
  if (here !== undefined && booking.state.state === 'done') {
    if (given === undefined) setGiven(here);
    if (given === undefined || given === here) return <Swapped left={left} />;
  }
  const [first] = others;
  if (here !== undefined || first === undefined) return null;
  const canBook = classStanding({ studioClass, own, now }).kind === 'open';
  // Where it can be booked as well, that is said beside the button above.
  const onceBooked = canBook ? undefined : onceBookedWords(studioClass.start, first.payer, now, language);
  return (
    <div className={styles.swap}>
      <p className={styles.soft}>{words.swapNote}</p>
      {onceBooked !== undefined && <p className={styles.soft}>{onceBooked}</p>}
      <ul className={styles.swaps}>
        {others.map(({ place }) => (
          <SwapWay
            key={place.bookingId}
            place={place}
            to={studioClass.id}
            now={now}
            isSending={booking.state.state === 'sending'}
            onSwap={(command, named) => {
              setLeft(named);
              setGiven(undefined);
              booking.carryOut(command);
            }}
          />
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
  readonly isSending: boolean;
  /** With the class that is left and its time. */
  readonly onSwap: (command: BookingCommand, named: string) => void;
}

/** One class that can be left; where leaving costs something, that is asked first. */
function SwapWay({ place, to, now, isSending, onSwap }: SwapWayProps) {
  const { swap, swapFor } = useWords(CLASS_WORDS);
  const { cancelQuestion, keep } = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { cancelling, isAsShown } = useCancelling(place, now);
  const swapButton = useRef<HTMLButtonElement>(null);
  const named = `${place.name}, ${nearMomentWords(place.start, now, language)}`;
  const command = { kind: 'swap', bookingId: place.bookingId, workoutId: to } as const;
  const text = (
    <>
      {swap} <VisuallyHidden>{named}</VisuallyHidden>
    </>
  );
  return (
    <li>
      <div className={styles.swapRow}>
        <span>
          {named}
          <span className={styles.swapCost}>{cancellingWords(cancelling, now, language)}</span>
        </span>
        {cancelling.kind === 'free' ? (
          <CommandButton
            look="outline"
            command={command}
            isSending={isSending}
            onCommand={() => (isAsShown() ? onSwap(command, named) : setIsAsked(true))}
          >
            {text}
          </CommandButton>
        ) : (
          <Button
            ref={swapButton}
            look="outline"
            className={bookingStyles.button}
            aria-expanded={isAsked}
            onClick={() => setIsAsked(true)}
          >
            {text}
          </Button>
        )}
      </div>
      {isAsked && cancelling.kind === 'costs' && (
        <div
          ref={focusOnArrival}
          tabIndex={-1}
          role="group"
          aria-label={`${swap} ${named}`}
          className={bookingStyles.ask}
        >
          <p>{cancelQuestion(amountWords(cancelling.cost, language))}</p>
          <div className={bookingStyles.choice}>
            <CommandButton
              look="outline"
              command={command}
              isSending={isSending}
              onCommand={() => onSwap(command, named)}
            >
              {swapFor(amountWords(cancelling.cost, language))}
            </CommandButton>
            <Button
              look="outline"
              className={bookingStyles.button}
              onClick={() => {
                swapButton.current?.focus();
                setIsAsked(false);
              }}
            >
              {keep}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** What came of a swap. The pressed button is gone: the keyboard goes on from here. */
function Swapped({ left }: { readonly left: string }) {
  const { swapped } = useWords(CLASS_WORDS);
  return (
    <p ref={focusOnArrival} tabIndex={-1} className={styles.soft}>
      {swapped(left)}
    </p>
  );
}
