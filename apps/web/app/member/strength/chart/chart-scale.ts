/** A series with more points than this is drawn as a bare line (specification, section 2: Chart). */
export const MOST_VISIBLE_POINTS = 25;

/** Points are hidden above 25; exactly 25 are still shown. */
export function arePointsHidden(pointCount: number): boolean {
  return pointCount > MOST_VISIBLE_POINTS;
}

/** Step of the y-axis in kg for the greatest value shown: above 100 gives 10, from 50 gives 5, from 20 gives 2, from 10 gives 1, else 0.5. */
export function yAxisStep(greatestValue: number): number {
  if (greatestValue > 100) return 10;
  if (greatestValue >= 50) return 5;
  if (greatestValue >= 20) return 2;
  if (greatestValue >= 10) return 1;
  return 0.5;
}
