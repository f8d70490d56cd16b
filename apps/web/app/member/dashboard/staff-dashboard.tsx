import type { StudioRole } from '@lifted/domain/people/studio-role';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard.module.css';
import { STAFF_WORDS } from './staff-words.ts';

/** The dashboard of staff who do not train here: no training data, only links. */
export function StaffDashboard({ roles }: { readonly roles: readonly StudioRole[] }) {
  const words = useWords(STAFF_WORDS);
  const address = useAddress();
  const desk = pathIn(useLanguage(), '/desk');
  return (
    <>
      <DashboardHeader>{roles.includes('owner') ? words.owner : words.coach}</DashboardHeader>
      <p className={styles.staff}>{words.about}</p>
      <LinkRows
        rows={[
          { to: desk, ...words.desk, leavesApp: true },
          { to: address('timetable'), ...words.timetable },
          { to: address('workoutOfTheDay'), ...words.workout },
          { to: address('security'), ...words.security },
        ]}
      />
    </>
  );
}
