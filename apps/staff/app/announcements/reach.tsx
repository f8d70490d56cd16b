import type { Audience } from '@lifted/contract/desk/desk-announcements';
import { Notice } from '@lifted/design/notice.tsx';
import type { AnnouncementKind } from '@lifted/domain/notifications/announcement';
import { useWords } from '../language.ts';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import { useReach } from './use-announcements.ts';

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
      {guests > 0 && <p className={styles.soft}>{words.guests(guests)}</p>}
    </div>
  );
}
