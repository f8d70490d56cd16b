import { LOAD_KINDS } from '@lifted/domain/training/load-kinds/load-kind';
import { id, mediaUrl, oneOf, optional, plainName } from '../field-parsers.ts';
import type { PoolClient } from 'pg';
import type { Sentence } from '../../http/errors/refusal.ts';
import type { ImportTable, StagedFaults } from '../import-table.ts';
import { shown } from '../shown-text.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';

export const exercisesTable: ImportTable = {
  name: 'exercises',
  noun: 'exercise',
  target: 'studio.exercises',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'name', sqlType: 'text', parse: plainName },
    { name: 'short_name', sqlType: 'text', parse: optional(plainName) },
    { name: 'exercise_group', sqlType: 'text', parse: plainName },
    { name: 'video_url', sqlType: 'text', parse: optional(mediaUrl) },
    { name: 'implement_id', sqlType: 'text', parse: optional(id), isOptional: true },
    { name: 'name_de', sqlType: 'text', parse: optional(plainName), isOptional: true },
    { name: 'load_kind', sqlType: 'text', parse: optional(oneOf(LOAD_KINDS)), isOptional: true },
  ],
  key: ['id'],
  references: [],
  checkStaged: onlyKnownImplements,
};

/** Implements are kept at the desk; there is no file of them. */
async function onlyKnownImplements(client: PoolClient, limit: number): Promise<StagedFaults> {
  const { rows } = await client.query<{ line: number; id: string; total: number; known: string }>(
    `select ${LINE_COLUMN} as line, implement_id as id, (count(*) over ())::integer as total,
            (select string_agg(id, ', ' order by id) from studio.implements) as known
       from ${stagingOf(exercisesTable)}
      where implement_id is not null and implement_id not in (select id from studio.implements)
      order by 1 limit $1`,
    [limit],
  );
  return {
    found: rows.map(({ line, id: found, known }) => ({
      line,
      column: 'implement_id',
      message: unknownImplement(found, known),
    })),
    total: rows[0]?.total ?? 0,
  };
}

function unknownImplement(typed: string, known: string): Sentence {
  const { en, de } = shown(typed);
  return {
    en: `there is no implement ${en}; the studio has ${known}`,
    de: `das Gerät ${de} gibt es nicht; das Studio hat ${known}`,
  };
}
