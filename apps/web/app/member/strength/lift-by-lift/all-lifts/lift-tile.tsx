import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { LiftProgress } from '@lifted/domain/training/lift-progress';
import { liftBestWords, liftChangeWords } from '../../lift-progress-words.ts';
import { memo } from 'react';
import { useLanguage } from '../../../../language.ts';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import type { ToldLift } from '../told-lifts.ts';
import styles from './all-lifts.module.css';
import { LiftLine } from './lift-line.tsx';

interface LiftTileProps {
  readonly lift: ToldLift;
  /** Null: not lifted in the latest twelve weeks. */
  readonly progress: LiftProgress | null;
  readonly isChosen: boolean;
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly onChoose: (id: string) => void;
}

/** One lift in a sentence and a line; pressing it shows it large. Memoized: choosing one must not draw forty again. */
export const LiftTile = memo(function LiftTile({
  lift,
  progress,
  isChosen,
  from,
  today,
  onChoose,
}: LiftTileProps) {
  const language = useLanguage();
  const words = STRENGTH_PAGE_WORDS[language];
  const change = progress === null ? null : liftChangeWords(progress, language);
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        onClick={() => onChoose(lift.id)}
      >
        <span className={styles.name}>{lift.name}</span>
        <span className={styles.sentence}>
          {progress === null
            ? `${words.last} ${germanDate(lift.latestDay)}`
            : liftBestWords(progress, language)}
          {change !== null && (
            <>
              ,{' '}
              <span className={styles.change} data-sign={Math.sign(progress?.change?.difference ?? 0)}>
                {change}
              </span>
            </>
          )}
        </span>
        <LiftLine lift={lift} from={from} today={today} />
      </button>
    </li>
  );
});
