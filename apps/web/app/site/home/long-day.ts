import type { CivilDate } from '@lifted/domain/studio-calendar';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A civil date in words: '2026-11-01' is '1 November 2026'. */
export function longDay(date: CivilDate): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
