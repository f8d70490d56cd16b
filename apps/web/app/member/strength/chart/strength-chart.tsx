import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { useCameNear } from '../../../ui/use-came-near.ts';
import type { ChartView } from './chart-settings.ts';
import { useWords } from '../../../language.ts';
import { CHART_WORDS } from './chart-words.ts';
import { daysOfSeries } from './strength-series.ts';
import styles from './strength-chart.module.css';

const StrengthDrawing = lazyPart(
  'strength-drawing',
  async () => (await import('./strength-drawing.tsx')).StrengthDrawing,
);

/** Reserved space for chart and read-out with five exercises on a phone. */
const DRAWING_HEIGHT = 'calc(var(--chart-height) + 15rem)';

/** The chart is loaded and drawn at this distance: early enough for fast scrolling. */
const NEAR_PX = 400;

/** The strength curve: drawn, read day by day with a slider, or as a table. */
export function StrengthChart({ view }: { readonly view: ChartView }) {
  const words = useWords(CHART_WORDS);
  const [chosenDay, setChosenDay] = useState<CivilDate | null>(null);
  const [isTable, setIsTable] = useState(false);
  // The button answers at once; a year of days follows without holding up the next press.
  const isTableShown = useDeferredValue(isTable);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useCameNear(place, { px: NEAR_PX });

  const days = daysOfSeries(view.series);
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : (days.at(-1) ?? null);

  return (
    <div ref={place} className={styles.chart}>
      {day === null ? (
        <p className={styles.empty}>{words.nothingSelected}</p>
      ) : (
        <>
          {isNear ? (
            <Suspense fallback={<Skeleton height={DRAWING_HEIGHT} />}>
              <StrengthDrawing
                view={view}
                days={days}
                day={day}
                onDay={setChosenDay}
                isTable={isTableShown}
              />
            </Suspense>
          ) : (
            <Skeleton height={DRAWING_HEIGHT} />
          )}
          <Button look="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {words.showTable}
          </Button>
        </>
      )}
    </div>
  );
}
