import type { Equipment } from '@lifted/profile/equipment';
import type { Pool } from 'pg';

/** Writes what a new studio begins with. A studio that has implements keeps what the desk has made of them. */
export async function seedImplements(pool: Pool, equipment: readonly Equipment[]): Promise<void> {
  const rows = equipment.map((item) => {
    const { id, name, kind } = item;
    const basics = { id, name_en: name.en, name_de: name.de, kind };
    switch (item.kind) {
      case 'plates':
        return { ...basics, bar: item.bar, loaded_ends: item.loaded_ends, plates: item.plates };
      case 'weights':
        return { ...basics, weights: item.weights };
      case 'bodyweight':
        return basics;
      default:
        return item satisfies never;
    }
  });
  await pool.query(
    `insert into studio.implements (id, name_en, name_de, kind, bar, loaded_ends, plates, weights)
     select id, name_en, name_de, kind, bar, loaded_ends, plates, weights
       from jsonb_to_recordset($1) as r (id text, name_en text, name_de text, kind text, bar numeric, loaded_ends smallint,
              plates jsonb, weights numeric[])
      where not exists (select from studio.implements)
         on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}
