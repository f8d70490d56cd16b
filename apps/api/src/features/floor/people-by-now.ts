import type { PoolClient } from 'pg';

/** Whom ids of people mean by now: a tablet may have stored one before its record was merged with another. */
export async function readPeopleByNow(
  client: PoolClient,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const { rows } = await client.query<{ gone: string; kept: string }>({
    name: 'people-by-now',
    text: `select gone_id as gone, studio.person_kept(gone_id) as kept
       from studio.merged_people where gone_id = any ($1)`,
    values: [[...new Set(ids)]],
  });
  const kept = new Map(rows.map((row) => [row.gone, row.kept]));
  return (id) => kept.get(id) ?? id;
}
