/** What the second implementation of the rules knows of Berlin's clocks. */

/** A minute of the epoch. */
export type Minute = number;
export const HOUR = 60;
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Day and hour in Berlin. */
export const berlin = (minute: Minute) => {
  const [day = '', hour = ''] = clock.format(new Date(minute * 60_000)).split(', ');
  return { day, hour: Number(hour) };
};
/** Between 22:00 and 7:00. */
export const isNight = (minute: Minute) => berlin(minute).hour >= 22 || berlin(minute).hour < 7;

/** The end of two hours of day after a promotion. */
export function freeMinutes(now: Minute, start: Minute): Minute {
  let at = now;
  for (let counted = 0; counted < 2 * HOUR; at += 1) if (!isNight(at)) counted += 1;
  return Math.min(at, start);
}

/** The end of an offer; a second one may be slept through until the last hour before an early class. */
export function offerEnd(now: Minute, start: Minute, isSecond: boolean): Minute {
  let end = now + (start - now <= 3 * HOUR ? 10 : 30);
  if (isSecond && isNight(end) && berlin(start).hour < 9) end = Math.max(end, start - HOUR);
  while (berlin(start).hour >= 9 && isNight(end)) end += 1;
  return Math.min(end, start);
}
