import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ChartView } from './chart-settings.ts';
import { DayReadout } from './day-readout.tsx';
import { LineChart } from './line-chart.tsx';
import { ProgressTable } from '../progress-table.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface StrengthDrawingProps {
  readonly view: ChartView;
  /** Days with a point, oldest first, and the selected one. */
  readonly days: readonly CivilDate[];
  readonly day: CivilDate;
  readonly onDay: (day: CivilDate) => void;
  readonly isTable: boolean;
}

/** Everything that needs points: the chart or its table, and the selected day. Loaded with Chart.js. */
export function StrengthDrawing({ view, days, day, onDay, isTable }: StrengthDrawingProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <>
      <DayReadout series={view.series} days={days} day={day} onDay={onDay} />
      {isTable ? (
        <ProgressTable series={view.series} days={days} />
      ) : (
        <LineChart view={view} day={day} onDay={onDay} isStill={isStill} isDark={isDark} />
      )}
    </>
  );
}
