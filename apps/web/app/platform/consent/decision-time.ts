import { STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';

/** Time of a decision in the studio's time zone: '20 November 2026 at 21:15', '20. November 2026 um 21:15'. */
export function decisionTime(decidedAt: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: STUDIO_TIME_ZONE,
  }).format(decidedAt);
}
