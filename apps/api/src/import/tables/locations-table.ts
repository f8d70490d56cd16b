import { id, plainName } from '../field-parsers.ts';
import type { ImportTable } from '../import-table.ts';

export const locationsTable: ImportTable = {
  name: 'locations',
  noun: 'location',
  target: 'studio.locations',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'name', sqlType: 'text', parse: plainName },
  ],
  key: ['id'],
  references: [],
};
