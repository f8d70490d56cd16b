import { createHash } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { picturesFull } from './picture-refusals.ts';

/** About three thousand pictures. */
export const MOST_STORED_BYTES = 64 * 1024 * 1024;

/** Half of a SHA-256 is enough to tell pictures apart. */
const HASH_LENGTH = 32;

/**
 * Stores a picture and answers its address; the same content has the same one. Throws a refusal where all pictures together
 * would be larger than `limit` bytes.
 */
export function storePicture(
  pool: Pool,
  webp: Buffer,
  now: Date,
  limit = MOST_STORED_BYTES,
): Promise<string> {
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, HASH_LENGTH);
  return inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('pictures', 0))`);
    const stored = await client.query<{ bytes: number }>(
      'select coalesce(sum(octet_length(webp)), 0)::float8 as bytes from studio.pictures where hash <> $1',
      [hash],
    );
    if ((stored.rows[0]?.bytes ?? 0) + webp.length > limit) throw picturesFull();
    const { rows } = await client.query<{ address: string }>(
      `insert into studio.pictures as p (hash, webp, last_used_at) values ($1, $2, $3)
           on conflict (hash) do update set last_used_at = greatest(p.last_used_at, $3)
       returning address`,
      [hash, webp, now],
    );
    const [picture] = rows;
    if (picture === undefined) throw new Error('Inserting answers the row.');
    return picture.address;
  });
}

/** A picture by its hash; undefined where there is none (any more). */
export async function readPicture(pool: Pool, hash: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ webp: Buffer }>('select webp from studio.pictures where hash = $1', [
    hash,
  ]);
  return rows[0]?.webp;
}
