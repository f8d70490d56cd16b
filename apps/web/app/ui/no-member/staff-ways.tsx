import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import styles from './staff-ways.module.css';
import { STAFF_WORDS } from './staff-words.ts';

/** Why there is nothing of their own for staff who do not train here, and where they can go. */
export function StaffWays({ why }: { readonly why: string }) {
  const words = useWords(STAFF_WORDS);
  const address = useAddress();
  const language = useLanguage();
  return (
    <div className={styles.ways}>
      <p className={styles.why}>{`${why} ${words.ifYouTrain}`}</p>
      <LinkRows
        rows={[
          { to: pathIn(language, '/desk'), ...words.desk, leavesApp: true },
          { to: pathIn(language, '/floor'), ...words.floor, leavesApp: true },
          { to: address('timetable'), ...words.timetable },
          { to: address('workoutOfTheDay'), ...words.workout },
          { to: address('security'), ...words.security },
        ]}
      />
    </div>
  );
}
