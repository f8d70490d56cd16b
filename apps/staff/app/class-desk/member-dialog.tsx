import type { bookForMember, DeskClass } from '@lifted/contract/desk/desk-classes';
import type { findPeople, FoundPerson } from '@lifted/contract/desk/desk-people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { CLASS_WORDS } from './class-words.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import styles from './member-dialog.module.css';

/** Fewer letters find too many. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 12;

/** Finds a member and books the class for them: type, arrow down, Enter. */
export function MemberDialog({ shown, close }: { readonly shown: DeskClass; readonly close: () => void }) {
  const words = useWords(DIALOG_WORDS);
  const { addMember } = useWords(CLASS_WORDS);
  const api = useApiClient();
  const { isRunning, submit } = useDeskCommand();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [mayExceed, setMayExceed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useDeferredValue(typed.trim());
  const found = usePeople(asked);
  const people = asked.length < FEWEST_LETTERS ? [] : (found.data ?? []).slice(0, MOST_SHOWN);
  const isFull = shown.counts.taken >= shown.counts.capacity;

  const book = async (person: FoundPerson) => {
    setFailure(null);
    const end = await submit(
      () =>
        api.call<typeof bookForMember>('POST', '/desk/classes/{classId}/bookings', {
          params: { classId: shown.id },
          body: { customer_id: person.id, may_exceed: mayExceed },
        }),
      words.booked(nameOf(person)),
    );
    if (end.kind === 'done') close();
    else setFailure(end.refusal.message);
  };
  const moveBy = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = [...(results.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) field.current?.focus();
    else buttons[next]?.focus();
  };

  return (
    <Dialog heading={addMember} close={close}>
      <div className={styles.finder}>
        {isFull && (
          <label className={styles.exceed}>
            <input
              type="checkbox"
              checked={mayExceed}
              onChange={(event) => setMayExceed(event.target.checked)}
            />
            {words.exceed}
          </label>
        )}
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
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {found.isError && <Notice tone="error">{found.error.message}</Notice>}
        <p role="status" className={styles.status}>
          {asked.length >= FEWEST_LETTERS && found.data !== undefined && people.length === 0 && words.nobody}
        </p>
        <ul ref={results} className={styles.results}>
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                disabled={isRunning || isIn(shown, person)}
                className={styles.person}
                onKeyDown={moveBy}
                onClick={() => void book(person)}
              >
                <strong>{nameOf(person)}</strong>
                <span className={styles.about}>{person.email}</span>
                <span className={styles.about}>
                  {isIn(shown, person) ? words.isIn : words.pays(person.membership, person.credits)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.back}
        </Button>
      </DialogActions>
    </Dialog>
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

function nameOf(person: FoundPerson): string {
  return `${person.first_name} ${person.last_name}`;
}

function isIn({ roster }: DeskClass, { id }: FoundPerson): boolean {
  return roster.some((row) => row.customer_id === id);
}
