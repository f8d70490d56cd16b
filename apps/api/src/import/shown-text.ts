const LONGEST_SHOWN = 60;

/** A cell's text as messages quote it: on one line, not too long, without terminal control characters. */
export function shown(text: string): string {
  if (text === '') return 'an empty cell';
  const oneLine = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return `'${oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN)}…` : oneLine}'`;
}
