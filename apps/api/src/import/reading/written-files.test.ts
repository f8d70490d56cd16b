import { csvText, DATA_SHEET, DESK_SHEET, harmlessText, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from '../csv-header.ts';
import { CsvRecordReader } from './csv-records.ts';
import { textLines } from './text-lines.ts';

/** The rows of a file as the import reads them. */
async function readBack(text: string): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  let reader: CsvRecordReader | undefined;
  async function* bytes() {
    yield await Promise.resolve(Buffer.from(text));
  }
  for await (const { firstLine, lines } of textLines(bytes())) {
    for (const [index, line] of lines.entries()) {
      reader ??= new CsvRecordReader(detectDelimiter(line));
      const record = reader.push(line, firstLine + index);
      expect(record?.quoteFault).toBeUndefined();
      if (record !== undefined) rows.push(record.fields);
    }
  }
  return rows;
}

const HEADER = ['id', 'text', 'more'];
/** Any text, and texts of nothing but signs that mean something to a reader or a spreadsheet. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝＋－＠;,\t\r\n"\' aü')) }),
);
const rowsOfText = fc.array(fc.tuple(text, text, text), { maxLength: 5 });
/** In cells, too, a line ends in a line feed alone. */
const read = (cell: string) => cell.replaceAll('\r\n', '\n');

describe('what is written', () => {
  it.each([
    ['for the import', IMPORT_FILE],
    ['for other programs', DATA_SHEET],
    ['for the desk', DESK_SHEET],
  ])('%s is read back equal by the import, cell by cell', async (_name, form) => {
    await fc.assert(
      fc.asyncProperty(rowsOfText, async (rows) => {
        const expected = rows.map((row) => row.map((cell) => read(harmlessText(cell, form))));
        expect(await readBack(csvText(HEADER, rows, form))).toEqual([HEADER, ...expected]);
      }),
    );
  });

  it.each([
    ['other programs', DATA_SHEET, /[;\t\r\n]/],
    ['the desk', DESK_SHEET, /[,;\t\r\n]/],
  ])('for %s has no formula, whatever a spreadsheet splits at, and loses no sign', (_name, form, splits) => {
    fc.assert(
      fc.property(text, (cell) => {
        const harmless = harmlessText(cell, form);
        for (const part of harmless.split(splits)) expect(part).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
        expect(harmless.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
      }),
    );
  });
});
