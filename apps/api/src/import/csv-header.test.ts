import { describe, expect, test } from 'vitest';
import { detectDelimiter, readHeader, separatorFault } from './csv-header.ts';
import { text } from './field-parsers.ts';
import type { ImportColumn } from './import-table.ts';

const ID: ImportColumn = { name: 'id', sqlType: 'text', parse: text };
const NAME: ImportColumn = { name: 'name', sqlType: 'text', parse: text };
const NOTE: ImportColumn = { name: 'note', sqlType: 'text', parse: text, isOptional: true };

describe('the separator', () => {
  test.each([
    ['id,name', ','],
    ['id;name', ';'],
    ['id', ','],
    ['"id;x;y",name', ','],
    ['"id,x,y";name', ';'],
    ['', ','],
  ])('of %j is %s', (line, delimiter) => {
    expect(detectDelimiter(line)).toBe(delimiter);
  });
});

describe('the first line', () => {
  test.each(['sep=;', 'sep=,\r', '"sep=\t"', 'SEP=;'])('%j is told as one that has to go', (line) => {
    expect(separatorFault(line)?.en).toMatch(/^the file begins with '"?sep=.*'; delete this line/i);
  });

  test('with tabs between the cells is told, with tabs in a cell it is not', () => {
    expect(separatorFault('id\tname')?.en).toMatch(/^the cells are separated by tabs; save the file as/);
    expect(separatorFault('id,\tname')).toBeUndefined();
  });
});

describe('the header row', () => {
  test('names the columns in any order, in any case, with spaces around', () => {
    expect(readHeader([' Name', 'ID '], [ID, NAME])).toEqual({
      kind: 'columns',
      layout: {
        width: 2,
        columns: [
          { column: ID, position: 1 },
          { column: NAME, position: 0 },
        ],
      },
      warnings: [],
    });
  });

  test('may leave optional columns out, and others are ignored with a warning', () => {
    expect(readHeader(['id', 'Preis', ''], [ID, NOTE])).toMatchObject({
      kind: 'columns',
      layout: { width: 3, columns: [{ column: ID, position: 0 }] },
      warnings: [
        {
          line: 1,
          column: 'header',
          message: { en: "the column 'preis' is not known and is ignored; known are id, note" },
        },
        {
          line: 1,
          column: 'header',
          message: { en: 'column 3 has no name and is ignored; known are id, note' },
        },
      ],
    });
  });

  test('with a missing and a double column has two faults', () => {
    expect(readHeader(['id', 'id'], [ID, NAME])).toMatchObject({
      kind: 'faulty',
      faults: [
        {
          line: 1,
          column: 'id',
          message: { en: 'this column appears 2 times in the header row; it may appear only once' },
        },
        {
          line: 1,
          column: 'name',
          message: { en: 'this column is missing from the header row; expected are id, name' },
        },
      ],
      warnings: [],
    });
  });
});
