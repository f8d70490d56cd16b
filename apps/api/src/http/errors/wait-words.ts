import type { Sentence } from './refusal.ts';

const MINUTE_S = 60;

/** A waiting time, for a sentence such as "try again in …". */
export function waitWords(seconds: number): Sentence {
  if (seconds < MINUTE_S) {
    return seconds === 1
      ? { en: 'a second', de: 'einer Sekunde' }
      : { en: `${seconds} seconds`, de: `${seconds} Sekunden` };
  }
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes === 1
    ? { en: 'a minute', de: 'einer Minute' }
    : { en: `${minutes} minutes`, de: `${minutes} Minuten` };
}
