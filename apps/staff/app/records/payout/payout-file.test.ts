import type { PartnerVisit } from '@lifted/contract/desk/desk-partners';
import { comparePayout } from '@lifted/domain/partners/payout';
import { describe, expect, it } from 'vitest';
import { readCsv, type CsvFile } from '../../parts/files/read-csv.ts';
import { comparedVisit, differencesFile, guessColumns, payoutLines, payoutSum } from './payout-file.ts';
import { PAYOUT_WORDS } from './payout-words.ts';

function csv(text: string): CsvFile {
  const file = readCsv(text);
  if (file === undefined) throw new Error('no rows');
  return file;
}

function visit(at: string, name: string, reference: string | null = null): PartnerVisit {
  return {
    id: `${at} ${name}`,
    workout_id: 'w',
    start_datetime: at,
    timer_name: 'Strength',
    location_name: 'Hall',
    name,
    reference,
  };
}

describe('the columns of a payout list', () => {
  it('are guessed from whole headings and from parts of them, each once', () => {
    expect(guessColumns(['Name', 'Date', 'Booking ID', 'Amount'])).toEqual({
      day: 1,
      reference: 2,
      name: 0,
      amount: 3,
    });
    expect(guessColumns(['Check-in', 'Buchungsnummer', 'Name des Mitglieds', 'Betrag (EUR)'])).toEqual({
      day: 0,
      reference: 1,
      name: 2,
      amount: 3,
    });
    expect(guessColumns(['Video', 'Ort'])).toEqual({ day: null, reference: null, name: null, amount: null });
  });
});

describe('the lines of a payout list', () => {
  it('have the number an editor shows, and no empty line is one', () => {
    const file = csv('Tag;Name;Betrag\n02.11.2026;Anna;8,50\n;;\n09.11.2026;"Ben\nBauer";8,50\nx;Cleo;\n');
    const lines = payoutLines(file, guessColumns(file.header));
    expect(lines).toEqual([
      { number: 2, day: '2026-11-02', name: 'Anna', reference: '', cents: 850 },
      { number: 4, day: '2026-11-09', name: 'Ben\nBauer', reference: '', cents: 850 },
      { number: 6, day: null, name: 'Cleo', reference: '', cents: null },
    ]);
    expect(payoutSum(lines)).toBe(1700);
    expect(payoutSum([])).toBeNull();
  });
});

describe('what differs', () => {
  it('is a file for the partner, with the day as Berlin has it', async () => {
    const file = csv('Tag;Name\n02.11.2026;Anna\n');
    const comparison = comparePayout(
      [visit('2026-11-01T23:30:00Z', 'Anna'), visit('2026-11-03T17:30:00Z', '=Ben', 'B2')].map(comparedVisit),
      payoutLines(csv('Tag;Name\n02.11.2026;Anna\n05.11.2026;Cleo\n'), guessColumns(file.header)),
    );
    const text = await differencesFile(comparison, PAYOUT_WORDS.en.file).text();
    expect(text.replaceAll('\r', '').split('\n').slice(1)).toEqual([
      "not in the list;03.11.2026;Strength;'=Ben;B2;",
      'nobody marked present;05.11.2026;;Cleo;;3',
      '',
    ]);
  });
});
