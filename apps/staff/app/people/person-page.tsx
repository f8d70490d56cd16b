import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { countWords } from '@lifted/domain/language/count-words';
import { isOwnAddress } from '@lifted/domain/people/own-address';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { FeeActions } from '../fees/fee-actions.tsx';
import { FEES_WORDS } from '../fees/fees-words.ts';
import { useLanguage, useWords } from '../language.ts';
import { ChangeList } from '../log/change-list.tsx';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { useRestoredRowFocus } from '../parts/focus/use-restored-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { AccountCard } from './account-card.tsx';
import { BookingsCard } from './bookings-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { FirstOf } from './first-of.tsx';
import { EntitlementsCard } from './entitlements-card.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MERGE_WORDS } from './merge-words.ts';
import { NotesCard } from './notes-card.tsx';
import { EditPersonForm } from './person-form.tsx';
import { PERSON_WORDS } from './person-words.ts';
import styles from './person.module.css';
import { useChangesOf, usePerson } from './use-people.ts';

const FIRST_CHANGES = 5;

/** Everything the desk needs to know of one person, on one page. */
export function PersonPage() {
  const { personId = '' } = useParams();
  const words = useWords(PERSON_WORDS);
  const query = usePerson(personId);
  const { data: person } = query;
  // One heading before and after: the focus of somebody arriving from another page is on it.
  return (
    <SectionPage
      heading={person === undefined ? words.loading : `${person.first_name} ${person.last_name}`}
      lead={person && <Address email={person.email} />}
      tools={person && <Tools key={person.id} person={person} />}
    >
      <Loaded query={query}>{(loaded) => <Cards key={loaded.id} person={loaded} />}</Loaded>
      <BackLink />
    </SectionPage>
  );
}

function Address({ email }: Pick<DeskPerson, 'email'>) {
  const shownAddress = useShownAddress();
  return isOwnAddress(email) ? <a href={`mailto:${email}`}>{email}</a> : shownAddress(email);
}

function BackLink() {
  const language = useLanguage();
  return (
    <p>
      <Link to={addressIn(language, '/desk/people')} className={styles.back}>
        {useWords(PERSON_WORDS).back}
      </Link>
    </p>
  );
}

/** What is done with the person as a whole. */
function Tools({ person }: { readonly person: DeskPerson }) {
  const words = useWords(PERSON_WORDS);
  const mergeWords = useWords(MERGE_WORDS);
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  useAskedDialog((asked) => {
    if (asked === 'merge') setOpen('merge');
  });
  const { id, first_name, last_name, email } = person;
  return (
    <>
      <Button look="outline" aria-keyshortcuts="e" onClick={() => setOpen('edit')}>
        {words.edit}
      </Button>
      <Button look="outline" aria-keyshortcuts="m" onClick={() => setOpen('merge')}>
        {mergeWords.open}
      </Button>
      {open === 'edit' && (
        <EditPersonForm id={id} fields={{ first_name, last_name, email }} close={() => setOpen(null)} />
      )}
      {open === 'merge' && <MergeDialog person={person} close={() => setOpen(null)} />}
    </>
  );
}

function Cards({ person }: { readonly person: DeskPerson }) {
  const words = useWords(PERSON_WORDS);
  const language = useLanguage();
  const { id, account } = person;
  const deletion = account?.deletion_due_at ?? null;
  return (
    <>
      {deletion !== null && (
        <Notice tone="error">
          {words.deletionDue(dayInWords(berlinDate(new Date(deletion)), language))}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <EntitlementsCard person={person} />
          <FeesCard person={person} />
          <BookingsCard person={person} />
        </div>
        <div className={styles.column}>
          <NotesCard person={person} />
          <TrainingCard training={person.training} />
          <AccountCard person={person} />
          <DeclarationsCard declarations={person.declarations} />
          <DeliveriesCard id={id} />
          <ChangesCard id={id} />
        </div>
      </div>
    </>
  );
}

function FeesCard({ person: { fees } }: { readonly person: DeskPerson }) {
  const words = useWords(PERSON_WORDS);
  const feeWords = useWords(FEES_WORDS);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const focus = useRestoredRowFocus(list);
  return (
    <Card heading={words.fees}>
      {fees.length === 0 ? (
        <p>{words.noFees}</p>
      ) : (
        <div ref={list} tabIndex={-1} aria-keyshortcuts="f" data-key-name={words.fees} {...focus}>
          <ul className={styles.rows}>
            {fees.map((fee) => (
              <li key={fee.id} className={styles.row}>
                <span className={styles.main}>
                  <strong>{fee.state === 'objected' ? feeWords.objected : feeWords.states[fee.state]}</strong>{' '}
                  <span className={styles.soft}>
                    {feeWords.kinds[fee.kind]}: {fee.timer_name},{' '}
                    {momentWords(new Date(fee.start_datetime), language)}
                  </span>
                  <Said name={feeWords.objection} words={fee.objection} />
                  <Said name={feeWords.decision} words={fee.decision} />
                </span>
                <strong className={styles.number}>{exactEuroWords(fee.cents, language)}</strong>
                <FeeActions fee={fee} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Said({ name, words }: { readonly name: string; readonly words: string | null }) {
  if (words === null || words === '') return null;
  return (
    <span className={styles.said}>
      {name}: <q>{words}</q>
    </span>
  );
}

function TrainingCard({ training }: Pick<DeskPerson, 'training'>) {
  const words = useWords(PERSON_WORDS);
  const language = useLanguage();
  const day = (date: string | null) => (date === null ? words.never : dayInWords(date, language));
  const facts: readonly (readonly [string, string])[] = [
    [words.visits, countWords(training.visits, language)],
    [words.visitsRecently, countWords(training.visits_30_days, language)],
    [words.firstVisit, day(training.first_visit)],
    [words.lastVisit, day(training.last_visit)],
    [words.sets, countWords(training.sets, language)],
    [words.records, countWords(training.records, language)],
  ];
  return (
    <Card heading={words.training}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function DeclarationsCard({ declarations }: Pick<DeskPerson, 'declarations'>) {
  const words = useWords(PERSON_WORDS);
  const language = useLanguage();
  if (declarations.length === 0) return null;
  return (
    <Card heading={words.declarations}>
      <ul className={styles.rows}>
        {declarations.map(({ reference, kind, received_at, ends_on, contract }) => (
          <li key={reference} className={styles.row}>
            <span className={styles.main}>
              <strong>{words.kinds[kind]}</strong>{' '}
              <span className={styles.soft}>
                {words.received(momentWords(new Date(received_at), language))}
                {kind === 'termination' &&
                  `, ${ends_on === null ? words.asSoonAsPossible : words.endsOn(dayInWords(ends_on, language))}`}
              </span>
              {contract !== null && <span className={styles.said}>{contract}</span>}
            </span>
            <span className={styles.soft}>{reference}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ChangesCard({ id }: { readonly id: string }) {
  const words = useWords(PERSON_WORDS);
  const changes = useChangesOf(id);
  return (
    <Card heading={words.changes} busy={changes.isPending}>
      <Loaded query={changes}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.noChanges}</p>
          ) : (
            <FirstOf all={loaded} first={FIRST_CHANGES}>
              {(shown) => <ChangeList changes={shown} />}
            </FirstOf>
          )
        }
      </Loaded>
    </Card>
  );
}
