import type { Equipment } from '@lifted/profile/equipment';
import type { Pool } from 'pg';

/** Writes what the studio has to lift with as the profile says it. What is no longer in the profile stays for old exercises. */
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
         on conflict (id) do update set name_en = excluded.name_en, name_de = excluded.name_de, kind = excluded.kind,
              bar = excluded.bar, loaded_ends = excluded.loaded_ends, plates = excluded.plates, weights = excluded.weights
          where (studio.implements.name_en, studio.implements.name_de, studio.implements.kind, studio.implements.bar,
                 studio.implements.loaded_ends, studio.implements.plates, studio.implements.weights)
                is distinct from (excluded.name_en, excluded.name_de, excluded.kind, excluded.bar, excluded.loaded_ends,
                 excluded.plates, excluded.weights)`,
    [JSON.stringify(rows)],
  );
}
