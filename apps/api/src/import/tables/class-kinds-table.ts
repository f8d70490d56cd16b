import { CLASS_LEVELS } from '@lifted/domain/classes/class-kind';
import type { PoolClient } from 'pg';
import { id, oneOf, optional, text, tooLong, yesOrNo, type FieldParser } from '../field-parsers.ts';
import type { ImportTable, RowValues, StagedFaults } from '../import-table.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { isLongerThan } from '@lifted/domain/people/text-length';

/** As the desk's form has it. */
const LONGEST_LINE = 120;

const line: FieldParser = (typed) => {
  const value = typed.replaceAll(/\s+/g, ' ');
  if (!isLongerThan(value, LONGEST_LINE)) return text(value);
  return tooLong(LONGEST_LINE);
};

/** What the studio says of all classes of one name. The limits are those of the database table. */
export const classKindsTable: ImportTable = {
  name: 'class_kinds',
  noun: 'kind of class',
  target: 'studio.class_kinds',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'name', sqlType: 'text', parse: text },
    { name: 'description_en', sqlType: 'text', parse: optional(line), isOptional: true },
    { name: 'description_de', sqlType: 'text', parse: optional(line), isOptional: true },
    { name: 'level', sqlType: 'text', parse: optional(oneOf(CLASS_LEVELS)), isOptional: true },
    { name: 'lifts_en', sqlType: 'text', parse: optional(line), isOptional: true },
    { name: 'lifts_de', sqlType: 'text', parse: optional(line), isOptional: true },
    { name: 'has_own_workouts', sqlType: 'boolean', parse: yesOrNo, isOptional: true },
  ],
  key: ['id'],
  references: [],
  unique: [
    {
      column: 'name',
      words: (firstLine) => ({
        en: `the kind on line ${firstLine} has this name too; classes of a name are of one kind`,
        de: `diesen Namen hat auch die Kursart in Zeile ${firstLine}; Kurse eines Namens sind von einer Art`,
      }),
    },
  ],
  checkRow: inBothLanguages,
  checkStaged: onlyFreeNames,
};

const PAIRS = [
  ['description_en', 'description_de'],
  ['lifts_en', 'lifts_de'],
] as const;

/** A column that the file does not have is as empty as an empty cell. */
function inBothLanguages(row: RowValues) {
  return PAIRS.flatMap(([en, de]) => {
    const [inEnglish, inGerman] = [row[en] ?? null, row[de] ?? null];
    if ((inEnglish === null) === (inGerman === null)) return [];
    const [empty, filled] = inEnglish === null ? [en, de] : [de, en];
    return [
      {
        column: empty,
        message: {
          en: `is empty beside ${filled}; fill in both languages or neither`,
          de: `ist neben ${filled} leer; füll beide Sprachen aus oder keine`,
        },
      },
    ];
  });
}

/** Names that kinds outside the file have. */
async function onlyFreeNames(client: PoolClient, limit: number): Promise<StagedFaults> {
  const { rows } = await client.query<{ line: number; id: string; total: number }>(
    `select s.${LINE_COLUMN} as line, k.id, (count(*) over ())::integer as total
       from ${stagingOf(classKindsTable)} s
       join studio.class_kinds k on k.name = s.name and k.id <> s.id
      where k.id not in (select id from ${stagingOf(classKindsTable)} where id is not null)
      order by 1 limit $1`,
    [limit],
  );
  return {
    found: rows.map(({ line: at, id: other }) => ({
      line: at,
      column: 'name',
      message: {
        en: `the kind '${other}' has this name already; use its id or another name`,
        de: `diesen Namen hat schon die Kursart „${other}“; nimm deren ID oder einen anderen Namen`,
      },
    })),
    total: rows[0]?.total ?? 0,
  };
}
