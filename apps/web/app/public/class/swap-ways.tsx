import { cancellingNow, classStanding } from '@lifted/domain/bookings/class-standing';
import type { TimetableClass } from '@lifted/domain/classes/timetable-week';
import { Notice } from '@lifted/design/notice.tsx';
import { cancellingWords } from '../../booking/booking-words.ts';
import { CommandButton } from '../../booking/command-button.tsx';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberClasses } from '../../booking/own-classes.ts';
import { useBooking } from '../../booking/use-booking.ts';
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
  const { state, carryOut } = useBooking(answers, onChanged);
  const others = own.places.filter((place) => {
    const without = { ...own, places: own.places.filter((each) => each !== place) };
    return place.start > now && classStanding({ studioClass, own: without, now }).kind === 'open';
  });
  const isBooked = own.places.some(({ workoutId }) => workoutId === studioClass.id);
  if (isBooked || others.length === 0) return null;
  return (
    <div className={styles.swap}>
      <p className={styles.soft}>{words.swapNote}</p>
      <ul className={styles.swaps}>
        {others.map((place) => (
          <li key={place.bookingId} className={styles.swapRow}>
            <span>
              {`${place.name}, ${nearMomentWords(place.start, now, language)}`}
              <span className={styles.swapCost}>
                {cancellingWords(cancellingNow(place, now), now, language)}
              </span>
            </span>
            <CommandButton
              look="outline"
              command={{ kind: 'swap', bookingId: place.bookingId, workoutId: studioClass.id }}
              isSending={state.state === 'sending'}
              onCommand={carryOut}
            >
              {words.swap}
            </CommandButton>
          </li>
        ))}
      </ul>
      <WaitsLost studioClass={studioClass} own={own} now={now} />
      {state.state === 'refused' && <Notice tone="error">{state.reason}</Notice>}
    </div>
  );
}
