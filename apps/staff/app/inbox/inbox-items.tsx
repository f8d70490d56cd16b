import type { DeskInbox, InboxKind, InboxTrial } from '@lifted/contract/desk/desk-inbox';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { startWords } from '@lifted/domain/language/date-words';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { useState, type ReactNode } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { INBOX_WORDS } from './inbox-words.ts';
import styles from './inbox-page.module.css';
import { MemberForm } from './member-form.tsx';
import { useHandle } from './use-inbox.ts';

/** A visitor with a test workout, and what is to be done after it. */
export function Trial({ trial: one }: { readonly trial: InboxTrial }) {
  const words = useWords(INBOX_WORDS);
  const language = useLanguage();
  const { isRunning, handle } = useHandle();
  const [isAdding, setIsAdding] = useState(false);
  const isOpen = one.handled === null && one.state !== 'booked';
  return (
    <Item
      kind="trial"
      id={one.id}
      handled={one.handled}
      person={one.customer_id}
      tools={
        isOpen && (
          <>
            <Button
              look="outline"
              disabled={isRunning}
              onClick={() =>
                one.customer_id === null ? setIsAdding(true) : void handle('trial', one.id, 'member')
              }
            >
              {one.customer_id === null ? words.makeMember : words.keepHistory}
            </Button>
            <Button look="outline" disabled={isRunning} onClick={() => void handle('trial', one.id, 'done')}>
              {words.followedUp}
            </Button>
            <Button look="outline" disabled={isRunning} onClick={() => void handle('trial', one.id, 'lost')}>
              {words.lost}
            </Button>
          </>
        )
      }
    >
      <p>
        <strong>{one.name === '' ? words.deletedPerson : one.name}</strong>{' '}
        {one.state === 'came' && one.handled !== null ? words.came : words.states[one.state]}
        {one.customer_id !== null && one.handled?.outcome !== 'member' && `, ${words.isMember}`}
      </p>
      <p className={styles.facts}>
        {one.timer_name}, {one.coach_first_name}, {startWords(new Date(one.start_datetime), language)}
      </p>
      {one.email !== '' && (
        <p className={styles.facts}>
          <a href={`mailto:${one.email}`}>{one.email}</a>
        </p>
      )}
      {isAdding && <MemberForm trial={one} close={() => setIsAdding(false)} />}
    </Item>
  );
}

interface ItemProps {
  readonly kind: InboxKind;
  readonly id: string;
  readonly handled: DeskInbox['declarations'][number]['handled'];
  /** Whose page there is a way to. */
  readonly person: string | null;
  /** Instead of the one button that marks it as dealt with; false: nothing is to be done yet. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Something that came in, with its way to the person and how it was dealt with. */
export function Item({ kind, id, handled, person, tools, children }: ItemProps) {
  const words = useWords(INBOX_WORDS);
  const language = useLanguage();
  const { isRunning, handle } = useHandle();
  return (
    <li className={styles.item} data-handled={handled !== null}>
      <div className={styles.text}>
        {children}
        {handled !== null && (
          <p className={styles.facts}>
            {words.outcomes[handled.outcome]}:{' '}
            {words.by(handled.by ?? '–', momentWordsWithYear(new Date(handled.at), language))}
            {handled.note !== null && ` – ${handled.note}`}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {person !== null && (
          <ButtonLink look="quiet" to={addressIn(language, `/desk/people/${encodeURIComponent(person)}`)}>
            {words.toPerson}
          </ButtonLink>
        )}
        {handled === null && tools === undefined && (
          <Button look="outline" disabled={isRunning} onClick={() => void handle(kind, id, 'done')}>
            {words.done}
          </Button>
        )}
        {tools}
      </div>
    </li>
  );
}
