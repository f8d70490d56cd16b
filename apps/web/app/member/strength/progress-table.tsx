import { germanDate } from '@lifted/domain/language/member-dates';
import { weightWords } from '@lifted/domain/language/weight-words';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useLanguage } from '../../language.ts';
import { CHART_WORDS, unitWords } from './chart/chart-words.ts';
import type { StrengthSeries } from './chart/strength-series.ts';
import styles from './progress-table.module.css';

/** Focusable, so that the keyboard can scroll it. */
const FOCUSABLE = 0;

interface ProgressTableProps {
  readonly series: readonly StrengthSeries[];
  readonly days: readonly CivilDate[];
}

/** The chart in numbers, newest day first; it scrolls within itself. */
export function ProgressTable({ series, days }: ProgressTableProps) {
  const language = useLanguage();
  const words = CHART_WORDS[language];
  const byDay = series.map(({ group, unit, points }) => ({
    group,
    unit,
    points: new Map(points.map((point) => [point.date, point])),
  }));
  return (
    <section className={styles.frame} aria-label={words.table} tabIndex={FOCUSABLE}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            {byDay.map(({ group, unit }) => (
              <th key={group} scope="col">
                {group}, {unitWords(unit, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{germanDate(day)}</time>
              </th>
              {byDay.map(({ group, points }) => {
                const point = points.get(day);
                return (
                  <td key={group}>
                    {point === undefined ? '–' : weightWords(point.weight, language)}
                    {point?.is_record === true && <span className={styles.record}> {words.record}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
