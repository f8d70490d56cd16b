import { calendarFile } from '@lifted/domain/calendar/calendar-file';
import { CLASS_LENGTH_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { LetterSettings } from '../mail/letter.ts';
import { placeLine, type MailedClass } from './class-letter.ts';

interface ClassEvent {
  /** Unique and stable, so that calendars recognize the event. */
  readonly id: string;
  readonly writtenAt: Date;
  readonly language: Language;
  readonly studioClass: MailedClass;
  /** What made the file, as calendars show it. */
  readonly product: string;
  readonly text: string;
}

const REMIND_MINUTES = (2 * HOUR_MS) / MINUTE_MS;

/** The class as a file beside a mail, for calendars. It has no cancel link, because calendars are shared. */
export function classCalendarEvent(
  { studio, publicUrl }: LetterSettings,
  { id, writtenAt, language, studioClass, product, text }: ClassEvent,
): string {
  const { start } = studioClass;
  return calendarFile({
    product: { company: studio.name, name: product, language },
    events: [
      {
        uid: `${id}@${new URL(publicUrl).hostname}`,
        writtenAt,
        sequence: 0,
        status: 'confirmed',
        start,
        end: new Date(start.getTime() + CLASS_LENGTH_MS),
        summary: `${studio.name}: ${studioClass.timerName}`,
        location: placeLine(studio, studioClass),
        description: [text, studio.contact.phone].join('\n\n'),
        organizer: { name: studio.name, email: studio.contact.email },
        remindMinutes: REMIND_MINUTES,
      },
    ],
  });
}
