/** A point of a drawn line, in the units of its drawing. */
export interface PlacedPoint {
  readonly x: number;
  readonly y: number;
}

/** The SVG path through points: 'M5 43L120 20.5'. */
export function linePath(points: readonly PlacedPoint[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
