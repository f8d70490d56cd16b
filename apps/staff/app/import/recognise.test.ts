import { describe, expect, it } from 'vitest';
import { guessMapping, guessTable } from './recognise.ts';

const column = (name: string) => ({ name, is_optional: name === 'removed' });
const CUSTOMERS = { name: 'customers', columns: ['id', 'first_name', 'last_name', 'email'].map(column) };
const BOOKINGS = {
  name: 'bookings',
  columns: ['id', 'customer_id', 'workout_id', 'booked_at', 'canceled_at', 'has_attended', 'removed'].map(
    column,
  ),
};
const TABLES = [CUSTOMERS, BOOKINGS];

describe('the columns of a file', () => {
  it.each([
    [
      ['Kunden-Nr.', 'Vorname', 'Name', 'E-Mail'],
      [0, 1, 2, 3],
    ],
    [
      ['email', 'lastname', 'firstname', 'consumer_id'],
      [3, 2, 1, 0],
    ],
    [
      ['Name', 'E-Mail'],
      [null, 0, 0, 1],
    ],
    [
      ['name', 'last_name', 'Telefon'],
      [null, null, 1, null],
    ],
  ])('%j are recognised by their headings', (header, [id, first, last, email]) =>
    expect(guessMapping(header, CUSTOMERS)).toEqual({ id, first_name: first, last_name: last, email }),
  );

  it('are recognised by what the page calls them, in either language', () => {
    const LISTED = { name: 'customers', columns: ['email', 'language'].map(column) };
    expect(guessMapping(['Sprache', 'E-Mail'], LISTED)).toEqual({ email: 1, language: 0 });
    const TAKEN_OUT = { name: 'bookings', columns: ['booked_at', 'removed'].map(column) };
    expect(guessMapping(['Booked', 'To be removed'], TAKEN_OUT)).toEqual({ booked_at: 0, removed: 1 });
  });

  it('are each taken once', () => {
    const { id, customer_id: customer } = guessMapping(['Kundennummer', 'Buchungsnummer'], BOOKINGS);
    expect([id, customer]).toEqual([1, 0]);
  });
});

describe('a file', () => {
  it.each([
    ['Bookings.CSV', ['x'], 'bookings'],
    ['export.csv', ['Kundennummer', 'Vorname', 'Nachname', 'E-Mail'], 'customers'],
    ['Mitgliederliste 2026.csv', ['Vorname', 'x'], 'customers'],
    ['export.csv', ['a', 'b'], undefined],
  ])('%s with %j is recognised', (name, header, table) =>
    expect(guessTable(name, { header }, TABLES)?.name).toBe(table),
  );
});
