import { describe, expect, test } from 'vitest';
import { calendarFile, calendarMethod, type CalendarEvent } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: 'booking-b1@lifted.example',
  writtenAt: new Date('2026-11-22T21:00:00.123Z'),
  sequence: 2,
  status: 'confirmed',
  start: new Date('2026-11-24T18:30:00+01:00'),
  end: new Date('2026-11-24T19:15:00+01:00'),
  summary: 'LIFTED: Full Body',
  location: 'Main Hall, LIFTED',
  description: 'With Mira.',
};

function file(event: Partial<CalendarEvent> = {}): string {
  const product = { company: 'LIFTED', name: 'Classes', language: 'de' } as const;
  return calendarFile({ product, events: [{ ...EVENT, ...event }] });
}

describe('a calendar file', () => {
  test('says when and where in UTC, with a name that never changes', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//LIFTED//Classes//DE',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:booking-b1@lifted.example',
      'SEQUENCE:2',
      'DTSTAMP:20261122T210000Z',
      'LAST-MODIFIED:20261122T210000Z',
      'DTSTART:20261124T173000Z',
      'DTEND:20261124T181500Z',
      'SUMMARY:LIFTED: Full Body',
      String.raw`LOCATION:Main Hall\, LIFTED`,
      'DESCRIPTION:With Mira.',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    ['2026-03-28T18:30:00+01:00', '20260328T173000Z'],
    ['2026-03-29T18:30:00+02:00', '20260329T163000Z'],
    ['2026-10-24T18:30:00+02:00', '20261024T163000Z'],
    ['2026-10-25T18:30:00+01:00', '20261025T173000Z'],
  ])('keeps the instant %s on both sides of a clock change', (start, written) => {
    expect(file({ start: new Date(start) })).toContain(`DTSTART:${written}\r\n`);
  });

  test('of cancelled events alone cancels them; beside others, and in a feed, they are published', () => {
    const product = { company: 'LIFTED', name: 'Classes', language: 'de' } as const;
    const off = { ...EVENT, status: 'cancelled' } as const;
    const feed = { name: 'Classes', refreshMinutes: 60 };
    const methods = [
      calendarFile({ product, events: [off] }),
      calendarFile({ product, events: [EVENT] }),
      calendarFile({ product, events: [EVENT, off] }),
      calendarFile({ product, events: [off], feed }),
    ].map((text) => [calendarMethod(text), /^METHOD:(.*)\r$/m.exec(text)?.[1]]);
    expect(methods).toEqual([
      ['CANCEL', 'CANCEL'],
      ['PUBLISH', 'PUBLISH'],
      ['PUBLISH', 'PUBLISH'],
      ['PUBLISH', 'PUBLISH'],
    ]);
    expect(calendarMethod(file({ description: '\r\nMETHOD:CANCEL\r\n' }))).toBe('PUBLISH');
  });

  test('folds long lines at 75 bytes, and no character is cut', () => {
    const text = `${'ü'.repeat(60)}${'…'.repeat(40)}${'🏋'.repeat(30)}`;
    const folded = file({ description: text });
    const lengths = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
  });

  test.each([
    ['One\nTwo', String.raw`One\nTwo`],
    ['One\r\nTwo\rThree', String.raw`One\nTwo\nThree`],
    [String.raw`a\b;c,d`, String.raw`a\\b\;c\,d`],
    ['bell\u0007, \u0000null', String.raw`bell\, null`],
  ])('%j does not break out of its line', (description, written) => {
    expect(file({ description })).toContain(`\r\nDESCRIPTION:${written}\r\n`);
  });

  test('a name with quotes does not end the parameter it is in', () => {
    const organizer = { name: 'LIFTED "Berlin"\nX:', email: 'hello@lifted.example' };
    expect(file({ organizer })).toContain(
      '\r\nORGANIZER;CN="LIFTED  Berlin  X:":mailto:hello@lifted.example\r\n',
    );
  });

  test('what was cancelled says so, and a reminder comes before the start', () => {
    const lines = file({ status: 'cancelled', remindMinutes: 120 });
    expect(lines).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(lines).toContain('\r\nTRIGGER:-PT120M\r\n');
  });
});
