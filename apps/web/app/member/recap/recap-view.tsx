import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isEmptyRecap, recapOf, type RecapPeriod } from './recap.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCustomer } from '../../customer/use-customer-answers.ts';
import { useLanguage } from '../../language.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useAddress } from '../../use-address.ts';
import { neighbouringPeriods } from './neighbouring-periods.ts';
import { recapFacts } from './recap-facts.ts';
import { RecapPicture } from './recap-picture.tsx';
import { periodWords, RECAP_WORDS } from './recap-words.ts';
import styles from './recap.module.css';
import { recappedWorkouts } from './recapped-workouts.ts';

interface RecapViewProps {
  readonly period: RecapPeriod;
  readonly isOver: boolean;
  readonly today: CivilDate;
}

/** The figures of a period, in words and as a picture to share, or why there are none. */
export function RecapView({ period, isOver, today }: RecapViewProps) {
  const language = useLanguage();
  const words = RECAP_WORDS[language];
  const { customer, retry } = useCustomer();
  const answers = customer.state === 'loaded' ? customer.value : undefined;
  const bookings = useCachedAnswer(answers?.bookings ?? null);
  const logs = useCachedAnswer(answers?.logs ?? null);
  const recap = useMemo(() => {
    if (bookings.state !== 'loaded' || logs.state !== 'loaded') return null;
    return recapOf(recappedWorkouts(bookings.value, logs.value), period);
  }, [bookings, logs, period]);
  const facts = useMemo(
    () => recap && recapFacts(recap, { period, isOver, language }),
    [recap, period, isOver, language],
  );
  if ([customer, bookings, logs].some(({ state }) => state === 'failed')) {
    const retryAll = () => {
      retry();
      answers?.bookings.retry();
      answers?.logs.retry();
    };
    return <TryAgain what={words.failed} onRetry={retryAll} />;
  }
  // Null: nobody who trains here.
  if (answers !== null && (recap === null || facts === null)) {
    return (
      <div role="status" aria-label={words.loading} className={styles.recap}>
        <Skeleton height="30rem" />
      </div>
    );
  }
  if (recap === null || facts === null || isEmptyRecap(recap)) {
    return (
      <div className={styles.nothing}>
        <p>{words.nothing(periodWords(period, language))}</p>
        <Others period={period} today={today} />
      </div>
    );
  }
  return (
    <div className={styles.recap}>
      <LastKnownNotice asOf={oldestAsOf(bookings, logs)} />
      <div className={styles.columns}>
        <RecapPicture facts={facts} period={period} />
        <div className={styles.said}>
          <p className={styles.sentence}>{facts.sentence}</p>
          <ul className={styles.facts}>
            {facts.facts.map(({ value, name, isWord }) => (
              <li key={name} className={styles.fact} data-word={isWord}>
                <span className={styles.value}>{value}</span> <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
          <Others period={period} today={today} />
        </div>
      </div>
    </div>
  );
}

function Others({ period, today }: Pick<RecapViewProps, 'period' | 'today'>) {
  const language = useLanguage();
  const words = RECAP_WORDS[language];
  const address = useAddress();
  return (
    <nav aria-label={words.others} className={styles.others}>
      {neighbouringPeriods(period, today).map((other) => (
        <Link key={other} to={address('recap', { period: other })}>
          {periodWords(other, language)}
        </Link>
      ))}
      <Link to={address('strength')}>{words.toStrength}</Link>
    </nav>
  );
}
