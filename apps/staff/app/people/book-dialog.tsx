import type { DeskTimetableClass, getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { BOOKING_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { addDays, berlinDate, berlinTime, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { longDate, shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { BookingStep } from '../booking/booking-step.tsx';
import { BOOKING_WORDS } from '../booking/booking-words.ts';
import { moveInResults } from '../booking/result-keys.ts';
import styles from '../booking/finder.module.css';
import { useLanguage, useWords } from '../language.ts';
import { roomNames } from '../parts/branches/room-names.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { matches } from '../parts/matches.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { useTime } from '@lifted/client/http/use-now.ts';

interface BookDialogProps {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly close: () => void;
}

/** Finds a class among those that can be booked, and books it for a person. */
export function BookDialog({ person, close }: BookDialogProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<DeskTimetableClass | null>(null);
  return (
    <Dialog heading={words.bookClass} close={close}>
      {chosen === null ? (
        <Finder typed={typed} setTyped={setTyped} choose={setChosen} close={close} />
      ) : (
        <BookingStep
          classId={chosen.id}
          isFull={chosen.taken >= chosen.capacity}
          person={person}
          about={`${chosen.timer_name}, ${when(chosen, language)}`}
          back={{ words: words.otherClass, act: () => setChosen(null) }}
          close={close}
        />
      )}
    </Dialog>
  );
}

interface FinderProps {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly choose: (chosen: DeskTimetableClass) => void;
  readonly close: () => void;
}

function Finder({ typed, setTyped, choose, close }: FinderProps) {
  const words = useWords(BOOKING_WORDS);
  const { cancel } = useWords(PARTS_WORDS);
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const classes = useBookableClasses();
  useEffect(() => field.current?.focus(), []);
  const moveBy = (event: KeyboardEvent) => moveInResults(event, field, results);
  return (
    <>
      <div className={styles.finder}>
        <label htmlFor={id} className={styles.label}>
          {words.findClass}
        </label>
        <input
          id={id}
          ref={field}
          type="search"
          autoComplete="off"
          value={typed}
          className={styles.input}
          onKeyDown={moveBy}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Loaded query={classes}>
          {(loaded) => {
            const found = loaded.filter((one) => matches(searchedOf(one, language), typed.trim()));
            if (found.length === 0) return <p role="status">{words.noClass}</p>;
            const roomOf = roomNames(loaded.map(({ location_name: location }) => location));
            return (
              <ul ref={results} className={styles.results}>
                {found.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={styles.person}
                      onKeyDown={moveBy}
                      onClick={() => choose(one)}
                    >
                      <strong>
                        {when(one, language)} {one.timer_name}
                      </strong>
                      <span className={styles.about}>
                        {one.coach_first_name}, {roomOf(one.location_name)}
                      </span>
                      <span className={styles.about}>{words.places(one.taken, one.capacity)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {cancel}
        </Button>
      </DialogActions>
    </>
  );
}

/** The classes that can be booked now, the next first. */
function useBookableClasses() {
  const api = useApiClient();
  const now = useTime();
  const from = berlinDate(now);
  return useQuery({
    queryKey: ['desk', 'timetable', 'bookable', from],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from, to: addDays(from, BOOKING_OPENS_MS / DAY_MS) },
        signal,
      }),
    select: (loaded) =>
      loaded.filter((one) => {
        const ahead = Date.parse(one.start_datetime) - now.getTime();
        return !one.is_canceled && ahead > 0 && ahead <= BOOKING_OPENS_MS;
      }),
  });
}

function when({ start_datetime: time }: DeskTimetableClass, language: Language): string {
  const start = new Date(time);
  const day = berlinDate(start);
  return `${shortWeekdayName(day, language)} ${shortDate(day, language)}, ${berlinTime(start)}`;
}

/** What of a class can be typed to find it. */
function searchedOf(one: DeskTimetableClass, language: Language): string {
  const day = longDate(berlinDate(new Date(one.start_datetime)), language);
  return `${when(one, language)} ${day} ${one.timer_name} ${one.coach_first_name} ${one.location_name}`;
}
