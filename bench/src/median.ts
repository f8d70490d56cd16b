/** The middle of some figures; of an even number the lower middle, so that it is a figure that was measured. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
