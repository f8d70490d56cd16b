import type { CivilDate } from '@lifted/domain/studio-calendar';
import { Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chartColours } from './chart-colours.ts';
import { chartMarks, type ChartMarks } from './chart-marks.ts';
import { axisDay, chartDatasets, chartOptions, type ChartView } from './chart-settings.ts';
import { ColourProbes } from './colour-probes.tsx';
import styles from './strength-chart.module.css';

Chart.register(LineController, LineElement, PointElement, LinearScale);

export interface LineChartProps {
  readonly view: ChartView;
  /** The day that is being read; null for none. */
  readonly day: CivilDate | null;
  /** Hears the day of the nearest point when a finger or pointer moves over the chart. */
  readonly onDay: (day: CivilDate) => void;
  readonly isStill: boolean;
  readonly isDark: boolean;
}

/** The lines themselves. What it shows is said in words and as a table beside it. */
export function LineChart({ view, day, onDay, isStill, isDark }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<{ chart: Chart<'line'>; marks: ChartMarks } | null>(null);

  const pointAt = useEffectEvent((dataset: number, index: number) => {
    const date = view.series[dataset]?.points[index]?.date;
    if (date !== undefined) onDay(date);
  });

  useEffect(() => {
    if (canvas.current === null) return undefined;
    const marks: ChartMarks = { day: null, dayColour: '', isRecord: () => false };
    const chart: Chart<'line'> = new Chart<'line'>(canvas.current, {
      type: 'line',
      data: { datasets: [] },
      plugins: [chartMarks(marks)],
      options: {
        onHover: (event) => {
          if (event.native === null) return;
          const nearest = chart.getElementsAtEventForMode(
            event.native,
            'nearest',
            { intersect: false, axis: 'x' },
            true,
          )[0];
          if (nearest !== undefined) pointAt(nearest.datasetIndex, nearest.index);
        },
      },
    });
    shown.current = { chart, marks };
    return () => {
      shown.current = null;
      chart.destroy();
    };
  }, []);

  useEffect(() => {
    if (shown.current === null || canvas.current === null) return;
    const { chart, marks } = shown.current;
    const colours = chartColours(canvas.current);
    const { onHover } = chart.options;
    marks.dayColour = colours.day;
    marks.isRecord = (dataset, index) => view.series[dataset]?.points[index]?.isRecord === true;
    chart.data.datasets = chartDatasets(view.series, colours);
    chart.options = {
      ...chartOptions(view, colours, isStill),
      ...(onHover === undefined ? {} : { onHover }),
    };
    chart.update();
  }, [view, isStill, isDark]);

  useEffect(() => {
    if (shown.current === null) return;
    shown.current.marks.day = day === null ? null : axisDay(day);
    shown.current.chart.draw();
  }, [day]);

  return (
    <div className={styles.canvasPlace} aria-hidden="true">
      <canvas ref={canvas} />
      <ColourProbes />
    </div>
  );
}
