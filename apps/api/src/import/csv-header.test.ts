import { describe, expect, test } from 'vitest';
import { detectDelimiter, readHeader } from './csv-header.ts';

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

describe('the header row', () => {
  test('names the columns in any order, in any case, with spaces around', () => {
    expect(readHeader([' Name', 'ID '], ['id', 'name'])).toEqual({
      kind: 'columns',
      width: 2,
      positions: [1, 0],
    });
  });

  test('with a missing, a double, an unknown and a nameless column has four faults', () => {
    expect(readHeader(['id', 'id', 'nmae', ''], ['id', 'name'])).toEqual({
      kind: 'faulty',
      faults: [
        {
          line: 1,
          column: 'id',
          message: 'this column stands 2 times in the header row; it may stand there once',
        },
        {
          line: 1,
          column: 'name',
          message: 'this column is missing from the header row; expected are id, name',
        },
        { line: 1, column: 'header', message: "the column 'nmae' is not known; expected are id, name" },
        { line: 1, column: 'header', message: 'column 4 has no name; expected are id, name' },
      ],
    });
  });
});
