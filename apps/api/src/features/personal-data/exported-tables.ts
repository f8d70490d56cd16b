import { ACCOUNT_TABLES } from './account-tables.ts';
import { BOOKING_TABLES } from './booking-tables.ts';
import { CORRESPONDENCE_TABLES } from './correspondence-tables.ts';
import type { ExportTable } from './export-table.ts';
import { TRAINING_TABLES } from './training-tables.ts';

/** All tables of the export. */
export const EXPORTED_TABLES: readonly ExportTable[] = [
  ...ACCOUNT_TABLES,
  ...TRAINING_TABLES,
  ...BOOKING_TABLES,
  ...CORRESPONDENCE_TABLES,
];

/** Tables about people that are not in the export, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'identity.verification': 'codes and tokens that live for minutes and sign in anyone who reads them',
  'studio.phone_codes': 'hashes of codes of five minutes',
  'studio.forgotten_people': 'there is a mark only when there is no account any more',
};
