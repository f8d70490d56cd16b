import type { ExportedRow, PersonalDataExport, PersonalDataOverview } from '@lifted/contract/personal-data';
import { inTransaction } from '@lifted/database/transaction';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { csvText, DATA_SHEET } from '@lifted/domain/files/csv-text';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { Pool, PoolClient } from 'pg';
import { aboutPerson, personValues, type ExportTable, type Person } from './export-table.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

/** Changes whenever programs that read the export have to change. */
export const EXPORT_VERSION = 1;

const NOTES = [
  'Times are ISO 8601 with the offset of Berlin at that moment; days are YYYY-MM-DD.',
  'Weights are in kilograms. An empty value (null in JSON, nothing in CSV) means there is none.',
  'Passwords, codes, tokens and encrypted secrets are not included: anyone who read them could sign in as you.',
  'Your answers about content from others, and what this browser keeps for offline use, are only in your browser.',
  'Contracts, payments and invoices kept outside this system, such as with a booking service, are not included; ask the studio for them.',
];

const ABOUT_CSV = [
  'The files are CSV (RFC 4180) in UTF-8 with a byte order mark: commas between cells, a decimal point. A text that a spreadsheet would take for a formula begins with an apostrophe.',
  'To open one in Excel: an empty workbook, Data, From Text/CSV, choose the file, delimiter comma. LibreOffice and Numbers open it by a double click; LibreOffice asks for the separator: comma.',
  'So öffnest du eine davon in Excel: eine leere Mappe, Daten, Aus Text/CSV, die Datei wählen, Trennzeichen Komma. LibreOffice und Numbers öffnen sie per Doppelklick; LibreOffice fragt nach dem Trennzeichen: Komma.',
];

/** The contents of an export. */
interface ExportFacts {
  readonly studioName: string;
  readonly madeAt: Date;
}

/** How many rows each table has about the person. */
export async function countPersonalData(pool: Pool, person: Person): Promise<PersonalDataOverview['tables']> {
  const counts = EXPORTED_TABLES.map(
    ({ sql }, at) => `(select count(*)::integer from (${sql}) as rows) as "${at}"`,
  );
  const { rows } = await pool.query<Record<string, number>>(
    aboutPerson(`select ${counts.join(', ')}`),
    personValues(person),
  );
  return EXPORTED_TABLES.map(({ name, what }, at) => ({ name, what, rows: rows[0]?.[String(at)] ?? 0 }));
}

/** All data about the person, read at one moment. */
export async function exportPersonalData(
  pool: Pool,
  person: Person,
  { studioName, madeAt }: ExportFacts,
): Promise<PersonalDataExport> {
  const tables = await inTransaction(
    pool,
    async (client) => {
      const read: [string, PersonalDataExport['tables'][string]][] = [];
      for (const table of EXPORTED_TABLES) {
        const { name, what, columns } = table;
        read.push([name, { what, columns, rows: await readRows(client, table, person) }]);
      }
      return read;
    },
    'begin isolation level repeatable read, read only',
  );
  return {
    format: 'lifted-personal-data',
    version: EXPORT_VERSION,
    studio: studioName,
    made_at: berlinIso(madeAt),
    notes: NOTES,
    tables: Object.fromEntries(tables),
  };
}

async function readRows(client: PoolClient, { sql }: ExportTable, person: Person): Promise<ExportedRow[]> {
  const { rows } = await client.query<ExportedRow>(aboutPerson(sql), personValues(person));
  return rows;
}

/** The same as a ZIP archive: one CSV file per table, and a README that explains them. */
export function zippedCsv(exported: PersonalDataExport, mtime: Date): Promise<Buffer> {
  const files: AsyncZippable = { 'README.txt': strToU8(readme(exported)) };
  for (const [name, { columns, rows }] of Object.entries(exported.tables))
    files[`${name}.csv`] = strToU8(tableText(Object.keys(columns), rows));
  return new Promise((resolve, reject) => {
    zip(files, { mtime }, (error, archive) => (error ? reject(error) : resolve(Buffer.from(archive))));
  });
}

function tableText(columns: readonly string[], rows: readonly ExportedRow[]): string {
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
    DATA_SHEET,
  );
}

function readme({ studio, made_at: madeAt, version, notes, tables }: PersonalDataExport): string {
  const about = Object.entries(tables).map(([name, { what, columns }]) =>
    [
      `${name}.csv`,
      `  ${what}`,
      ...Object.entries(columns).map(([column, meaning]) => `  - ${column}: ${meaning}`),
    ].join('\n'),
  );
  const head = [
    `What ${studio} holds about you, ${madeAt} (format version ${version})`,
    ...notes,
    ...ABOUT_CSV,
  ];
  return `${head.join('\n')}\n\n${about.join('\n\n')}\n`;
}
