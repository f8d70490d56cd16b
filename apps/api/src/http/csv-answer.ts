import { csvText, DESK_SHEET, type CsvCell } from '@lifted/domain/files/csv-text';
import type { FastifyReply } from 'fastify';

/** A list for the desk's spreadsheets. */
export interface CsvList {
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** The list as a file that Excel opens at a German desk, without its last line feed: printing adds it. */
export function printedSheet(list: CsvList): string {
  return sheetText(list).slice(0, -'\n'.length);
}

function sheetText({ header, rows }: CsvList): string {
  return csvText(header, rows, DESK_SHEET);
}

/** Answers with the list as a file to save. `name` is without '.csv', in ASCII. */
export function answerCsv(reply: FastifyReply, name: string, list: CsvList): Buffer {
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return Buffer.from(sheetText(list));
}
