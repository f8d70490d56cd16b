import type { DeskPerson, PersonBooking } from '@lifted/contract/desk/people/people';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { BOOKING_WORDS } from '../booking/booking-words.ts';
import { nameOf } from '../booking/namesakes.ts';
import { useLanguage, useWords } from '../language.ts';
import { roomNames } from '../parts/branches/room-names.ts';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { BookDialog } from './book-dialog.tsx';
import { FirstOf } from './first-of.tsx';
import { PERSON_WORDS } from './person-words.ts';
import styles from './person.module.css';

const FIRST_PAST = 8;

/** Places ahead, waitlists, and how the last bookings ended. */
export function BookingsCard({ person }: { readonly person: DeskPerson }) {
  const { ahead, waits, past, id, email } = person;
  const words = useWords(PERSON_WORDS);
  const { bookClass } = useWords(BOOKING_WORDS);
  const [isBooking, setIsBooking] = useState(false);
  useAskedDialog((asked) => {
    if (asked === 'book') setIsBooking(true);
  });
  const language = useLanguage();
  const moment = (time: string) => momentWords(new Date(time), language);
  return (
    <Card
      heading={words.bookings}
      tool={
        <Button look="quiet" aria-keyshortcuts="b" onClick={() => setIsBooking(true)}>
          {bookClass}
        </Button>
      }
    >
      <section>
        <h3 className={styles.part}>{words.ahead}</h3>
        {ahead.length === 0 ? <p>{words.noneAhead}</p> : <BookingList bookings={ahead} />}
      </section>
      {waits.length > 0 && (
        <section>
          <h3 className={styles.part}>{words.waits}</h3>
          <ul className={styles.rows}>
            {waits.map(({ entry, workout_id, timer_name, start_datetime, offer_ends_at }) => (
              <li key={entry} className={styles.row}>
                <span className={styles.moment}>{moment(start_datetime)}</span>
                <span className={styles.main}>
                  <ClassLink id={workout_id} name={timer_name} />
                </span>
                <span className={styles.soft}>
                  {offer_ends_at === null ? words.waiting : words.offered(moment(offer_ends_at))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={styles.part}>{words.past}</h3>
        {past.length === 0 ? (
          <p>{words.nonePast}</p>
        ) : (
          <FirstOf all={past} first={FIRST_PAST}>
            {(bookings) => <BookingList bookings={bookings} />}
          </FirstOf>
        )}
      </section>
      {isBooking && (
        <BookDialog person={{ id, email, name: nameOf(person) }} close={() => setIsBooking(false)} />
      )}
    </Card>
  );
}

function ClassLink({ id, name }: { readonly id: string; readonly name: string }) {
  const address = addressIn(useLanguage(), `/desk/classes/${encodeURIComponent(id)}`);
  return <Link to={address}>{name}</Link>;
}

function BookingList({ bookings }: { readonly bookings: readonly PersonBooking[] }) {
  const words = useWords(PERSON_WORDS);
  const language = useLanguage();
  const roomOf = roomNames(bookings.map(({ location_name: location }) => location));
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.row} data-state={booking.state}>
          <span className={styles.moment}>{momentWords(new Date(booking.start_datetime), language)}</span>
          <span className={styles.main}>
            <ClassLink id={booking.workout_id} name={booking.timer_name} />{' '}
            <span className={styles.soft}>
              {[booking.coach_first_name, roomOf(booking.location_name), booking.product_name]
                .filter((one) => one !== null)
                .join('\u00a0· ')}
            </span>
          </span>
          <span className={styles.state}>{words.states[booking.state]}</span>
        </li>
      ))}
    </ul>
  );
}
