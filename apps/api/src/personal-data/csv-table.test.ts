import { expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';

test('a table is written as RFC 4180 says, empty for none', () => {
  const rows = [
    { id: 'a', text: 'two, with "quotes"\nand lines', count: 0 },
    { id: 'b', text: null, count: -1.5 },
  ];
  expect(csvTable(['id', 'text', 'count'], rows)).toBe(
    'id,text,count\r\na,"two, with ""quotes""\nand lines",0\r\nb,,-1.5\r\n',
  );
});

test.each(['=1+1', '+49 151', '-x', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvTable(['text'], [{ text }]).split('\r\n')[1]).toMatch(/^"?'/);
});
