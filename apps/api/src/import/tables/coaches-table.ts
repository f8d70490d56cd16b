import { id, mediaUrl, optional, text } from '../field-parsers.ts';
import type { ImportTable } from '../import-table.ts';

export const coachesTable: ImportTable = {
  name: 'coaches',
  noun: 'coach',
  target: 'studio.coaches',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'first_name', sqlType: 'text', parse: text },
    { name: 'profile_image_url', sqlType: 'text', parse: optional(mediaUrl) },
  ],
  key: ['id'],
  references: [],
};
