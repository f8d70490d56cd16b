import type { CivilDate } from '@lifted/domain/studio-calendar';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ChartView } from './chart-settings.ts';
import { DayReadout } from './day-readout.tsx';
import { ProgressTable } from './progress-table.tsx';
import { daysOfSeries } from './strength-series.ts';
import styles from './strength-chart.module.css';
import { useMediaQuery } from './use-media-query.ts';

const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }));

/** The strength curve: drawn, read day by day with a slider, or as a table. */
export function StrengthChart({ view }: { readonly view: ChartView }) {
  const [chosenDay, setChosenDay] = useState<CivilDate | null>(null);
  const [isTable, setIsTable] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');

  const days = daysOfSeries(view.series);
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : (days.at(-1) ?? null);

  return (
    <div className={styles.chart}>
      {day === null ? (
        <p className={styles.empty}>Select exercises below to see your progress</p>
      ) : (
        <>
          <DayReadout series={view.series} days={days} day={day} onDay={setChosenDay} />
          {isTable ? (
            <ProgressTable series={view.series} days={days} />
          ) : (
            <Suspense fallback={<Skeleton height="var(--chart-height)" />}>
              <LineChart view={view} day={day} onDay={setChosenDay} isStill={isStill} isDark={isDark} />
            </Suspense>
          )}
          <Button look="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Show as table
          </Button>
        </>
      )}
    </div>
  );
}
