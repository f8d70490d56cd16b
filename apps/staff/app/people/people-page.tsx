import type { FoundPerson } from '@lifted/contract/desk/people/people';
import { Button } from '@lifted/design/button.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import styles from './people-page.module.css';
import { PEOPLE_WORDS } from './people-words.ts';
import { AddPersonForm } from './person-form.tsx';
import { isOfOtherWords, useFoundPeople, useNewestPeople } from './use-people.ts';
import { useListKeys, useSearchKey } from './search-keys.ts';

/** Longer queries are cut: the server takes no more. */
const LONGEST_QUERY = 100;

/** Finds somebody by any part of name and address, while it is typed. */
export function PeoplePage() {
  const words = useWords(PEOPLE_WORDS);
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState(() => asked.get('query') ?? '');
  const [isAdding, setIsAdding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLElement>(null);
  const hintId = useId();
  const query = useDeferredValue(typed.trim());
  useAskedDialog((asked) => {
    if (asked === 'add') setIsAdding(true);
  });
  useSearchKey(input);
  useListKeys(search);
  useQueryInAddress(query);

  return (
    <SectionPage
      heading={words.heading}
      tools={
        <Button look="outline" aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <search ref={search} className={styles.search}>
        <label className={styles.field}>
          <span className={styles.label}>{words.search}</span>
          <input
            ref={input}
            type="search"
            className={styles.input}
            value={typed}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={hintId}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p id={hintId} className={styles.hint}>
          {words.hint}
        </p>
        <div aria-busy={typed.trim() !== query}>
          {query === '' ? <p>{words.begin}</p> : <FoundPeople query={query} />}
        </div>
      </search>
      {query === '' && <NewestPeople />}
      {isAdding && <AddPersonForm close={() => setIsAdding(false)} />}
    </SectionPage>
  );
}

/** Keeps the query in the address, so that the way back from a person leads to the same list. */
function useQueryInAddress(query: string): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (query === '') address.searchParams.delete('query');
    else address.searchParams.set('query', query);
    window.history.replaceState(window.history.state, '', address);
  }, [query]);
}

const FoundPeople = memo(function FoundPeople({ query }: { readonly query: string }) {
  const words = useWords(PEOPLE_WORDS);
  const found = useFoundPeople(query);
  return (
    <div aria-busy={isOfOtherWords(found)}>
      <Loaded query={found}>
        {(people) => (
          <>
            <VisuallyHidden>
              <span role="status">{words.count(people.length)}</span>
            </VisuallyHidden>
            {people.length > 0 && <PeopleList people={people} />}
            {people.length === 0 && !isOfOtherWords(found) && <p>{words.nobody(query)}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
});

/** Outside of the search, whose Enter opens somebody who was looked for. */
function NewestPeople() {
  const words = useWords(PEOPLE_WORDS);
  const newest = useNewestPeople();
  return (
    <section aria-label={words.newest}>
      <h2 className={styles.newest}>{words.newest}</h2>
      <Loaded query={newest}>{(people) => <PeopleList people={people} />}</Loaded>
    </section>
  );
}

function PeopleList({ people }: { readonly people: readonly FoundPerson[] }) {
  return (
    <ul className={styles.people} {...useListKey()}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </ul>
  );
}

function PersonRow({ person }: { readonly person: FoundPerson }) {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const shownAddress = useShownAddress();
  const { id, first_name: first, last_name: last, email, credits, membership, last_visit: visit } = person;
  const has = [words.membership[membership], credits > 0 ? words.credits(credits) : null].filter(
    (one) => one !== null,
  );
  return (
    <li>
      <Link to={addressIn(language, `/desk/people/${encodeURIComponent(id)}`)} className={styles.person}>
        <span className={styles.name}>
          {first} {last}
        </span>
        <span className={styles.soft}>{shownAddress(email)}</span>
        <span>{has.length > 0 ? has.join('\u00a0· ') : words.nothing}</span>
        <span className={styles.soft}>
          {visit === null ? words.neverCame : words.lastVisit(dayInWords(visit, language))}
        </span>
      </Link>
    </li>
  );
}
