/** Berlin's clocks, read minute by minute: slow and plain, so that no clock change is missed. Instants are milliseconds. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface Shown {
  readonly day: string;
  readonly time: string;
}
const shown = new Map<number, Shown>();

/** Day and time on Berlin's clocks. */
export function onTheClock(at: Instant): Shown {
  const minute = Math.floor(at / MINUTE);
  const known = shown.get(minute);
  if (known !== undefined) return known;
  const [day = '', time = ''] = clock.format(at).split(', ');
  shown.set(minute, { day, time });
  return { day, time };
}

/** The instant of a time of a day in Berlin, found by trying. */
export function instantOf(day: string, time: string): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  for (const offset of [HOUR, 2 * HOUR]) {
    const there = onTheClock(asUtc - offset);
    if (there.day === day && there.time === time) return asUtc - offset;
  }
  throw new Error(`There is no ${time} on ${day}`);
}

/** 22:00 to 7:00. */
export function isNight(at: Instant): boolean {
  const { time } = onTheClock(at);
  return time >= '22:00' || time < '07:00';
}

const nextMinute = (at: Instant) => Math.floor(at / MINUTE) * MINUTE + MINUTE;

/** "who was promoted may cancel free for 2 h (22:00–7:00 not counted, never past T)" */
export function freeAfterPromotion(now: Instant, start: Instant): Instant {
  let at = now;
  let left = 2 * HOUR;
  while (left > 0 && at < start) {
    const next = nextMinute(at);
    const step = isNight(at) ? next - at : Math.min(next - at, left);
    if (!isNight(at)) left -= step;
    at += step;
  }
  return Math.min(at, start);
}

/** "T − 6 h", by day: whose class is before noon hears of it in the night, so that it is decided in the morning. */
export function noticeOfFew(start: Instant): Instant {
  let at = start - 6 * HOUR;
  while (onTheClock(start).time >= '12:00' && isNight(at)) at = nextMinute(at);
  return at;
}

/** "30 min, 10 min from T − 3 h … No offer ends between 22:00 and 7:00 unless T is before 9:00" */
export function endOfOffer(now: Instant, start: Instant): Instant {
  const end = now + (now >= start - 3 * HOUR ? 10 : 30) * MINUTE;
  return endByDay(isNight(now) && !isEarly(start) ? now : end, start);
}

/** Who slept through an offer may sleep through the next one too: in the night it is held until T − 1 h. */
export function endOfSecondOffer(now: Instant, start: Instant): Instant {
  const end = endOfOffer(now, start);
  return isNight(end) ? Math.min(Math.max(end, start - HOUR), start) : end;
}

const isEarly = (start: Instant) => onTheClock(start).time < '09:00';

/** The end of an offer, where the night and the start of the class leave it: devices ring at seven, and then it is held for 30 min. */
export function endByDay(planned: Instant, start: Instant): Instant {
  let end = planned;
  if (!isEarly(start) && isNight(end)) {
    while (isNight(end)) end = nextMinute(end);
    end += 30 * MINUTE;
  }
  return Math.min(end, start);
}
