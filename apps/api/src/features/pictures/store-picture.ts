import { createHash } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { picturesFull } from './picture-refusals.ts';

/** About three thousand pictures. */
export const MOST_STORED_BYTES = 64 * 1024 * 1024;

/** Half of a SHA-256 is enough to tell pictures apart. */
const HASH_LENGTH = 32;

/** A picture as it is stored. */
export interface NewPicture {
  readonly webp: Buffer;
  /** In pixels, where its address or those of narrower ones name it. */
  readonly width?: number;
  readonly narrower?: readonly { readonly width: number; readonly webp: Buffer }[];
}

/**
 * Stores a picture and answers its address; the same content has the same one. Throws a refusal where all pictures together
 * would be larger than `limit` bytes.
 */
export function storePicture(
  pool: Pool,
  { webp, width, narrower = [] }: NewPicture,
  now: Date,
  limit = MOST_STORED_BYTES,
): Promise<string> {
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, HASH_LENGTH);
  return inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('pictures', 0))`);
    const stored = await client.query<{ bytes: number }>(
      `select coalesce(sum(octet_length(webp)), 0)::float8 as bytes
         from (select hash, webp from studio.pictures union all select hash, webp from studio.narrower_pictures) p
        where hash <> $1`,
      [hash],
    );
    const bytes = narrower.reduce((sum, each) => sum + each.webp.length, webp.length);
    if ((stored.rows[0]?.bytes ?? 0) + bytes > limit) throw picturesFull();
    const { rows } = await client.query<{ address: string }>(
      `insert into studio.pictures as p (hash, webp, width, last_used_at) values ($1, $2, $3, $4)
           on conflict (hash) do update set last_used_at = greatest(p.last_used_at, $4), width = coalesce($3, p.width)
       returning address`,
      [hash, webp, width, now],
    );
    const [picture] = rows;
    if (picture === undefined) throw new Error('Inserting answers the row.');
    for (const each of narrower) {
      await client.query(
        `insert into studio.narrower_pictures (hash, width, webp) values ($1, $2, $3)
             on conflict (hash, width) do nothing`,
        [hash, each.width, each.webp],
      );
    }
    return picture.address;
  });
}

/** A picture by its address, whole or in the width it names; undefined where there is none (any more). */
export async function readPictureAt(pool: Pool, address: string): Promise<Buffer | undefined> {
  const [hash = '', width] = (address.split('/').at(-1) ?? '').replace(/\.webp$/, '').split('-', 2);
  return readPicture(pool, hash, width === undefined ? undefined : Number(width));
}

/** A picture by its hash, in a width that its address names; undefined where there is none (any more). */
async function readPicture(pool: Pool, hash: string, width?: number): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ webp: Buffer }>(
    `select webp from studio.pictures where hash = $1 and ($2::int is null or width = $2)
      union all select webp from studio.narrower_pictures where hash = $1 and width = $2
      limit 1`,
    [hash, width],
  );
  return rows[0]?.webp;
}
