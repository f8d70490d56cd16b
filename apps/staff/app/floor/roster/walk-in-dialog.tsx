import type { addWalkIn, searchWalkIns } from '@lifted/contract/floor/floor';
import type { AnswerOf } from '@lifted/contract/call';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFloor, useIsReached } from '../device/use-floor.ts';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { floorLanguage, inPageLanguage } from '../frame/floor-language.ts';
import { ROSTER_WORDS } from './roster-words.ts';
import styles from './walk-in-dialog.module.css';

/** A pause in typing, after which is searched. */
const PAUSE_MS = SECOND_MS / 4;
const SHORTEST_SEARCH = 2;

type Found = AnswerOf<typeof searchWalkIns>;

interface WalkInDialogProps {
  readonly classId: string;
  readonly coachId: string;
  readonly added: (name: string, bookingId: string) => void;
  readonly close: () => void;
}

/** Somebody who came without a booking, found by name among those who can pay for the class. */
export function WalkInDialog({ classId, coachId, added, close }: WalkInDialogProps) {
  const words = inPageLanguage(ROSTER_WORDS);
  const { store } = useFloor();
  // Searched for once more as soon as there is a network again.
  const isReached = useIsReached();
  const dialog = useRef<HTMLDialogElement>(null);
  const [headingId, fieldId] = [useId(), useId()];
  const [search, setSearch] = useState('');
  const [answered, setAnswered] = useState<{ readonly search: string; readonly found: Found } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const wanted = search.trim();
  const found = answered?.search === wanted ? answered.found : null;
  useEffect(() => {
    if (wanted.length < SHORTEST_SEARCH) return undefined;
    const over = new AbortController();
    const timer = setTimeout(() => {
      store
        .asTablet(
          store.api.call<typeof searchWalkIns>('GET', '/floor/classes/{classId}/walk-ins', {
            params: { classId },
            query: { search: wanted, coach_id: coachId },
            signal: over.signal,
          }),
        )
        .then(
          (answer) => {
            setFault(null);
            setAnswered({ search: wanted, found: answer });
          },
          (failure: unknown) => {
            if (!over.signal.aborted) setFault(sentenceFor(failure));
          },
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wanted, classId, coachId, store, isReached]);
  const add = async ({ customer_id, name }: Found[number]) => {
    let booked: AnswerOf<typeof addWalkIn>;
    try {
      booked = await store.asTablet(
        store.api.call<typeof addWalkIn>('POST', '/floor/classes/{classId}/walk-ins', {
          params: { classId },
          body: { customer_id, coach_id: coachId },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
    } catch (failure) {
      return setFault(sentenceFor(failure));
    }
    added(name, booked.booking_id);
    return store.refreshAfterChange(classId);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={close}>
      <h1 id={headingId} className={styles.heading}>
        {words.walkIn}
      </h1>
      <label htmlFor={fieldId}>{words.walkInSearch}</label>
      <input
        id={fieldId}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <p role="status" className={styles.hint}>
        {wanted.length < SHORTEST_SEARCH && words.walkInHint}
        {wanted.length >= SHORTEST_SEARCH && found === null && fault === null && words.searching}
        {found?.length === 0 && words.nobodyFound}
      </p>
      <ul className={styles.found}>
        {(found ?? []).map((person) => (
          <li key={person.customer_id}>
            <button type="button" onClick={() => void add(person)}>
              {person.name}
              {person.last_visit !== undefined && (
                <span className={styles.about}>
                  {person.last_visit === null
                    ? words.noVisit
                    : words.lastVisit(shortDate(person.last_visit, floorLanguage()))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} onClick={close}>
        {inPageLanguage(FLOOR_FRAME_WORDS).close}
      </button>
    </dialog>
  );
}

function sentenceFor(failure: unknown): string {
  if (failure instanceof ApiProblem) return failure.detail;
  if (failure instanceof ApiUnreachable) return inPageLanguage(ROSTER_WORDS).needsNetwork;
  throw failure;
}
