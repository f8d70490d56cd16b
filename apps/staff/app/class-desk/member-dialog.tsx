import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { findPeople, FoundPerson } from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { BookingStep } from '../booking/booking-step.tsx';
import { BOOKING_WORDS } from '../booking/booking-words.ts';
import { countNamesakes, nameOf } from '../booking/namesakes.ts';
import { moveInResults } from '../booking/result-keys.ts';
import { useLanguage, useWords } from '../language.ts';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { CLASS_WORDS } from './class-words.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import styles from '../booking/finder.module.css';

/** Fewer letters find too many. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 12;

interface Chosen {
  readonly person: FoundPerson;
  readonly namesakes: number;
}

/** Finds a member and books the class for them: type, arrow down, Enter, and Enter once it says what pays. */
export function MemberDialog({ shown, close }: { readonly shown: DeskClass; readonly close: () => void }) {
  const { addMember } = useWords(CLASS_WORDS);
  const { otherPerson } = useWords(BOOKING_WORDS);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <Dialog heading={addMember} close={close}>
      {chosen === null ? (
        <Finder shown={shown} typed={typed} setTyped={setTyped} choose={setChosen} close={close} />
      ) : (
        <BookingStep
          classId={shown.id}
          isFull={shown.counts.taken >= shown.counts.capacity}
          person={{ id: chosen.person.id, name: nameOf(chosen.person), email: chosen.person.email }}
          namesakes={chosen.namesakes}
          back={{ words: otherPerson, act: () => setChosen(null) }}
          close={close}
        />
      )}
    </Dialog>
  );
}

interface FinderProps {
  readonly shown: DeskClass;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly choose: (chosen: Chosen) => void;
  readonly close: () => void;
}

function Finder({ shown, typed, setTyped, choose, close }: FinderProps) {
  const words = useWords(DIALOG_WORDS);
  const parts = useWords(PARTS_WORDS);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const asked = useDeferredValue(typed.trim());
  const found = usePeople(asked);
  const people = asked.length < FEWEST_LETTERS ? [] : (found.data ?? []).slice(0, MOST_SHOWN);
  // Also on the way back from somebody.
  useEffect(() => field.current?.focus(), []);
  const moveBy = (event: KeyboardEvent) => moveInResults(event, field, results);
  return (
    <>
      <div className={styles.finder}>
        <label htmlFor={id} className={styles.label}>
          {words.search}
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
        {found.isError && <Notice tone="error">{found.error.message}</Notice>}
        <p role="status" className={styles.status}>
          {asked.length >= FEWEST_LETTERS &&
            found.isSuccess &&
            !found.isPlaceholderData &&
            people.length === 0 &&
            words.nobody}
        </p>
        <ul ref={results} className={styles.results}>
          {people.map((person) => (
            <PersonFound
              key={person.id}
              person={person}
              isIn={isIn(shown, person)}
              namesakes={countNamesakes(people, person)}
              choose={choose}
              onKeyDown={moveBy}
            />
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {parts.cancel}
        </Button>
      </DialogActions>
    </>
  );
}

interface PersonFoundProps extends Chosen {
  readonly isIn: boolean;
  readonly choose: (chosen: Chosen) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function PersonFound({ person, isIn, namesakes, choose, onKeyDown }: PersonFoundProps) {
  const words = useWords(DIALOG_WORDS);
  const { lastVisit, neverCame } = useWords(BOOKING_WORDS);
  const shownAddress = useShownAddress();
  const language = useLanguage();
  const { last_visit: visit } = person;
  return (
    <li>
      <button
        type="button"
        disabled={isIn}
        className={styles.person}
        onKeyDown={onKeyDown}
        onClick={() => choose({ person, namesakes })}
      >
        <strong>{nameOf(person)}</strong>
        <span className={styles.about}>{shownAddress(person.email)}</span>
        {namesakes > 1 && (
          <span className={styles.about}>
            {visit === null ? neverCame : lastVisit(dayInWords(visit, language))}
          </span>
        )}
        <span className={styles.about}>
          {isIn ? words.isIn : words.pays(person.membership, person.credits)}
        </span>
      </button>
    </li>
  );
}

function usePeople(query: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'people', query],
    queryFn: ({ signal }) => api.call<typeof findPeople>('GET', '/desk/people', { query: { query }, signal }),
    enabled: query.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
}

function isIn({ roster }: DeskClass, { id }: FoundPerson): boolean {
  return roster.some((row) => row.customer_id === id);
}
