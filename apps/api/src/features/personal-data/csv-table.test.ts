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

const cellOf = (text: string) => csvTable(['text'], [{ text }]).slice('text\r\n'.length, -'\r\n'.length);

test.each([
  '=1+1',
  '+49 151',
  '-x',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\tx',
  '\rx',
  '\nx',
])('%j is no formula', (text) => {
  expect(cellOf(text)).toMatch(/^"?\s*'/);
});

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; ＝1+1', `"a; '＝1+1"`],
  ['a\t+1', `"a\t'+1"`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
  ['a\r-1', `"a\r'-1"`],
  ['a;"=1+1"', `"a;""'=1+1"""`],
  [';;=1', `";;'=1"`],
  ['a;=1;=2', `"a;'=1;'=2"`],
])('%j holds no formula, whatever separates the cells', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each(['Mia-Lou', 'a + b', 'a, -b', 'x@y.example', '3 = 3', 'one; two', 'a\nb', 'see\n\nyou'])(
  '%j stays as it is',
  (text) => {
    expect(cellOf(text).replaceAll('"', '')).toBe(text);
  },
);
