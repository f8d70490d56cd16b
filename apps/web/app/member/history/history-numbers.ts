import { weightWords } from '@lifted/domain/language/weight-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '4,230 kg': volumes are sums, so decimals do not matter. */
export function volumeWords(kilograms: number): string {
  return `${whole.format(kilograms)} kg`;
}

/** '8 × 62.5 kg', and '12 reps' for bodyweight exercises. */
export function setWords({ reps, weight }: LiftedSet): string {
  return weight === 0 ? repsWords(String(reps)) : `${reps} × ${weightWords(weight)} kg`;
}

/**
 * '60 · 62.5 kg': the weights of earlier sets; '12 · 10 reps' for bodyweight exercises. The last number and its unit do not
 * wrap.
 */
export function lastTimeWords(sets: readonly LiftedSet[]): string {
  if (sets.some(({ weight }) => weight > 0)) {
    return `${sets.map(({ weight }) => weightWords(weight)).join(' · ')}\u00A0kg`;
  }
  return repsWords(sets.map(({ reps }) => reps).join(' · '));
}

function repsWords(counts: string): string {
  return `${counts}\u00A0${counts === '1' ? 'rep' : 'reps'}`;
}
