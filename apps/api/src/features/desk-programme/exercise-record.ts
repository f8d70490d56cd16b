import { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { exerciseName } from '../../data/exercise-names.ts';
import { refusedField } from '../../http/errors/refusal.ts';

const FIELDS = `name, short_name, name_de, exercise_group, video_url, implement_id, load_kind, step::float8 as step, per_side,
  array(select a.id from studio.exercise_alternatives e join studio.exercises a on a.number = e.alternative_key
         where e.exercise_key = exercises.number order by e.position, a.id) as alternatives`;

/** By name in the language asked for. */
export async function listExercises(
  pool: Pool,
  language: Language,
): Promise<{ readonly id: string; readonly fields: ExerciseFields }[]> {
  const { rows } = await pool.query<ExerciseFields & { readonly id: string }>(
    `select id, ${FIELDS} from studio.exercises order by lower(${exerciseName('exercises', language)}), id`,
  );
  return rows.map(({ id, ...fields }) => ({ id, fields }));
}

const FAULTS = {
  name: {
    en: 'Another exercise has this name.',
    de: 'Diesen Namen hat schon eine andere Übung.',
  },
  german: {
    en: 'Another exercise has this name.',
    de: 'Diesen Namen hat schon eine andere Übung.',
  },
  implement: {
    en: 'There is no such implement (any more).',
    de: 'Dieses Gerät gibt es nicht (mehr).',
  },
  alternatives: {
    en: 'One of these exercises is not there (any more), or is this one.',
    de: 'Eine dieser Übungen gibt es nicht (mehr), oder es ist diese selbst.',
  },
  clip: {
    en: 'This clip is no longer there. Please choose or upload one.',
    de: 'Diesen Clip gibt es nicht mehr. Wähl bitte einen aus, oder lad einen hoch.',
  },
} as const;

/** The field each is said at, in the order they are said in. */
const FAULTY_FIELDS = [
  ['name', 'name'],
  ['german', 'name_de'],
  ['implement', 'implement_id'],
  ['clip', 'video_url'],
  ['alternatives', 'alternatives'],
] as const;

/** What is trained. */
export const exerciseRecord: DeskRecord<ExerciseFields> = {
  noun: 'exercise',
  tidy: (fields) => ({
    ...fields,
    name: fields.name.trim(),
    short_name: fields.short_name?.trim() ?? null,
    ...(fields.name_de !== undefined && { name_de: fields.name_de?.trim() ?? null }),
    exercise_group: fields.exercise_group.trim(),
  }),
  parse: fieldsOf(ExerciseFields),
  async read(client, id) {
    const { rows } = await client.query<ExerciseFields>(
      `select ${FIELDS} from studio.exercises where id = $1 for update`,
      [id],
    );
    return rows[0];
  },
  async write(client, id, fields) {
    // Not removed between the look at it and the end of this edit.
    await client.query('select from studio.implements where id = $1 for key share', [fields.implement_id]);
    const { rows } = await client.query<Record<keyof typeof FAULTS, boolean>>(
      `select exists (select from studio.exercises where lower(name) = lower($2) and id <> $1) as name,
              $3::text is not null and not exists (select from studio.implements where id = $3) as implement,
              $4::text like '/api/clips/%' and not exists (select from studio.clips where address = $4) as clip,
              exists (select from unnest($5::text[]) as a (id)
                       where a.id = $1 or a.id not in (select id from studio.exercises)) as alternatives,
              exists (select from studio.exercises
                       where lower($6::text) in (lower(name_de), lower(name)) and id <> $1) as german`,
      [
        id,
        fields.name,
        fields.implement_id,
        fields.video_url,
        fields.alternatives ?? [],
        fields.name_de ?? null,
      ],
    );
    const [wrong] = rows;
    for (const [fault, field] of FAULTY_FIELDS)
      if (wrong?.[fault] === true) throw refusedField(field, FAULTS[fault]);
    await client.query(
      `insert into studio.exercises (id, name, short_name, exercise_group, video_url, implement_id, step, per_side, load_kind, name_de)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (id) do update
          set name = $2, short_name = $3, exercise_group = $4, video_url = $5, implement_id = $6, step = $7, per_side = $8,
              load_kind = $9, name_de = $10`,
      [
        id,
        fields.name,
        fields.short_name,
        fields.exercise_group,
        fields.video_url,
        fields.implement_id,
        fields.step,
        fields.per_side,
        fields.load_kind ?? null,
        fields.name_de ?? null,
      ],
    );
    if (fields.alternatives !== undefined) await writeAlternatives(client, id, fields.alternatives);
  },
  async remove(client, id) {
    await client.query('delete from studio.exercises where id = $1', [id]);
  },
};

/** In the order given. What an undo of an edit from before there were any says nothing of stays. */
async function writeAlternatives(
  client: PoolClient,
  id: string,
  alternatives: readonly string[],
): Promise<void> {
  await client.query(
    `delete from studio.exercise_alternatives
      where exercise_key = (select number from studio.exercises where id = $1)`,
    [id],
  );
  await client.query(
    `insert into studio.exercise_alternatives (exercise_key, alternative_key, position)
     select x.number, a.number, t.position
       from unnest($2::text[]) with ordinality as t (id, position)
       join studio.exercises a on a.id = t.id
       join studio.exercises x on x.id = $1`,
    [id, alternatives],
  );
}
