import { addDays, daysBetween, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { BEST_OF_DAYS, bestOfWeeksBefore } from '@lifted/domain/training/lift-progress';
import { useMemo } from 'react';
import { useLanguage } from '../../../../language.ts';
import { valueWords } from '../../chart/chart-words.ts';
import { unitOf } from '../../chart/strength-series.ts';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import { bestOfDays, writtenBest, type ToldLift } from '../told-lifts.ts';
import styles from './all-lifts.module.css';

const WIDTH = 240;
const HEIGHT = 48;
/** Room for the dots at the edges. */
const EDGE = 5;
const DAY_RADIUS = 1.75;
const RECORD_RADIUS = 3;

/** A point of a drawn line, in the units of its drawing. */
interface PlacedPoint {
  readonly x: number;
  readonly y: number;
}

interface LiftLineProps {
  readonly lift: ToldLift;
  readonly from: CivilDate;
  readonly today: CivilDate;
}

/**
 * A lift on its own scale: its best of four weeks, which the sentence beside it compares, as a line, and the best of each
 * day as dots, larger for records.
 */
export function LiftLine({ lift, from, today }: LiftLineProps) {
  const language = useLanguage();
  const words = STRENGTH_PAGE_WORDS[language];
  const isShown = ({ date }: { readonly date: CivilDate }) => date >= from && date <= today;
  const all = useMemo(() => bestOfDays(lift), [lift]);
  const points = all.filter(isShown);
  if (points.length === 0) return <span className={styles.range}>{words.outsideWindow}</span>;
  const since = addDays(from, -BEST_OF_DAYS);
  const line = bestOfWeeksBefore(lift.measured.days.filter(({ date }) => date > since)).filter(isShown);
  const values = [...points.map(({ weight }) => weight), ...line.map(({ best }) => best)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const days = daysBetween(from, today);
  const place = (date: CivilDate, value: number): PlacedPoint => ({
    x: EDGE + (daysBetween(from, date) / days) * (WIDTH - 2 * EDGE),
    y: most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE),
  });
  const said = (value: number) =>
    valueWords(writtenBest(lift.measured, value), unitOf(lift.measured.measure), language);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.line} aria-hidden="true" focusable="false">
        {points.map(({ date, weight, is_record: isRecord }) => {
          const { x, y } = place(date, weight);
          const radius = isRecord ? RECORD_RADIUS : DAY_RADIUS;
          return <circle key={date} cx={x} cy={y} r={radius} data-record={isRecord} />;
        })}
        <path d={linePath(line.map(({ date, best }) => place(date, best)))} />
      </svg>
      <span className={styles.range}>
        {most === least ? said(most) : words.range(said(least), said(most))}
      </span>
    </>
  );
}

/** The SVG path through points: 'M5 43L120 20.5'. */
function linePath(points: readonly PlacedPoint[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
