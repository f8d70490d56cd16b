/** The smallest figure that this share of all does not exceed (nearest rank, so that it is a measured one); NaN of none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median; for an even count the lower middle. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** What 99 of 100 figures do not exceed. */
export function p99(figures: readonly number[]): number {
  return quantile(figures, 0.99);
}
