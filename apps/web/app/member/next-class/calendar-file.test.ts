import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  bookingId: 'b1',
  start: new Date('2026-11-24T18:30:00+01:00'),
  title: 'LIFTED: Full Body',
  place: 'Main Hall, LIFTED',
  text: 'With Mira.',
};
const studio = {
  hostname: 'lifted.example',
  studioName: 'LIFTED',
  now: new Date('2026-11-22T21:00:00.123Z'),
};

describe('the calendar file of a class', () => {
  test('says when and where in UTC, with a name that never changes', () => {
    const lines = calendarFile(entry, studio).split('\r\n');
    expect(lines).toContain('UID:booking-b1@lifted.example');
    expect(lines).toContain('DTSTART:20261124T173000Z');
    expect(lines).toContain('DTEND:20261124T181500Z');
    expect(lines).toContain('DTSTAMP:20261122T210000Z');
    expect(lines).toContain(String.raw`LOCATION:Main Hall\, LIFTED`);
    expect(lines.at(-1)).toBe('');
  });

  test('folds long lines at 75 bytes, and no character is cut', () => {
    const file = calendarFile({ ...entry, text: 'ü'.repeat(120) }, studio);
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ü'.repeat(120)}\r\n`);
  });

  test('a line break in a text does not end its line', () => {
    expect(calendarFile({ ...entry, text: 'One\nTwo' }, studio)).toContain(String.raw`DESCRIPTION:One\nTwo`);
  });
});
