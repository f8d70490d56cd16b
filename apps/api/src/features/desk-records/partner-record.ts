import { PartnerFields } from '@lifted/contract/desk-records';
import type { Pool } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { refusedField } from '../../http/errors/refusal.ts';

/** Partner services, those the studio works with first, by name. */
export async function listPartners(
  pool: Pool,
): Promise<{ readonly id: string; readonly fields: PartnerFields }[]> {
  const { rows } = await pool.query<PartnerFields & { readonly id: string }>(
    'select id, name, quota, is_active from studio.partners order by not is_active, name, id',
  );
  return rows.map(({ id, ...fields }) => ({ id, fields }));
}

const NAME_TAKEN = {
  en: 'Another partner has this name.',
  de: 'Diesen Namen hat schon ein anderer Partner.',
} as const;

/** A service whose members train here as guests. */
export const partnerRecord: DeskRecord<PartnerFields> = {
  noun: 'partner',
  tidy: (fields) => ({ ...fields, name: fields.name.trim() }),
  parse: fieldsOf(PartnerFields),
  async read(client, id) {
    const { rows } = await client.query<PartnerFields>(
      'select name, quota, is_active from studio.partners where id = $1 for update',
      [id],
    );
    return rows[0];
  },
  async write(client, id, { name, quota, is_active: isActive }) {
    const { rowCount } = await client.query('select from studio.partners where name = $1 and id <> $2', [
      name,
      id,
    ]);
    if (rowCount !== 0) throw refusedField('name', NAME_TAKEN);
    await client.query(
      `insert into studio.partners (id, name, quota, is_active) values ($1, $2, $3, $4)
           on conflict (id) do update set name = $2, quota = $3, is_active = $4`,
      [id, name, quota, isActive],
    );
  },
  async remove(client, id) {
    await client.query('delete from studio.partners where id = $1', [id]);
  },
};
