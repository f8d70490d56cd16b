import { CLASS_LENGTH_MS, HOUR_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeLine } from './confirmation-text.ts';
import { ENGLISH, GERMAN } from './confirmation-words.ts';
import type { Confirmation } from './confirmation-facts.ts';

const REMIND_BEFORE_S = (2 * HOUR_MS) / SECOND_MS;

/**
 * The class as an iCalendar file. METHOD:PUBLISH: calendars add it without asking the visitor to accept and without
 * mailing an answer (RFC 5546, 3.2.1). Times are UTC, so no reader needs our rules of the clock change. The cancel link
 * stays out of it, because calendars are shared.
 */
export function trialCalendarEvent(confirmation: Confirmation): string {
  const { studio, studioClass, bookedAt, bookingKey, host } = confirmation;
  const { start } = studioClass;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studio.name, product: 'Test workout', language: 'EN' },
  });
  const summary = `${studio.name}: ${studioClass.timerName}`;
  const event = calendar.createEvent({
    id: `trial-${bookingKey}@${host}`,
    stamp: bookedAt,
    sequence: 0,
    status: ICalEventStatus.CONFIRMED,
    start,
    end: new Date(start.getTime() + CLASS_LENGTH_MS),
    summary,
    location: placeLine(confirmation),
    description: [
      `Test workout with ${studioClass.coachFirstName}. ${ENGLISH.bring}`,
      `Probetraining mit ${studioClass.coachFirstName}. ${GERMAN.bring}`,
      studio.contact.phone,
    ].join('\n\n'),
    organizer: { name: studio.name, email: studio.contact.email },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_S, description: summary });
  // RFC 5545 ends every line, also the last one.
  return `${calendar.toString()}\r\n`;
}
