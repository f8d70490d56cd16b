import type { InBothLanguages } from '../language/language.ts';

/** As they are on a keyboard: 7890 is a run as 1234 is, and so is 0123. */
const RUNS = ['01234567890', '09876543210'];

/** Whether a PIN is one of the first that somebody would try: the same digit four times, or a run up or down. */
export function isEasyPin(pin: string): boolean {
  return new Set(pin).size === 1 || RUNS.some((run) => run.includes(pin));
}

/** Why such a PIN is not taken. */
export const EASY_PIN: InBothLanguages<string> = {
  en: 'This PIN is easy to guess. Choose four digits that are not all the same and not in a row, as in 1234.',
  de: 'Diese PIN ist leicht zu erraten. Wähl vier Ziffern, die nicht alle gleich sind und nicht der Reihe nach kommen wie bei 1234.',
};
