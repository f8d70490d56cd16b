import { SECOND_MS } from './studio-calendar.ts';
/**
 * The one place that writes iCalendar files (RFC 5545): attachments of mails, the file a member downloads, and the feeds
 * calendars subscribe to. Times are UTC, so no reader needs our rules of the clock changes; each class is an event of its
 * own, nothing repeats.
 */

/**
 * Name of somebody's place in a class: one for each person and class, however often the place is cancelled and booked again,
 * so that calendars follow it. `host`: that of the site.
 */
export function placeEventUid(host: string, workoutId: string, customerId: string): string {
  return `${placeEventId(workoutId, customerId)}@${host}`;
}

/** The same without the host. Ids of imports may hold any sign. */
export function placeEventId(workoutId: string, customerId: string): string {
  return `place-${encodeURIComponent(workoutId)}+${encodeURIComponent(customerId)}`;
}

const SEQUENCES_BEGIN = Date.UTC(2020, 0);

/** Of an event that mails and feeds say at different times: what was decided later has the higher number. */
export function sequenceAt(decided: Date): number {
  return Math.max(0, Math.floor((decided.getTime() - SEQUENCES_BEGIN) / SECOND_MS));
}

/** An event of a calendar. */
export interface CalendarEvent {
  /** Never changes and is unique in the world, such as 'booking-17@lifted.example': calendars know the event by it. */
  readonly uid: string;
  /** When this state of the event was written, so that the same state is always the same file. */
  readonly writtenAt: Date;
  /** Rises with each change of the event. */
  readonly sequence: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** A page about the event. */
  readonly url?: string;
  readonly organizer?: { readonly name: string; readonly email: string };
  /** Minutes before the start at which calendars remind of it. */
  readonly remindMinutes?: number;
}

export interface Calendar {
  /** Who made the file, as calendars show it. */
  readonly product: { readonly company: string; readonly name: string; readonly language: 'en' | 'de' };
  /** Of a calendar that is subscribed to: its name, and after how many minutes to look again. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number };
  readonly events: readonly CalendarEvent[];
}

/** What a file asks a calendar to do: to show its events, or to take them out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The method of a file written here. */
export function calendarMethod(file: string): CalendarMethod {
  return file.includes('\r\nMETHOD:CANCEL\r\n') ? 'CANCEL' : 'PUBLISH';
}

/**
 * The file, with the line ends and folds the format asks for. It is published, and nobody is asked to answer (RFC 5546, 3.2.1); one
 * of cancelled events alone takes them out (4.1.3). A feed is published always: what is cancelled stays in it.
 */
export function calendarFile({ product, feed, events }: Calendar): string {
  const { company, name, language } = product;
  const isOff = feed === undefined && events.every(({ status }) => status === 'cancelled');
  const method: CalendarMethod = isOff ? 'CANCEL' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(company)}//${escaped(name)}//${language.toUpperCase()}`,
    `METHOD:${method}`,
    ...(feed === undefined ? [] : feedLines(feed)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** By the standard (RFC 7986) and by the older names that Outlook and Apple's calendar read. */
function feedLines({ name, refreshMinutes }: NonNullable<Calendar['feed']>): readonly string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
  ];
}

function eventLines(event: CalendarEvent): readonly string[] {
  const { organizer, url, remindMinutes } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `LAST-MODIFIED:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(url === undefined ? [] : [`URL;VALUE=URI:${url}`]),
    ...(organizer === undefined ? [] : [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`]),
    `STATUS:${event.status === 'confirmed' ? 'CONFIRMED' : 'CANCELLED'}`,
    ...(remindMinutes === undefined ? [] : alarmLines(event.summary, remindMinutes)),
    'END:VEVENT',
  ];
}

function alarmLines(summary: string, minutes: number): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutes}M`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
  ];
}

/** '20261124T173000Z'. */
function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return printable(text)
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A parameter: no sign can be escaped in it. */
function quoted(text: string): string {
  return `"${printable(text).replaceAll(/["\n]/g, ' ')}"`;
}

/** Line ends of other systems are one, and control characters, which the format forbids, are left out. */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** Bytes of a line, without the blank that continues it. */
const LONGEST_LINE = 74;

/** Lines are at most 75 bytes long and go on behind a blank; never in the middle of a character. */
function folded(line: string): string {
  let shown = '';
  let length = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > LONGEST_LINE) {
      shown += '\r\n ';
      length = 0;
    }
    shown += character;
    length += bytes;
  }
  return shown;
}

const LAST_OF_ONE_BYTE = 0x7f;
const LAST_OF_TWO_BYTES = 0x7_ff;
const LAST_OF_THREE_BYTES = 0xff_ff;

/** In UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point <= LAST_OF_ONE_BYTE) return 1;
  if (point <= LAST_OF_TWO_BYTES) return 2;
  return point <= LAST_OF_THREE_BYTES ? 3 : 4;
}
