import { ButtonLink } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useMemo, useState } from 'react';
import { useCustomer } from '../../../customer/use-customer-answers.ts';
import { useWords } from '../../../language.ts';
import { useCachedAnswer } from '../../../platform/http/cached-answer.ts';
import { oldestAsOf } from '../../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../../platform/last-known/last-known-notice.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useAddress } from '../../../use-address.ts';
import { LiftsInView } from './lifts-in-view.tsx';
import { RecentRecords } from './recent-records.tsx';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import styles from './strength-page.module.css';
import { toldLifts } from './told-lifts.ts';

const NO_LOGS = [] as const;

/** The lifts of the member's training log, or why there are none to show. */
export function StrengthView() {
  const words = useWords(STRENGTH_PAGE_WORDS);
  const { customer, retry } = useCustomer();
  const answers = customer.state === 'loaded' ? customer.value : undefined;
  const logs = useCachedAnswer(answers?.logs ?? null);
  const [now] = useState(timeNow);
  const today = berlinDate(now);
  const known = logs.state === 'loaded' ? logs.value : NO_LOGS;
  const lifts = useMemo(() => toldLifts(known, today), [known, today]);
  // Nobody who trains here.
  if (answers === null) return <Nothing />;
  const shown = customer.state === 'failed' ? customer : logs;
  switch (shown.state) {
    case 'loading':
      return (
        <div role="status" aria-label={words.loading} className={styles.view}>
          <Skeleton height="5rem" />
          <Skeleton height="28rem" />
        </div>
      );
    case 'failed':
      return <TryAgain what={words.failed} onRetry={answers?.logs.retry ?? retry} />;
    case 'loaded':
      return (
        <div className={styles.view}>
          <LastKnownNotice asOf={oldestAsOf(shown)} />
          {lifts.current.length + lifts.resting.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <RecentRecords logs={known} now={now} />
              <LiftsInView lifts={lifts} today={today} />
            </>
          )}
        </div>
      );
    default:
      return shown satisfies never;
  }
}

function Nothing() {
  const words = useWords(STRENGTH_PAGE_WORDS);
  const address = useAddress();
  return (
    <div className={styles.nothing}>
      <p>{words.nothing}</p>
      <ButtonLink to={address('timetable')}>{words.toTimetable}</ButtonLink>
    </div>
  );
}
