import { id, mailAddress, mediaUrl, optional, plainName } from '../field-parsers.ts';
import type { ImportTable } from '../import-table.ts';

export const coachesTable: ImportTable = {
  name: 'coaches',
  noun: 'coach',
  target: 'studio.coaches',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'first_name', sqlType: 'text', parse: plainName },
    { name: 'profile_image_url', sqlType: 'text', parse: optional(mediaUrl) },
    // What the coach signs in with.
    { name: 'email', sqlType: 'text', parse: optional(mailAddress), isOptional: true },
  ],
  key: ['id'],
  references: [],
  unique: [
    {
      column: 'email',
      words: (firstLine) => ({
        en: `the coach on line ${firstLine} has this address too; each coach signs in with an address of their own`,
        de: `diese Adresse steht auch in Zeile ${firstLine}; jeder Coach meldet sich mit einer eigenen an`,
      }),
    },
  ],
};
