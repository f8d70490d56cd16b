import { germanDate } from '@lifted/domain/language/member-dates';
import { isBestEstimated } from '@lifted/domain/training/lift-progress';
import { useMemo } from 'react';
import { useLanguage } from '../../../../language.ts';
import { unitOf, type ChartUnit, type StrengthPoint } from '../../chart/strength-series.ts';
import { valueWords } from '../../chart/chart-words.ts';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import { bestOfDays, heaviestSets, type ToldLift } from '../told-lifts.ts';
import styles from './one-lift.module.css';

const NAMES = { kg: 'estimate', reps: 'bestSet', load: 'bodyweightSet' } as const;

/** The bests of a lift since the member's first workout, and how often and when it was lifted. */
export function LiftBests({ lift }: { readonly lift: ToldLift }) {
  const language = useLanguage();
  const words = STRENGTH_PAGE_WORDS[language];
  const unit = unitOf(lift.measured.measure);
  const bests = useMemo(
    () => ({ heaviest: greatest(heaviestSets(lift)), best: greatest(bestOfDays(lift)) }),
    [lift],
  );
  return (
    <dl className={styles.bests}>
      {unit === 'kg' && <Best name={words.ever.heaviest} point={bests.heaviest} unit="kg" lift={lift} />}
      {(unit !== 'kg' || isBestEstimated(lift.measured.days)) && (
        <Best name={words.ever[NAMES[unit]]} point={bests.best} unit={unit} lift={lift} />
      )}
      <div>
        <dt>{words.workouts}</dt>
        <dd>{lift.days.length}</dd>
      </div>
      <div>
        <dt>{words.last}</dt>
        <dd>
          <time dateTime={lift.latestDay}>{germanDate(lift.latestDay)}</time>
          {lift.ownDays.has(lift.latestDay) && <span className={styles.day}> · {words.own}</span>}
        </dd>
      </div>
    </dl>
  );
}

interface BestProps {
  readonly name: string;
  /** Undefined: there is none. */
  readonly point: StrengthPoint | undefined;
  readonly unit: ChartUnit;
  readonly lift: Pick<ToldLift, 'ownDays'>;
}

function Best({ name, point, unit, lift }: BestProps) {
  const language = useLanguage();
  if (point === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {valueWords(point.weight, unit, language)}{' '}
        <time dateTime={point.date} className={styles.day}>
          {germanDate(point.date)}
          {lift.ownDays.has(point.date) && ` · ${STRENGTH_PAGE_WORDS[language].own}`}
        </time>
      </dd>
    </div>
  );
}

/** The first of the greatest. */
function greatest(points: readonly StrengthPoint[]): StrengthPoint | undefined {
  return points.reduce<StrengthPoint | undefined>(
    (most, point) => (most === undefined || point.weight > most.weight ? point : most),
    undefined,
  );
}
