import type { Audience } from '@lifted/contract/desk/desk-announcements';
import { Notice } from '@lifted/design/notice.tsx';
import type { AnnouncementKind } from '@lifted/domain/notifications/announcement';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import { useReach, useReceivers } from './use-announcements.ts';

/** The names, asked for once somebody wants to see them. */
function Receivers({ kind, audience }: { readonly kind: AnnouncementKind; readonly audience: Audience }) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  const receivers = useReceivers(kind, audience, isOpen);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.who}</summary>
      {isOpen && (
        <Loaded query={receivers}>
          {(people) => (
            <ul className={styles.receivers}>
              {people.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}

interface ReachProps {
  readonly kind: AnnouncementKind;
  readonly audience: Audience | null;
}

/** How many are in the group, and how many of them are told and mailed. */
export function Reach({ kind, audience }: ReachProps) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const reach = useReach(kind, audience);
  if (audience === null)
    return (
      <p role="status" className={styles.soft}>
        {words.chooseFirst}
      </p>
    );
  if (reach.isError) return <Notice tone="error">{reach.error.message}</Notice>;
  if (reach.data === undefined)
    return (
      <p role="status" className={styles.soft}>
        {words.counting}
      </p>
    );
  const { people, guests } = reach.data;
  return (
    <div role="status" aria-busy={reach.isFetching} className={styles.reach}>
      <p className={styles.count}>{words.people(people)}</p>
      {people > 0 && <p>{words.reach(kind, reach.data)}</p>}
      {reach.data.told > 0 && (
        <Receivers key={JSON.stringify([kind, audience])} kind={kind} audience={audience} />
      )}
      {guests > 0 && <p className={styles.soft}>{words.guests(guests)}</p>}
    </div>
  );
}
