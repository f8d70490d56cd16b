import { germanDate } from '@lifted/domain/member-dates';
import { formatWeight } from '@lifted/domain/strength-chart';
import type { CivilDate } from '@lifted/domain/studio-calendar';
import type { StrengthSeries } from './strength-series.ts';
import styles from './progress-table.module.css';

/** The keyboard can scroll what it can focus. */
const FOCUSABLE = 0;

interface ProgressTableProps {
  readonly series: readonly StrengthSeries[];
  readonly days: readonly CivilDate[];
}

/** The chart in numbers, newest day first; it scrolls within itself. */
export function ProgressTable({ series, days }: ProgressTableProps) {
  const byDay = series.map(({ group, points }) => ({
    group,
    points: new Map(points.map((point) => [point.date, point])),
  }));
  return (
    <section className={styles.frame} aria-label="Strength progression as a table" tabIndex={FOCUSABLE}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {byDay.map(({ group }) => (
              <th key={group} scope="col">
                {group} (kg)
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
                    {point === undefined ? '–' : formatWeight(point.weight)}
                    {point?.is_record === true && <span className={styles.record}> record</span>}
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
