import type { TimetableClass } from '../../timetable-class.ts';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import { BOOKING_WORDS } from '../../booking/booking-words.ts';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberPlace, MemberWait } from '../../booking/own-classes.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { useLanguage, useWords, type Language } from '../../language.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import styles from './next-class.module.css';

interface FurtherClassesProps {
  readonly further: readonly (MemberPlace | MemberWait)[];
  readonly classes: readonly TimetableClass[];
  readonly now: Date;
}

/** What else is booked or waited for; each leads to its page, where it can be cancelled. */
export function FurtherClasses({ further, classes, now }: FurtherClassesProps) {
  const address = useAddress();
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  if (further.length === 0) return null;
  const waits = further.filter((each) => 'entry' in each).length;
  return (
    <div className={styles.further}>
      <Disclosure label={words.further(further.length - waits, waits)}>
        <ul>
          {further.map((each) => (
            <li key={each.workoutId}>
              {`${nearMomentWords(each.start, now, language)}: `}
              <Link to={address('workout', { workoutId: each.workoutId })}>{each.name}</Link>{' '}
              <span className={styles.soft}>{placeWords(each, classes, language)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function placeWords(
  own: MemberPlace | MemberWait,
  classes: readonly TimetableClass[],
  language: Language,
): string {
  if (!('entry' in own)) return NEXT_CLASS_WORDS[language].with(own.coach);
  const { position, onWaitlist } = BOOKING_WORDS[language];
  const waitlist = classes.find(({ id }) => id === own.workoutId)?.waitlist ?? [];
  const place = waitlist.indexOf(own.entry) + 1;
  return place === 0 ? onWaitlist : position(place);
}
