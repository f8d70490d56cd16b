import { CLASS_LENGTH_MS, HOUR_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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

const REMIND_BEFORE_S = (2 * HOUR_MS) / SECOND_MS;

/**
 * The class as an iCalendar file. METHOD:PUBLISH: calendars add it without asking the reader to accept and without mailing
 * a reply (RFC 5546, 3.2.1). Times are UTC, so no time zone definition is needed. It has no cancel link, because calendars
 * are shared.
 */
export function classCalendarEvent(
  { studio, publicUrl }: LetterSettings,
  { id, writtenAt, language, studioClass, product, text }: ClassEvent,
): string {
  const { start } = studioClass;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studio.name, product, language: language.toUpperCase() },
  });
  const summary = `${studio.name}: ${studioClass.timerName}`;
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: writtenAt,
    sequence: 0,
    status: ICalEventStatus.CONFIRMED,
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    summary,
    location: placeLine(studio, studioClass),
    description: [text, studio.contact.phone].join('\n\n'),
    organizer: { name: studio.name, email: studio.contact.email },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_S, description: summary });
  // In RFC 5545 every line, the last included, ends with CRLF.
  return `${calendar.toString()}\r\n`;
}
