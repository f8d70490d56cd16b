import { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import type { Pool } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';

const FIELDS = `name, short_name, exercise_group, video_url, implement_id, load_kind, step::float8 as step, per_side`;

/** By name. */
export async function listExercises(
  pool: Pool,
): Promise<{ readonly id: string; readonly fields: ExerciseFields }[]> {
  const { rows } = await pool.query<ExerciseFields & { readonly id: string }>(
    `select id, ${FIELDS} from studio.exercises order by lower(name), id`,
  );
  return rows.map(({ id, ...fields }) => ({ id, fields }));
}

const FAULTS = {
  name: {
    en: 'Another exercise has this name.',
    de: 'Diesen Namen hat schon eine andere Übung.',
  },
  implement: {
    en: 'There is no such implement (any more).',
    de: 'Dieses Gerät gibt es nicht (mehr).',
  },
  clip: {
    en: 'This clip is no longer there. Please choose or upload one.',
    de: 'Diesen Clip gibt es nicht mehr. Wähl bitte einen aus, oder lad einen hoch.',
  },
} as const;

/** What is trained. */
export const exerciseRecord: DeskRecord<ExerciseFields> = {
  noun: 'exercise',
  tidy: (fields) => ({
    ...fields,
    name: fields.name.trim(),
    short_name: fields.short_name?.trim() ?? null,
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
    const { rows } = await client.query<Record<keyof typeof FAULTS, boolean>>(
      `select exists (select from studio.exercises where lower(name) = lower($2) and id <> $1) as name,
              $3::text is not null and not exists (select from studio.implements where id = $3) as implement,
              $4::text like '/api/clips/%' and not exists (select from studio.clips where address = $4) as clip`,
      [id, fields.name, fields.implement_id, fields.video_url],
    );
    const [wrong] = rows;
    if (wrong?.name === true) throw refusedField('name', FAULTS.name);
    if (wrong?.implement === true) throw refusedField('implement_id', FAULTS.implement);
    if (wrong?.clip === true) throw refusedField('video_url', FAULTS.clip);
    await client.query(
      `insert into studio.exercises (id, name, short_name, exercise_group, video_url, implement_id, step, per_side, load_kind)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (id) do update
          set name = $2, short_name = $3, exercise_group = $4, video_url = $5, implement_id = $6, step = $7, per_side = $8,
              load_kind = $9`,
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
      ],
    );
  },
  async remove(client, id) {
    await client.query('delete from studio.exercises where id = $1', [id]);
  },
};
