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
  'studio.mail_codes': 'hashes of codes of ten minutes',
  'studio.check_in_secrets':
    'a key of the app that marks people present; in other hands it is one more way to pretend',
  'studio.forgotten_people': 'there is a mark only when there is no account any more',
  'studio.announcement_drafts':
    'what somebody at the desk is writing to members; it goes once it is sent, or with the account',
  'studio.import_changes':
    'copies of rows that are in the export, for thirty days, so that an import can be taken back',
};
