import { longDate } from '@lifted/domain/language/date-words';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useLanguage, type Language } from '../../../language.ts';
import { CHART_WORDS, valueWords } from './chart-words.ts';
import { PlateSample } from './plate-sample.tsx';
import type { StrengthSeries } from './strength-series.ts';
import styles from './day-readout.module.css';

interface DayReadoutProps {
  readonly series: readonly StrengthSeries[];
  /** Days with a point, oldest first. */
  readonly days: readonly CivilDate[];
  readonly day: CivilDate;
  readonly onDay: (day: CivilDate) => void;
}

/** What was lifted on one day of the chart, and the slider that selects the day. */
export function DayReadout({ series, days, day, onDay }: DayReadoutProps) {
  const language = useLanguage();
  const words = CHART_WORDS[language];
  return (
    <div className={styles.readout}>
      <div className={styles.line}>
        <time dateTime={day} className={styles.date}>
          {germanDate(day)}
        </time>
        <ul className={styles.weights}>
          {series.map(({ slot, group, unit, points }) => {
            const point = points.find(({ date }) => date === day);
            return (
              <li key={slot} className={styles.weight} data-missing={point === undefined}>
                <PlateSample slot={slot} />
                <span className={styles.group}>{group}</span>{' '}
                <span className={styles.kilograms}>
                  {point === undefined ? '–' : valueWords(point.weight, unit, language)}
                  {point?.is_record === true && <span className={styles.record}> {words.record}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={words.dayOfChart}
        min={0}
        max={days.length - 1}
        step={1}
        value={days.indexOf(day)}
        aria-valuetext={dayWords(series, day, language)}
        onChange={(event) => {
          const chosen = days[event.currentTarget.valueAsNumber];
          if (chosen !== undefined) onDay(chosen);
        }}
      />
    </div>
  );
}

/** 'Friday, 20 November 2026: Deadlift 120 kg, a record; Row 40 kg'. */
export function dayWords(series: readonly StrengthSeries[], day: CivilDate, language: Language): string {
  const lifted = series.flatMap(({ group, unit, points }) => {
    const point = points.find(({ date }) => date === day);
    if (point === undefined) return [];
    const record = point.is_record ? `, ${CHART_WORDS[language].aRecord}` : '';
    return [`${group} ${valueWords(point.weight, unit, language)}${record}`];
  });
  return `${longDate(day, language)}: ${lifted.join('; ')}`;
}
