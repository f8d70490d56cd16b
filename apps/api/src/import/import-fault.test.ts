import { expect, test } from 'vitest';
import { FaultList, formatFault, LISTED_FAULTS } from './import-fault.ts';

const fault = (file: string, line: number, words = 'is wrong') => ({
  file,
  line,
  column: 'id',
  message: { en: words, de: words },
});
const lines = (faults: FaultList) => faults.inOrderOf(['a.csv', 'b.csv']).map(formatFault);

test('a fault reads as file, line, column and what is wrong', () => {
  const faults = new FaultList();
  faults.add(fault('a.csv', 7));
  expect(lines(faults)).toEqual(['a.csv:7: id: is wrong']);
});

test('faults of one cause are one, with the lines they are on, in whatever order they were found', () => {
  const faults = new FaultList();
  for (const line of [9, 3, 5])
    faults.add({ ...fault('a.csv', line, `'${line}' is wrong`), cause: 'is wrong' });
  for (let line = 1; line <= 2000; line += 1) faults.add(fault('b.csv', line));
  faults.add(fault('b.csv', 2, 'is something else'));
  expect(lines(faults)).toEqual([
    "a.csv:3: id: '3' is wrong (likewise lines 5, 9)",
    'b.csv:1: id: is wrong (likewise lines 2, 3, 4, 5, 6 and 1,994 more)',
    'b.csv:2: id: is something else',
  ]);
  expect(faults.total).toBe(2004);
});

test('all faults are counted and the first causes listed by file and line', () => {
  const faults = new FaultList();
  for (let line = 5 * LISTED_FAULTS; line > 0; line -= 1) faults.add(fault('b.csv', line, `fault ${line}`));
  faults.add(fault('a.csv', 9));
  faults.countUnseen(20);
  expect(faults.total).toBe(5 * LISTED_FAULTS + 21);
  expect(lines(faults)).toHaveLength(LISTED_FAULTS);
  expect(lines(faults).slice(0, 3)).toEqual([
    'a.csv:9: id: is wrong',
    'b.csv:1: id: fault 1',
    'b.csv:2: id: fault 2',
  ]);
});
