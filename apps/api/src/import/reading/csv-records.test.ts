import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRecord, CsvRecordReader, type Delimiter } from './csv-records.ts';
import { LONGEST_RECORD } from './longest-record.ts';

function read(text: string, delimiter: Delimiter = ','): CsvRecord[] {
  const reader = new CsvRecordReader(delimiter);
  return text.split('\n').flatMap((line, index) => reader.push(line, index + 1) ?? []);
}
const fieldsOf = (text: string, delimiter?: Delimiter) => read(text, delimiter).map(({ fields }) => fields);

describe('fields', () => {
  test.each<[string, Delimiter, string[]]>([
    ['a,b,c', ',', ['a', 'b', 'c']],
    ['a;b,b;c', ';', ['a', 'b,b', 'c']],
    ['a,,', ',', ['a', '', '']],
    [',', ',', ['', '']],
    ['"a","b"', ',', ['a', 'b']],
    ['"a,a",b', ',', ['a,a', 'b']],
    ['"say ""hi""",b', ',', ['say "hi"', 'b']],
    ['"",b', ',', ['', 'b']],
    ['a,""', ',', ['a', '']],
    ['""""', ',', ['"']],
    ['a, "b" ,c', ',', ['a', 'b', 'c']],
    ['5" band,b', ',', ['5" band', 'b']],
    ['a,b\r', ',', ['a', 'b']],
    ['"a","b"\r', ',', ['a', 'b']],
  ])('of %j', (line, delimiter, fields) => {
    expect(read(line, delimiter)).toEqual([{ line: 1, fields }]);
  });

  test('a quoted field may go over lines, whatever ends them', () => {
    expect(fieldsOf('1,"x\ny",2\n3,"a\r\n\r\nb"\r\n4,z\r\n')).toEqual([
      ['1', 'x\ny', '2'],
      ['3', 'a\n\nb'],
      ['4', 'z'],
    ]);
  });

  test('a line of hundreds of thousands of quoted fields is read', () => {
    expect(fieldsOf('"",'.repeat(300_000))[0]).toHaveLength(300_001);
  });
});

describe('line numbers', () => {
  test('are those the record starts on, past empty lines and quoted line breaks', () => {
    const records = read('id\r\n\r\n\n1,"x\r\ny"\r\n\r\n2,z');
    expect(records.map(({ line }) => line)).toEqual([1, 4, 7]);
  });
});

describe('wrong quotes', () => {
  test('text after a closing quote is a fault of its row, and the next row is read', () => {
    const [first, second] = read('1,"x"y,z\n2,b');
    expect(first).toMatchObject({
      line: 1,
      fields: ['1', 'x', 'z'],
      quoteFault: {
        en: "'y' follows the closing quote of field 2; write a quote inside a quoted field twice, and close every quote before the next separator",
      },
    });
    expect(second).toEqual({ line: 2, fields: ['2', 'b'] });
  });

  test('a quote that is never closed is known with the line it was opened on', () => {
    const reader = new CsvRecordReader(',');
    expect(reader.push('1,a', 1)).toMatchObject({ line: 1, fields: ['1', 'a'] });
    expect(reader.openedOnLine).toBeNull();
    expect(reader.push('2,"b', 2)).toBeUndefined();
    expect(reader.push('3,c', 3)).toBeUndefined();
    expect(reader.openedOnLine).toBe(2);
  });

  test('a quoted field that grows past all measure is given up', () => {
    const reader = new CsvRecordReader(',');
    reader.push(`"${'x'.repeat(LONGEST_RECORD - 1)}`, 1);
    expect(reader.isEndless).toBe(false);
    reader.push('xx', 2);
    expect(reader.isEndless).toBe(true);
  });
});

test('whatever is written as CSV is read back, quoted or not', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ü', ' ', ',', ';', '"', '\n') })
    .map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom<Delimiter>(',', ';'), fc.boolean(), (rows, delimiter, quoteAll) => {
      const written = (text: string) =>
        quoteAll || /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      const text = rows.map((row) => row.map(written).join(delimiter)).join('\n');
      expect(fieldsOf(text, delimiter)).toEqual(rows);
    }),
  );
});
