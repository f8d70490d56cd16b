import { describe, expect, it, test } from 'vitest';
import { csvText, DATA_SHEET, DESK_SHEET, harmlessText, IMPORT_FILE } from './csv-text.ts';

const MARK = '\uFEFF';

describe('a file', () => {
  const header = ['text', 'count', 'yes', 'at', 'day', 'amount', 'nothing'];
  const evening = new Date('2026-11-27T17:30:00Z');
  const row = ['two; "quotes"', -1.5, true, evening, { day: '2026-11-01' }, { cents: 1490 }, null];

  it('for the German desk is one that Excel opens there by a double click', () => {
    expect(csvText(header, [row], DESK_SHEET)).toBe(
      `${MARK}text;count;yes;at;day;amount;nothing\r\n"two; ""quotes""";-1,5;true;27.11.2026 18:30;01.11.2026;14,90;\r\n`,
    );
  });

  it('for other programs is RFC 4180 with point and offset', () => {
    expect(csvText(header, [row], DATA_SHEET)).toBe(
      `${MARK}text,count,yes,at,day,amount,nothing\r\n"two; ""quotes""",-1.5,true,2026-11-27T18:30:00+01:00,2026-11-01,14.90,\r\n`,
    );
  });

  it('for the import has every text as it is', () => {
    expect(csvText(['name'], [['=1+1'], ['a;=1'], ['line\nbreak']], IMPORT_FILE)).toBe(
      'name\n=1+1\n"a;=1"\n"line\nbreak"\n',
    );
  });

  it.each([
    ['2026-03-29T00:59:00Z', '29.03.2026 01:59'],
    ['2026-03-29T01:00:00Z', '29.03.2026 03:00'],
    ['2026-10-25T00:30:00Z', '25.10.2026 02:30'],
    ['2026-12-31T23:00:00Z', '01.01.2027 00:00'],
  ])('has moments as Berlin’s clocks show them: %s is %s', (instant, cell) => {
    expect(csvText(['at'], [[new Date(instant)]], DESK_SHEET)).toContain(`\r\n${cell}\r\n`);
  });

  it('has amounts to the cent', () => {
    expect(csvText(['amount'], [[{ cents: 500 }], [{ cents: 5 }], [{ cents: -1005 }]], DESK_SHEET)).toBe(
      `${MARK}amount\r\n5,00\r\n0,05\r\n-10,05\r\n`,
    );
  });
});

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
  for (const form of [DATA_SHEET, DESK_SHEET]) expect(harmlessText(text, form)).toMatch(/^\s*'/);
});

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['a; ＝1+1', "a; '＝1+1"],
  ['a\t+1', "a\t'+1"],
  ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
  ['a\r-1', "a\r'-1"],
  ['a;"=1+1"', `a;"'=1+1"`],
  [';;=1', ";;'=1"],
  ['a;=1;=2', "a;'=1;'=2"],
])('%j holds no formula, whatever separates the cells', (text, harmless) => {
  for (const form of [DATA_SHEET, DESK_SHEET]) expect(harmlessText(text, form)).toBe(harmless);
});

test('a file of semicolons holds none for a program that expects commas', () => {
  expect(harmlessText('x,=1+1', DESK_SHEET)).toBe("x,'=1+1");
  expect(harmlessText('x, -1', DATA_SHEET)).toBe('x, -1');
});

test.each(['Mia-Lou', 'a + b', 'x@y.example', '3 = 3', 'one; two', 'a, b', 'a\nb', 'see\n\nyou'])(
  '%j stays as it is',
  (text) => {
    for (const form of [DATA_SHEET, DESK_SHEET, IMPORT_FILE]) expect(harmlessText(text, form)).toBe(text);
  },
);
