import {
  civilDate,
  id,
  instant,
  mediaUrl,
  optional,
  text,
  wholeNumber,
  yesOrNo,
  plainName,
} from '../field-parsers.ts';
import type { ImportTable, RowValues } from '../import-table.ts';

/**
 * The limits are those of the database table. Challenges are never removed, because members may have joined; they can be
 * hidden.
 */
export const challengesTable: ImportTable = {
  name: 'challenges',
  noun: 'challenge',
  target: 'studio.challenges',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'title', sqlType: 'text', parse: plainName },
    { name: 'visible', sqlType: 'boolean', parse: yesOrNo },
    { name: 'publish_date', sqlType: 'timestamptz', parse: instant },
    { name: 'start_date', sqlType: 'date', parse: civilDate },
    { name: 'end_date', sqlType: 'date', parse: civilDate },
    { name: 'description', sqlType: 'text', parse: optional(text) },
    { name: 'background_image', sqlType: 'text', parse: optional(mediaUrl) },
    { name: 'prize_image', sqlType: 'text', parse: optional(mediaUrl) },
    { name: 'challenge_goal', sqlType: 'integer', parse: wholeNumber(1, 1000) },
  ],
  key: ['id'],
  references: [],
  checkRow: endsAfterItStarts,
};

function endsAfterItStarts({ start_date: start = null, end_date: end = null }: RowValues) {
  if (start === null || end === null || end >= start) return [];
  const message = {
    en: `${end} lies before start_date ${start}`,
    de: `${end} liegt vor start_date ${start}`,
  };
  return [{ column: 'end_date', message }];
}
