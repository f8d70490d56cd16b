import type { ChartColours } from './chart-settings.ts';
import { MOST_CHART_GROUPS } from './chart-selection.ts';

/** Reads the colours of the page from the probes beside a canvas (colour-probes.tsx). */
export function chartColours(canvas: HTMLCanvasElement): ChartColours {
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
