import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button } from '@lifted/design/button.tsx';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { useAddress } from '../../use-address.ts';
import { OFFLINE_WORDS } from './offline-words.ts';
import styles from './offline-page.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, OFFLINE_WORDS);

/**
 * Shown at any address that is not available offline. The build removes its scripts, because the router would look for the
 * address's own page; its button is in build-steps/offline-page-script.ts.
 */
export default function OfflinePage() {
  const words = useWords(OFFLINE_WORDS);
  const address = useAddress();
  return (
    <Page heading={words.heading} lead={words.lead}>
      <Button>{words.again}</Button>
      <p className={styles.ways}>{words.ways}</p>
      <LinkRows
        rows={[
          { to: address('dashboard'), ...words.dashboard },
          { to: address('workoutOfTheDay'), ...words.workout },
          { to: address('timetable'), ...words.timetable },
        ]}
      />
    </Page>
  );
}
