import { elapsedShare, pickUpWindow } from '@lifted/domain/challenges/challenge';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../../language.ts';
import { CARD_WORDS } from '../card-words.ts';
import type { KnownChallenge } from '../challenge-facts.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly challenge: KnownChallenge;
  readonly today: CivilDate;
}

/** The two windows of a challenge, to take part and to pick the prize up, each filled up to today. */
export function Timeline({ challenge, today }: TimelineProps) {
  const { startDate, endDate } = challenge;
  const words = useWords(CARD_WORDS);
  const { opens, closes } = pickUpWindow(endDate);
  return (
    <ol className={styles.timeline}>
      <Window name={words.participation} first={startDate} last={endDate} today={today} />
      <Window name={words.pickUp} first={opens} last={closes} today={today} />
    </ol>
  );
}

interface WindowProps {
  readonly name: string;
  readonly first: CivilDate;
  readonly last: CivilDate;
  readonly today: CivilDate;
}

const PERCENT = 100;

function Window({ name, first, last, today }: WindowProps) {
  const { now } = useWords(CARD_WORDS);
  const isNow = first <= today && today <= last;
  return (
    <li className={styles.window} aria-current={isNow ? 'step' : undefined}>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.elapsed}
          style={{ inlineSize: `${elapsedShare(first, last, today) * PERCENT}%` }}
        />
      </span>{' '}
      <span className={styles.name}>
        {name}
        {isNow && <span className={styles.now}> {now}</span>}
      </span>{' '}
      <span className={styles.dates}>
        <time dateTime={first}>{germanDate(first)}</time> – <time dateTime={last}>{germanDate(last)}</time>
      </span>
    </li>
  );
}
