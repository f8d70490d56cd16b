import type { TimetableClass } from '@lifted/domain/classes/timetable-week';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { BOOKING_WORDS } from '../../booking/booking-words.ts';
import { momentWords } from '../../booking/moment-words.ts';
import type { MemberPlace, MemberWait } from '../../booking/own-classes.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './next-class.module.css';

interface FurtherClassesProps {
  readonly further: readonly (MemberPlace | MemberWait)[];
  readonly classes: readonly TimetableClass[];
  readonly now: Date;
}

/** What else is booked or waited for; each leads to its page, where it can be cancelled. */
export function FurtherClasses({ further, classes, now }: FurtherClassesProps) {
  if (further.length === 0) return null;
  return (
    <div className={styles.further}>
      <Disclosure label={labelOf(further)}>
        <ul>
          {further.map((each) => (
            <li key={each.workoutId}>
              {`${momentWords(each.start, now, 'en')}: `}
              <Link to={addressOf('workout', { workoutId: each.workoutId })}>{each.name}</Link>{' '}
              <span className={styles.soft}>{standingWords(each, classes)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function labelOf(further: readonly (MemberPlace | MemberWait)[]): string {
  const waits = further.filter((each) => 'entry' in each).length;
  const places = further.length - waits;
  const onWaitlists = waits === 1 ? 'on 1 waitlist' : `on ${waits} waitlists`;
  if (places === 0) return `You are ${onWaitlists}`;
  const more = places === 1 ? '1 more class' : `${places} more classes`;
  return waits === 0 ? more : `${more}, ${onWaitlists}`;
}

function standingWords(own: MemberPlace | MemberWait, classes: readonly TimetableClass[]): string {
  if (!('entry' in own)) return `with ${own.coach}`;
  const { position, onWaitlist } = BOOKING_WORDS.en;
  const waitlist = classes.find(({ id }) => id === own.workoutId)?.waitlist ?? [];
  const place = waitlist.indexOf(own.entry) + 1;
  return place === 0 ? onWaitlist : position(place);
}
