import type { Chart, Plugin } from 'chart.js';

const RECORD_RADIUS = 7.5;

/** Drawn over the lines: the selected day, and rings around personal records. */
export interface ChartMarks {
  /** Position of the day on the x-axis; null for none. */
  day: number | null;
  /** Colour of the day's line. */
  dayColour: string;
  /** Whether a point (by dataset and index) is a personal record. */
  isRecord: (dataset: number, index: number) => boolean;
}

/** Draws marks from an object that may change between two drawings; `chart.draw()` shows the change. */
export function chartMarks(marks: ChartMarks): Plugin<'line'> {
  return {
    id: 'marks',
    beforeDatasetsDraw: (chart) => drawDay(chart, marks),
    afterDatasetsDraw: (chart) => drawRecords(chart, marks),
  };
}

function drawDay({ ctx, chartArea, scales }: Chart, { day, dayColour }: ChartMarks): void {
  const x = day === null ? undefined : scales['x']?.getPixelForValue(day);
  if (x === undefined) return;
  ctx.save();
  ctx.strokeStyle = dayColour;
  ctx.beginPath();
  ctx.moveTo(x, chartArea.top);
  ctx.lineTo(x, chartArea.bottom);
  ctx.stroke();
  ctx.restore();
}

function drawRecords(chart: Chart, { isRecord }: ChartMarks): void {
  const { ctx } = chart;
  ctx.save();
  ctx.lineWidth = 1.5;
  for (const [dataset, { borderColor }] of chart.data.datasets.entries()) {
    if (typeof borderColor !== 'string') continue;
    ctx.strokeStyle = borderColor;
    for (const [index, point] of chart.getDatasetMeta(dataset).data.entries()) {
      if (!isRecord(dataset, index)) continue;
      ctx.beginPath();
      ctx.arc(point.x, point.y, RECORD_RADIUS, 0, 2 * Math.PI);
      ctx.stroke();
    }
  }
  ctx.restore();
}
