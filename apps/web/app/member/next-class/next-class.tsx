import { timeNow } from '@lifted/client/http/server-clock.ts';
import { studioSettings } from '@lifted/client/studio-settings.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { calendarFile, placeEventUid, sequenceAt } from '@lifted/domain/calendar/calendar-file';
import { berlinDate, berlinTime, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, weekdayName } from '@lifted/domain/language/date-words';
import { studio } from '@lifted/profile/studio';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import { ClassBooking } from '../../booking/class-booking.tsx';
import type { MemberPlace } from '../../booking/own-classes.ts';
import { saveFile } from '@lifted/client/save-file.ts';
import { useLanguage, useWords, type Language } from '../../language.ts';
import { roomLine } from '../../ui/classes/branch-line.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import styles from './next-class.module.css';
import { placeInCalendar } from './place-in-calendar.ts';
import { shownClass, type OwnClassProps } from './own-class-props.ts';

interface NextClassProps extends OwnClassProps {
  readonly place: MemberPlace;
}

/** The class in large letters, what cancelling costs, and the way into the calendar. */
export function NextClass({ place, classes, ...booking }: NextClassProps) {
  const { name, start, coach, location, branch, workoutId } = place;
  const address = useAddress();
  const day = berlinDate(start);
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  return (
    <div className={styles.next}>
      <Link to={address('workout', { workoutId })} className={styles.class}>
        <time dateTime={start.toISOString()} className={styles.when}>
          <span className={styles.time}>{berlinTime(start)}</span>{' '}
          <span className={styles.day}>
            {day === berlinDate(booking.now)
              ? words.today
              : `${weekdayName(day, language)}, ${shortDate(day, language)}`}
          </span>
        </time>{' '}
        <span className={styles.what}>
          <strong className={styles.name}>{name}</strong>{' '}
          <span className={styles.soft}>{words.with(coach)}</span>{' '}
          <span className={styles.soft}>{roomLine(location, branch)}</span>
        </span>
      </Link>
      <div className={styles.actions}>
        <ClassBooking
          key={workoutId}
          className={styles.booking}
          studioClass={shownClass(place, classes)}
          {...booking}
        />
        <Button
          look="quiet"
          className={styles.calendar}
          onClick={() =>
            addToCalendar(place, booking.answers.customerId, { text: words.calendarText(coach), language })
          }
        >
          <Icon name="calendar" /> <span>{words.calendar}</span>
        </Button>
      </div>
    </div>
  );
}

interface CalendarWords {
  readonly text: string;
  readonly language: Language;
}

function addToCalendar(
  { workoutId, name, start, location, branch }: MemberPlace,
  customerId: string,
  { text, language }: CalendarWords,
): void {
  const now = timeNow();
  const file = calendarFile({
    product: { company: studio.name, name: 'Booked classes', language },
    events: [
      {
        // That of the file in the confirmation mail, so that a calendar takes both for the same entry.
        uid: placeEventUid(new URL(studioSettings().origin).hostname, workoutId, customerId),
        writtenAt: now,
        sequence: sequenceAt(now),
        status: 'confirmed',
        start,
        end: new Date(start.getTime() + CLASS_LENGTH_MS),
        summary: `${studio.name}: ${name}`,
        location: placeInCalendar(location, branch),
        description: text,
      },
    ],
  });
  saveFile(`${berlinDate(start)} ${name}.ics`, new Blob([file], { type: 'text/calendar' }));
}
