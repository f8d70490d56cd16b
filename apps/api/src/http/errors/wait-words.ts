import type { Sentence } from './refusal.ts';

const MINUTE_S = 60;
const HOUR_MIN = 60;
/** From here on hours are said. */
const LONG_MIN = 2 * HOUR_MIN;

/** A waiting time, for a sentence such as "try again in …". */
export function waitWords(seconds: number): Sentence {
  if (seconds < MINUTE_S) {
    return seconds === 1
      ? { en: 'a second', de: 'einer Sekunde' }
      : { en: `${seconds}\u00a0seconds`, de: `${seconds}\u00a0Sekunden` };
  }
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (minutes >= LONG_MIN) {
    const hours = Math.ceil(minutes / HOUR_MIN);
    return { en: `${hours}\u00a0hours`, de: `${hours}\u00a0Stunden` };
  }
  return minutes === 1
    ? { en: 'a minute', de: 'einer Minute' }
    : { en: `${minutes}\u00a0minutes`, de: `${minutes}\u00a0Minuten` };
}
