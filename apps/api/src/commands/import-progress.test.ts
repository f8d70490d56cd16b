import { expect, test } from 'vitest';
import type { ImportProgress } from '../import/import-directory.ts';
import { createImportProgress } from './import-progress.ts';

const STEPS: readonly ImportProgress[] = [
  { step: 'reading', file: 'wods.csv', rows: 0, read: 0, total: 300 },
  { step: 'reading', file: 'wods.csv', rows: 1234, read: 100, total: 300 },
  { step: 'reading', file: 'wods.csv', rows: 5678, read: 300, total: 300 },
  { step: 'checking' },
  { step: 'writing', file: 'wods.csv' },
];

function show(isTerminal: boolean) {
  const drawn: string[] = [];
  const noted: string[] = [];
  const progress = createImportProgress({
    print: () => undefined,
    note: (line) => noted.push(line),
    draw: (line) => drawn.push(line),
    isTerminal,
  });
  for (const step of STEPS) progress.show(step);
  progress.end();
  return { drawn, noted };
}

test('a terminal gets one line that is drawn over and taken away at the end', () => {
  expect(show(true)).toEqual({
    drawn: [
      `${'░'.repeat(30)}   0 %  wods.csv, 0 rows`,
      `${'█'.repeat(10)}${'░'.repeat(20)}  33 %  wods.csv, 1,234 rows`,
      `${'█'.repeat(30)} 100 %  wods.csv, 5,678 rows`,
      'Checking all rows …',
      'Writing wods.csv …',
      '',
    ],
    noted: [],
  });
});

test('a log gets each step once', () => {
  expect(show(false)).toEqual({
    drawn: [],
    noted: ['Reading wods.csv …', 'Checking all rows …', 'Writing wods.csv …'],
  });
});
