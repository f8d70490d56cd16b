import { expect, it } from 'vitest';
import { asciiFileName, fileName } from './file-name.ts';

it('is made of small letters, numbers and hyphens', () =>
  expect(fileName('LIFTED', 'backup codes')).toBe('lifted-backup-codes'));

it('spells German letters out, however they were typed, and drops accents', () => {
  expect(fileName('Kraftwerk Süd', 'Straße')).toBe('kraftwerk-sued-strasse');
  expect(fileName('Kraftwerk Su\u0308d'), 'composed first').toBe('kraftwerk-sued');
  expect(fileName('Café Força')).toBe('cafe-forca');
});

it('keeps other scripts, and leaves nothing at its ends', () => {
  expect(fileName('力 Studio!', '2026-11')).toBe('力-studio-2026-11');
  expect(fileName('…', '', 'codes')).toBe('codes');
});

it('cannot lead out of a folder, and is not endless', () => {
  expect(fileName('../../etc/passwd')).toBe('etc-passwd');
  expect(fileName('a'.repeat(200))).toHaveLength(60);
});

it('has nothing but ASCII where a header needs that', () => {
  expect(asciiFileName('occupancy', '力 Süd', '2026-11')).toBe('occupancy-sued-2026-11');
  expect(asciiFileName('occupancy', '力')).toBe('occupancy');
});
