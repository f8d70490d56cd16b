import { ClassKindFields } from '@lifted/contract/desk/planning/class-kinds';
import type { Pool } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';

const FIELDS = 'name, description_en, description_de, level, lifts_en, lifts_de, has_own_workouts';

interface ListedKinds {
  readonly kinds: { id: string; fields: ClassKindFields }[];
  readonly without: string[];
}

/** By name, with the names of repeating classes and of classes from `now` on that are of no kind. */
export async function listClassKinds(pool: Pool, now: Date): Promise<ListedKinds> {
  const [kinds, without] = await Promise.all([
    pool.query<ClassKindFields & { readonly id: string }>(
      `select id, ${FIELDS} from studio.class_kinds order by lower(name), id`,
    ),
    pool.query<{ name: string }>(
      `select timer_name as name from (
         select timer_name from studio.week_templates where coalesce(valid_until, 'infinity') >= studio.berlin_date($1)
          union
         select timer_name from studio.workouts where start_datetime >= $1 and canceled_at is null) used
        where timer_name not in (select name from studio.class_kinds)
        order by lower(timer_name), timer_name`,
      [now],
    ),
  ]);
  return {
    kinds: kinds.rows.map(({ id, ...fields }) => ({ id, fields })),
    without: without.rows.map(({ name }) => name),
  };
}

const FAULTS = {
  name: {
    en: 'Another kind of class has this name.',
    de: 'Diesen Namen hat schon eine andere Kursart.',
  },
  both: {
    en: 'Please fill this in for both languages, or for neither.',
    de: 'Füll das bitte in beiden Sprachen aus oder in keiner.',
  },
} as const;

const oneLine = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? null;

/** What the studio says of all classes of one name. */
export const classKindRecord: DeskRecord<ClassKindFields> = {
  noun: 'class-kind',
  parse: fieldsOf(ClassKindFields),
  tidy: (fields) => ({
    ...fields,
    name: fields.name.trim(),
    description_en: oneLine(fields.description_en),
    description_de: oneLine(fields.description_de),
    lifts_en: oneLine(fields.lifts_en),
    lifts_de: oneLine(fields.lifts_de),
  }),
  async read(client, id) {
    const { rows } = await client.query<ClassKindFields>(
      `select ${FIELDS} from studio.class_kinds where id = $1 for update`,
      [id],
    );
    return rows[0];
  },
  async write(client, id, fields) {
    for (const field of ['description', 'lifts'] as const) {
      const [en, de] = [fields[`${field}_en`], fields[`${field}_de`]];
      if ((en === null) !== (de === null)) {
        throw refusedField(en === null ? `${field}_en` : `${field}_de`, FAULTS.both);
      }
    }
    const { rowCount } = await client.query('select from studio.class_kinds where name = $1 and id <> $2', [
      fields.name,
      id,
    ]);
    if (rowCount !== 0) throw refusedField('name', FAULTS.name);
    await client.query(
      `insert into studio.class_kinds (id, ${FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (id) do update
          set name = $2, description_en = $3, description_de = $4, level = $5, lifts_en = $6, lifts_de = $7, has_own_workouts = $8`,
      [
        id,
        fields.name,
        fields.description_en,
        fields.description_de,
        fields.level,
        fields.lifts_en,
        fields.lifts_de,
        fields.has_own_workouts,
      ],
    );
  },
  async remove(client, id) {
    await client.query('delete from studio.class_kinds where id = $1', [id]);
  },
};
