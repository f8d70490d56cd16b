import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { LiftProgress } from '@lifted/domain/training/lift-progress';
import { liftBestWords, liftChangeWords } from '../../lift-progress-words.ts';
import { windowStart, type ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { useMemo, type Ref } from 'react';
import { useLanguage } from '../../../../language.ts';
import type { ChartView } from '../../chart/chart-settings.ts';
import { StrengthChart } from '../../chart/strength-chart.tsx';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import { STRENGTH_WORDS } from '../../strength-words.ts';
import type { ToldLift } from '../told-lifts.ts';
import { WindowChoice } from '../../window-choice.tsx';
import { LiftBests } from './lift-bests.tsx';
import { liftSeries } from './lift-series.ts';
import styles from './one-lift.module.css';

interface OneLiftProps {
  readonly lift: ToldLift;
  /** Null: not lifted in the latest twelve weeks. */
  readonly progress: LiftProgress | null;
  readonly window: ProgressionWindow;
  /** The window of the curve, which follows the chosen one. */
  readonly shownWindow: ProgressionWindow;
  readonly onWindow: (weeks: ProgressionWindow) => void;
  readonly today: CivilDate;
  /** Gets the focus when another lift is chosen. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** One lift: how it goes, its line with the estimate beside it, and its bests. */
export function OneLift({ lift, progress, window, shownWindow, onWindow, today, heading }: OneLiftProps) {
  const language = useLanguage();
  const words = STRENGTH_PAGE_WORDS[language];
  const view = useMemo(
    (): ChartView => ({
      series: liftSeries(lift, windowStart(today, shownWindow), STRENGTH_PAGE_WORDS[language].ofTheDay),
      window: shownWindow,
      today,
      language,
      axis: 'fitted',
    }),
    [lift, shownWindow, today, language],
  );
  const change = progress === null ? null : liftChangeWords(progress, language);
  return (
    <section aria-labelledby="one-lift" className={styles.lift}>
      <header className={styles.head}>
        <h2 id="one-lift" ref={heading} tabIndex={-1} className={styles.name}>
          {lift.name}
        </h2>
        <p className={styles.now}>
          {progress === null ? (
            words.resting
          ) : (
            <>
              {liftBestWords(progress, language)} <span className={styles.span}>{words.ofLatestWeeks}</span>
            </>
          )}
        </p>
        {change !== null && (
          <p className={styles.change} data-sign={Math.sign(progress?.change?.difference ?? 0)}>
            {change}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.curve}>
          <WindowChoice chosen={window} onChoose={onWindow} />
          {view.series.length === 0 ? (
            <p className={styles.outside}>{STRENGTH_WORDS[language].nothingInWindow}</p>
          ) : (
            <StrengthChart view={view} />
          )}
        </div>
        <LiftBests lift={lift} />
      </div>
    </section>
  );
}
