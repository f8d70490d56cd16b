import { id, mediaUrl, optional, text } from '../field-parsers.ts';
import type { ImportTable } from '../import-table.ts';

export const exercisesTable: ImportTable = {
  name: 'exercises',
  noun: 'exercise',
  target: 'studio.exercises',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'name', sqlType: 'text', parse: text },
    { name: 'short_name', sqlType: 'text', parse: optional(text) },
    { name: 'exercise_group', sqlType: 'text', parse: text },
    { name: 'video_url', sqlType: 'text', parse: optional(mediaUrl) },
  ],
  key: ['id'],
  references: [],
};
