import { expect, test } from 'vitest';
import { FaultList, formatFault, LISTED_FAULTS } from './import-fault.ts';

const fault = (file: string, line: number) => ({ file, line, column: 'id', message: 'is wrong' });

test('a fault reads as file, line, column and what is wrong', () => {
  expect(formatFault(fault('coaches.csv', 7))).toBe('coaches.csv:7: id: is wrong');
});

test('all faults are counted and the first of them listed by file and line, whatever order they were found in', () => {
  const faults = new FaultList();
  for (let line = 5 * LISTED_FAULTS; line > 0; line -= 1) faults.add(fault('b.csv', line));
  faults.count('a.csv', [fault('a.csv', 9), fault('a.csv', 3)], 20);
  const listed = faults.inOrderOf(['a.csv', 'b.csv']);
  expect(faults.total).toBe(5 * LISTED_FAULTS + 20);
  expect(listed).toHaveLength(LISTED_FAULTS);
  expect(listed.slice(0, 4)).toEqual([
    fault('a.csv', 3),
    fault('a.csv', 9),
    fault('b.csv', 1),
    fault('b.csv', 2),
  ]);
});
