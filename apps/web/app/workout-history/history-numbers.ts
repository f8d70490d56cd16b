import { formatWeight } from '@lifted/domain/strength-chart';
import type { LiftedSet } from '@lifted/domain/personal-records';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '4,230 kg': volumes are sums, so halves do not matter. */
export function volumeWords(kilograms: number): string {
  return `${whole.format(kilograms)} kg`;
}

/** '8 × 62.5 kg'. */
export function setWords({ reps, weight }: LiftedSet): string {
  return `${reps} × ${formatWeight(weight)} kg`;
}
