import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type CoreChartOptions,
} from 'chart.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chartMarks, type ChartMarks } from './chart-marks.ts';
import { axisDay, chartDatasets, chartOptions, type ChartColours, type ChartView } from './chart-settings.ts';
import styles from './strength-chart.module.css';
import { MOST_CHART_GROUPS } from './chart-selection.ts';
import { PLATES } from './plates.ts';
import plateStyles from './plates.module.css';

Chart.register(LineController, LineElement, PointElement, LinearScale);

export interface LineChartProps {
  readonly view: ChartView;
  /** The selected day; null for none. */
  readonly day: CivilDate | null;
  /** Called with the day of the nearest point when a finger or pointer moves over the chart. */
  readonly onDay: (day: CivilDate) => void;
  readonly isStill: boolean;
  readonly isDark: boolean;
}

/** The lines. A text and a table beside it show the same. */
export function LineChart({ view, day, onDay, isStill, isDark }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<{ chart: Chart<'line'>; marks: ChartMarks } | null>(null);

  const pointAt = useEffectEvent((dataset: number, index: number) => {
    const date = view.series[dataset]?.points[index]?.date;
    if (date !== undefined) onDay(date);
  });

  const show = useEffectEvent(() => {
    if (canvas.current === null) return;
    const colours = chartColours(canvas.current);
    const datasets = chartDatasets(view.series, colours);
    const options = { ...chartOptions(view, colours, isStill), onHover: reading(pointAt) };
    const marks: ChartMarks = shown.current?.marks ?? { day: null, dayColour: '', isRecord: () => false };
    marks.day = day === null ? null : axisDay(day);
    marks.dayColour = colours.day;
    marks.isRecord = (dataset, index) => view.series[dataset]?.points[index]?.is_record === true;
    if (shown.current === null) {
      const settings = { type: 'line' as const, data: { datasets }, options, plugins: [chartMarks(marks)] };
      shown.current = { chart: new Chart<'line'>(canvas.current, settings), marks };
    } else {
      const { chart } = shown.current;
      chart.data.datasets = datasets;
      chart.options = options;
      chart.update();
    }
  });

  useEffect(() => {
    // A task of its own, so that neither rendering nor drawing blocks input on a slow phone.
    const timer = setTimeout(() => show(), 0);
    return () => clearTimeout(timer);
  }, [view, isStill, isDark]);

  useEffect(() => {
    if (shown.current === null) return;
    shown.current.marks.day = day === null ? null : axisDay(day);
    shown.current.chart.draw();
  }, [day]);

  useEffect(
    () => () => {
      shown.current?.chart.destroy();
      shown.current = null;
    },
    [],
  );

  return (
    <div className={styles.canvasPlace} aria-hidden="true">
      <canvas ref={canvas} />
      <ColourProbes />
    </div>
  );
}

/** Reports the point nearest to a moving pointer or finger. */
function reading(tell: (dataset: number, index: number) => void): CoreChartOptions<'line'>['onHover'] {
  return ({ native }, _, chart) => {
    if (native === null) return;
    const found = chart.getElementsAtEventForMode(native, 'nearest', { intersect: false, axis: 'x' }, true);
    const [nearest] = found;
    if (nearest !== undefined) tell(nearest.datasetIndex, nearest.index);
  };
}

/** Reads the colours of the page from the probes beside a canvas. */
function chartColours(canvas: HTMLCanvasElement): ChartColours {
  const colourOf = (probe: string) => {
    const element = canvas.parentElement?.querySelector(`[data-probe="${probe}"]`);
    return element === null || element === undefined ? '' : getComputedStyle(element).color;
  };
  return {
    text: colourOf('text'),
    grid: colourOf('grid'),
    day: colourOf('day'),
    plates: Array.from({ length: MOST_CHART_GROUPS }, (_, slot) => colourOf(`plate-${slot}`)),
  };
}

/** Invisible elements with the page's colours, read for the canvas. */
function ColourProbes() {
  return (
    <div hidden>
      <i data-probe="text" className={styles.textProbe} />
      <i data-probe="grid" className={styles.gridProbe} />
      <i data-probe="day" />
      {PLATES.map(({ marker }, slot) => (
        <i key={marker} data-probe={`plate-${slot}`} data-slot={slot} className={plateStyles.plate} />
      ))}
    </div>
  );
}
