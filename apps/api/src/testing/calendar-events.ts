import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect } from 'vitest';

/** An event as calendars read it. */
export interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string | undefined;
  readonly summary: unknown;
  readonly status: string | undefined;
  readonly sequence: number;
  readonly method: string | undefined;
}

/** What two parsers that share no code make of a calendar file; they must agree. */
export function calendarEvents(text: string): readonly ReadEvent[] {
  const calendar = ICAL.Component.fromString(text);
  const one = calendar.getAllSubcomponents('vevent').map((component): ReadEvent => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      method: String(calendar.getFirstPropertyValue('method')),
    };
  });
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry): ReadEvent[] =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            start: entry.start.toISOString(),
            end: entry.end?.toISOString(),
            summary: entry.summary,
            status: entry.status,
            sequence: Number(entry.sequence),
            method: entry.method,
          },
        ]
      : [],
  );
  expect(other).toEqual(one);
  return one;
}

/** The only event of a file. */
export function onlyEvent(text: string | null | undefined): ReadEvent {
  const [event, ...others] = calendarEvents(text ?? '');
  if (event === undefined || others.length > 0) throw new Error('The file has not one event.');
  return event;
}
