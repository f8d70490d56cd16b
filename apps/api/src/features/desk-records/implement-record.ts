import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@lifted/contract/call';
import { ImplementFields, type implementCalls } from '@lifted/contract/desk/planning/implements';
import { asciiFileName } from '@lifted/domain/language/file-name';
import type { Language } from '@lifted/domain/language/language';
import { BODYWEIGHT_IMPLEMENT, type Plate } from '@lifted/domain/training/implement';
import { platesText, readPlates } from '@lifted/domain/training/implement-text/plates-text';
import { readWeights, weightsText } from '@lifted/domain/training/implement-text/weights-text';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import {
  IMPLEMENT_FAULTS,
  isAlwaysThere,
  isUsed,
  platesFaultWords,
  weightsFaultWords,
  type ImplementUse,
} from './implement-refusals.ts';

const FIELDS = `name_en, name_de, kind, bar::float8 as bar, loaded_ends, plates, weights::float8[] as weights`;

type ImplementRow = Omit<ImplementFields, 'plates' | 'weights'> & {
  readonly plates: readonly Plate[] | null;
  readonly weights: readonly number[] | null;
};

function fieldsOfRow({ plates, weights, ...row }: ImplementRow): ImplementFields {
  return { ...row, plates: plates && platesText(plates), weights: weights && weightsText(weights) };
}

/** What the studio has to lift with, by name in this language. */
export async function listImplements(
  pool: Pool,
  language: Language,
): Promise<AnswerOf<typeof implementCalls.list>> {
  const { rows } = await pool.query<ImplementRow & { readonly id: string; readonly exercises: number }>(
    `select id, ${FIELDS},
            (select count(*) from studio.exercises e where e.implement_id = i.id)::integer as exercises
       from studio.implements i order by lower(case $1 when 'de' then name_de else name_en end), id`,
    [language],
  );
  return rows.map(({ id, exercises, ...row }) => ({ id, fields: fieldsOfRow(row), exercises }));
}

const HUNDREDTHS = 100;
const SPACES = /\s+/g;

/** Something to lift with. Its weights are stored as lists, and typed and logged as text. */
export const implementRecord: DeskRecord<ImplementFields> = {
  noun: 'implement',
  parse: fieldsOf(ImplementFields),
  newId: freeId,
  tidy: (fields) => ({
    ...fields,
    name_en: fields.name_en.replaceAll(SPACES, ' ').trim(),
    name_de: fields.name_de.replaceAll(SPACES, ' ').trim(),
    ...ofKind(fields),
  }),
  async read(client, id) {
    const { rows } = await client.query<ImplementRow>(
      `select ${FIELDS} from studio.implements where id = $1 for update`,
      [id],
    );
    return rows[0] && fieldsOfRow(rows[0]);
  },
  async write(client, id, fields) {
    const { bar, ends, plates, weights } = loadsOf(fields);
    await checkNamesAndKind(client, id, fields);
    await client.query(
      `insert into studio.implements (id, name_en, name_de, kind, bar, loaded_ends, plates, weights)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (id) do update
          set name_en = $2, name_de = $3, bar = $5, loaded_ends = $6, plates = $7, weights = $8`,
      [id, fields.name_en, fields.name_de, fields.kind, bar, ends, plates && JSON.stringify(plates), weights],
    );
  },
  async remove(client, id) {
    if (id === BODYWEIGHT_IMPLEMENT) throw isAlwaysThere();
    const { rows } = await client.query<ImplementUse>(
      `select (select count(*) from studio.exercises where implement_id = $1)::integer as exercises,
              (select count(*) from studio.room_equipment where implement_id = $1)::integer as rooms`,
      [id],
    );
    const [use] = rows;
    if (use !== undefined && use.exercises + use.rooms > 0) throw isUsed(use);
    await client.query('delete from studio.implements where id = $1', [id]);
  },
};

/** Without what belongs to another kind, and with loads as they are stored; those that cannot be read stay to be refused. */
function ofKind({ kind, bar, loaded_ends: ends, plates, weights }: ImplementFields) {
  const nothing = { bar: null, loaded_ends: null, plates: null, weights: null };
  switch (kind) {
    case 'plates': {
      const read = readPlates(plates ?? '');
      return {
        bar: bar && Math.round(bar * HUNDREDTHS) / HUNDREDTHS,
        loaded_ends: ends,
        plates: read.kind === 'plates' ? platesText(read.plates) : plates,
        weights: null,
      };
    }
    case 'weights': {
      const read = readWeights(weights ?? '');
      return { ...nothing, weights: read.kind === 'weights' ? weightsText(read.weights) : weights };
    }
    case 'bodyweight':
      return nothing;
    default:
      return kind satisfies never;
  }
}

interface StoredLoads {
  readonly bar: number | null;
  readonly ends: 1 | 2 | null;
  readonly plates: readonly Plate[] | null;
  readonly weights: readonly number[] | null;
}

const NOTHING: StoredLoads = { bar: null, ends: null, plates: null, weights: null };

/** Throws the refusal of what cannot be read. */
function loadsOf({ kind, bar, loaded_ends: ends, plates, weights }: ImplementFields): StoredLoads {
  switch (kind) {
    case 'plates': {
      if (bar === null) throw refusedField('bar', IMPLEMENT_FAULTS.bar);
      if (ends === null) throw refusedField('loaded_ends', IMPLEMENT_FAULTS.loaded_ends);
      const read = readPlates(plates ?? '');
      if (read.kind === 'fault') throw refusedField('plates', platesFaultWords(read.fault));
      return { ...NOTHING, bar, ends, plates: read.plates };
    }
    case 'weights': {
      const read = readWeights(weights ?? '');
      if (read.kind === 'fault') throw refusedField('weights', weightsFaultWords(read.fault));
      return { ...NOTHING, weights: read.weights };
    }
    case 'bodyweight':
      return NOTHING;
    default:
      return kind satisfies never;
  }
}

interface Clashes {
  readonly name_en: boolean;
  readonly name_de: boolean;
  readonly kind: boolean;
}

async function checkNamesAndKind(
  client: PoolClient,
  id: string,
  { name_en: en, name_de: de, kind }: ImplementFields,
): Promise<void> {
  const { rows } = await client.query<Clashes>(
    `select coalesce(bool_or(id <> $1 and lower(name_en) = lower($2)), false) as name_en,
            coalesce(bool_or(id <> $1 and lower(name_de) = lower($3)), false) as name_de,
            coalesce(bool_or(id = $1 and kind <> $4), false) as kind
       from studio.implements`,
    [id, en, de, kind],
  );
  const [clashes] = rows;
  if (clashes?.name_en === true) throw refusedField('name_en', IMPLEMENT_FAULTS.name);
  if (clashes?.name_de === true) throw refusedField('name_de', IMPLEMENT_FAULTS.name);
  if (clashes?.kind === true) throw refusedField('kind', IMPLEMENT_FAULTS.kind);
}

/** Leaves room for a number in the forty characters of an id. */
const LONGEST_WORD = 35;

/**
 * The English name in small letters, with a number where it is taken. One that was ever used stays taken: files and the log mean the
 * former one by it.
 */
async function freeId(client: PoolClient, { name_en: name }: ImplementFields): Promise<string> {
  await client.query('lock table studio.implements in share row exclusive mode');
  const word = asciiFileName(name).slice(0, LONGEST_WORD).replaceAll(/^-|-$/g, '') || 'implement';
  const { rows } = await client.query<{ id: string }>(
    `select free.id
       from (select $1 || case number when 1 then '' else '-' || number end as id, number
               from generate_series(1, 999) as number) free
      where not exists (select from studio.implements i where i.id = free.id)
        and not exists (select from studio.audit_log l where l.subject = 'implement ' || free.id)
      order by free.number limit 1`,
    [word],
  );
  return rows[0]?.id ?? randomUUID();
}
