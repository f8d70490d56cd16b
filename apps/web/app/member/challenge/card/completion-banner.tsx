import { pickUpWindow } from '@lifted/domain/challenges/challenge';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../../language.ts';
import { CARD_WORDS } from '../card-words.ts';
import type { KnownChallenge } from '../challenge-facts.ts';
import styles from './completion-banner.module.css';

interface CompletionBannerProps {
  readonly fullName: string;
  readonly challenge: KnownChallenge;
  readonly today: CivilDate;
}

/** Names who completed the challenge: shown at the desk it is the proof for the prize. */
export function CompletionBanner({ fullName, challenge, today }: CompletionBannerProps) {
  const words = useWords(CARD_WORDS);
  const { opens, closes } = pickUpWindow(challenge.endDate);
  return (
    <div className={styles.banner}>
      <p className={styles.done}>{words.completed}</p>
      <p className={styles.name}>{fullName}</p>
      <p className={styles.prize}>
        {today < opens
          ? words.collectFrom(germanDate(opens), germanDate(closes))
          : words.collectBy(germanDate(closes))}
      </p>
    </div>
  );
}
