import type { Sentence } from '../http/errors/refusal.ts';

const LONGEST_SHOWN = 60;

/** A cell's text as messages quote it: on one line, not too long, without terminal control characters. */
export function shown(text: string): Sentence {
  if (text === '') return { en: 'an empty cell', de: 'eine leere Zelle' };
  const oneLine = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const quoted = `'${oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN)}…` : oneLine}'`;
  return { en: quoted, de: quoted };
}
