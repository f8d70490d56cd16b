import {
  fittedAxis,
  labelledDays,
  labelsThatFit,
  SMALLEST_STEP_KG,
  weightAxis,
  type WeightAxis,
} from './chart-axes.ts';
import { shortDate } from '@lifted/domain/language/date-words';
import { roundedWeightWords } from '@lifted/domain/language/weight-words';
import { arePointsHidden } from './chart-scale.ts';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { addDays, daysBetween, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ChartDataset, ChartOptions, Point } from 'chart.js';
import type { Language } from '../../../language.ts';
import { PLATES } from './plates.ts';
import type { ChartUnit, StrengthSeries } from './strength-series.ts';

/** Animates the chart's first appearance unless reduced motion is preferred (specification, section 9). */
const ANIMATION = { duration: 1000, easing: 'easeOutQuart' } as const;
const POINT_RADIUS = 4;
const LABEL_SIZE = 12;

/** The page's current colours, because a canvas cannot use custom properties. */
export interface ChartColours {
  readonly text: string;
  readonly grid: string;
  readonly day: string;
  /** By slot. */
  readonly plates: readonly string[];
}

export interface ChartView {
  readonly series: readonly StrengthSeries[];
  readonly window: ProgressionWindow;
  readonly today: CivilDate;
  readonly language: Language;
  /** 'specified': its steps follow the greatest value (specification, section 2). 'fitted': they follow the lift. */
  readonly axis: 'specified' | 'fitted';
}

/** Days on the x-axis are counted from here. */
const FIRST_DAY: CivilDate = '2000-01-01';

export function axisDay(date: CivilDate): number {
  return daysBetween(FIRST_DAY, date);
}

export function chartDatasets(
  series: readonly StrengthSeries[],
  { plates }: ChartColours,
): ChartDataset<'line', Point[]>[] {
  return series.map(({ slot, group, points }) => {
    const { marker, dash } = PLATES[slot] ?? { marker: 'circle', dash: [] };
    const colour = plates[slot] ?? 'currentColor';
    return {
      label: group,
      data: points.map(({ date, weight }) => ({ x: axisDay(date), y: weight })),
      borderColor: colour,
      backgroundColor: colour,
      borderWidth: 2,
      borderDash: [...dash],
      pointStyle: marker,
      pointRadius: arePointsHidden(points.length) ? 0 : POINT_RADIUS,
      pointBorderWidth: marker === 'crossRot' ? 2 : 0,
      // A point on the first day of the window or the least weight of the axis is drawn whole.
      clip: POINT_RADIUS,
    };
  });
}

export function chartOptions(
  view: ChartView,
  { text, grid }: ChartColours,
  isStill: boolean,
): ChartOptions<'line'> {
  const { window, today, language } = view;
  const labels = labelledDays(today, window).map((date) => ({ value: axisDay(date) }));
  const weights = axisOf(view);
  const ticks = { color: text, font: { family: 'Inter, sans-serif', size: LABEL_SIZE } };
  return {
    animation: isStill ? false : ANIMATION,
    responsive: true,
    maintainAspectRatio: false,
    layout: { padding: { top: 8, right: 12 } },
    scales: {
      x: {
        type: 'linear',
        min: labels[0]?.value ?? axisDay(today),
        max: axisDay(today),
        grid: { display: false },
        border: { color: grid },
        afterBuildTicks: (axis) => {
          axis.ticks = labelsThatFit(labels, axis.maxWidth);
        },
        ticks: {
          ...ticks,
          align: 'inner',
          autoSkip: false,
          maxRotation: 0,
          callback: (day) => shortDate(addDays(FIRST_DAY, Number(day)), language),
        },
      },
      y: {
        ...(weights === undefined ? {} : { min: weights.min, max: weights.max }),
        border: { display: false },
        grid: { color: grid },
        ticks: {
          ...ticks,
          ...(weights === undefined ? {} : { stepSize: weights.step }),
          // On a small screen Chart.js would skip every other step, but the specification names the steps.
          autoSkip: false,
          callback: (weight) => roundedWeightWords(Number(weight), language),
        },
      },
    },
  };
}

/** Repetitions are whole. */
const SMALLEST_STEP: Readonly<Record<ChartUnit, number>> = {
  kg: SMALLEST_STEP_KG,
  reps: 1,
  load: SMALLEST_STEP_KG,
};

function axisOf({ series, axis }: ChartView): WeightAxis | undefined {
  const values = series.flatMap(({ points }) => points.map(({ weight }) => weight));
  return axis === 'specified'
    ? weightAxis(values)
    : fittedAxis(values, Math.min(...series.map(({ unit }) => SMALLEST_STEP[unit])));
}
