import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';

/** A booked class as a calendar shows it. */
interface CalendarEntry {
  readonly bookingId: string;
  readonly start: Date;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

const LONGEST_LINE = 74;

/**
 * The class as an iCalendar file (RFC 5545). Its UID is the one of the file in the confirmation mail, so that a calendar
 * holding one of them takes the other for the same entry.
 */
export function calendarFile(
  { bookingId, start, title, place, text }: CalendarEntry,
  {
    hostname,
    studioName,
    now,
  }: { readonly hostname: string; readonly studioName: string; readonly now: Date },
): string {
  const end = new Date(start.getTime() + CLASS_LENGTH_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(studioName)}//Booked classes//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${bookingId}@${hostname}`,
    'SEQUENCE:0',
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261124T173000Z'. */
function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Lines are at most 75 bytes long and go on behind a blank; never in the middle of a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let shown = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > LONGEST_LINE) {
      shown += '\r\n ';
      length = 0;
    }
    shown += character;
    length += bytes;
  }
  return shown;
}
