import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `npm run test:faults` prints it at the end. */
export const FIGURES_FILE = join(import.meta.dirname, '../../test-results/fault-figures.txt');

/** Records a measurement of a case: "kill -9 of the server: next acknowledged booking after 0.9 s". */
export function noteFigure(fault: string, figure: string): void {
  mkdirSync(dirname(FIGURES_FILE), { recursive: true });
  appendFileSync(FIGURES_FILE, `${fault}: ${figure}\n`);
}

/** The value below which this share of the list lies: `quantile(list, 0.99)` is the p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds for display: '12 ms', '1.4 s'. */
export function inWords(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
