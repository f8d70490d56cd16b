import type { CivilDate } from '../calendar/studio-calendar.ts';

const numericDate = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '20.11.2026', in both languages (specification, section 2). Beside date-words.ts, so that public pages do not carry it. */
export function germanDate(date: CivilDate): string {
  return numericDate.format(new Date(`${date}T00:00:00Z`));
}
