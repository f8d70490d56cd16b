import { studioSettings } from '@lifted/client/studio-settings.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, weekdayName } from '@lifted/domain/language/date-words';
import { studio } from '@lifted/profile/studio';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { ClassBooking } from '../../booking/class-booking.tsx';
import type { MemberPlace } from '../../booking/own-classes.ts';
import { saveFile } from '@lifted/client/save-file.ts';
import { calendarFile } from './calendar-file.ts';
import styles from './next-class.module.css';
import { shownClass, type OwnClassProps } from './own-class-props.ts';

interface NextClassProps extends OwnClassProps {
  readonly place: MemberPlace;
}

/** The class in large letters, what cancelling costs, and the way into the calendar. */
export function NextClass({ place, classes, ...booking }: NextClassProps) {
  const { name, start, coach, location, workoutId } = place;
  const day = berlinDate(start);
  return (
    <div className={styles.next}>
      <Link to={addressOf('workout', { workoutId })} className={styles.class}>
        <time dateTime={start.toISOString()} className={styles.when}>
          <span className={styles.time}>{berlinTime(start)}</span>{' '}
          <span className={styles.day}>
            {day === berlinDate(booking.now) ? 'Today' : `${weekdayName(day)}, ${shortDate(day)}`}
          </span>
        </time>{' '}
        <span className={styles.what}>
          <strong className={styles.name}>{name}</strong>{' '}
          <span className={styles.soft}>{`with ${coach}`}</span>{' '}
          <span className={styles.soft}>{location}</span>
        </span>
      </Link>
      <div className={styles.actions}>
        <ClassBooking
          key={workoutId}
          className={styles.booking}
          studioClass={shownClass(place, classes)}
          {...booking}
        />
        <Button look="quiet" className={styles.calendar} onClick={() => addToCalendar(place)}>
          <Icon name="calendar" /> Add to calendar
        </Button>
      </div>
    </div>
  );
}

function addToCalendar({ bookingId, name, start, coach, location }: MemberPlace): void {
  const { street, postcode, city } = studio.address;
  const file = calendarFile(
    {
      bookingId,
      start,
      title: `${studio.name}: ${name}`,
      place: `${location}, ${studio.name}, ${street}, ${postcode} ${city}`,
      text: `With ${coach}.`,
    },
    { hostname: new URL(studioSettings().origin).hostname, studioName: studio.name, now: new Date() },
  );
  saveFile(`${berlinDate(start)} ${name}.ics`, new Blob([file], { type: 'text/calendar' }));
}
