import type { BodySizes } from './same-bodies.ts';
import type { ScratchStudio } from './scratch-studio.ts';

const BYTES_PER_KB = 1000;

/** What the table below it was measured on. */
export function describeSize({ size, members }: ScratchStudio, { raw, sent }: BodySizes): string {
  const { customers, bookings, workoutLogs, sets } = size;
  return [
    `${count(customers)} customers, ${count(bookings)} bookings, ${count(workoutLogs)} workout logs, ${count(sets)} sets`,
    `five calls of ${count(members.length)} members drawn at random; a body has ${kilobytes(raw)}, sent as ${kilobytes(sent)}`,
  ].join('\n');
}

export function count(number: number): string {
  return number.toLocaleString('en');
}

function kilobytes(bytes: number): string {
  return `${(bytes / BYTES_PER_KB).toFixed(1)} kB`;
}
