const LONGEST_SHOWN = 60;

/** A cell's text as a message quotes it: in one line, not too long, and unable to steer a terminal. */
export function shown(text: string): string {
  if (text === '') return 'an empty cell';
  const oneLine = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return `'${oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN)}…` : oneLine}'`;
}
