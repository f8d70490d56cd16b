import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import type { SecretBox, Sealed } from './secret-box.ts';

/**
 * Encrypts with the first identity secret what was encrypted with an older one, so that the older one can go. Answers how
 * many factors none of the secrets opens: their owners need `studio reset-second-factor`.
 */
export async function resealSecondFactors(pool: Pool, box: SecretBox): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Sealed & { readonly id: string }>(
      'select id, key_id as "keyId", sealed from studio.second_factors where key_id <> $1 order by id for update',
      [box.keyId],
    );
    const known = rows.filter(({ keyId }) => box.knows(keyId));
    const resealed = known.map((factor) => box.seal(box.open(factor, factor.id), factor.id).sealed);
    await client.query(
      `update studio.second_factors f set key_id = $1, sealed = n.sealed
         from unnest($2::text[], $3::bytea[]) as n (id, sealed) where f.id = n.id`,
      [box.keyId, known.map(({ id }) => id), resealed],
    );
    return rows.length - known.length;
  });
}
