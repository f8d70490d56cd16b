import { createHash } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import type { ByteRange } from '../../http/headers/byte-range.ts';
import { clipsFull } from './clip-refusals.ts';

/** About two hundred clips. */
export const MOST_STORED_CLIP_BYTES = 256 * 1024 * 1024;
const HASH_LENGTH = 32;
const PIECE_BYTES = 128 * 1024;

interface NewClip {
  readonly type: 'mp4' | 'webm';
  readonly data: Uint8Array;
  readonly poster: Buffer;
}

/**
 * Stores a clip and answers its address; the same content has the same one, and keeps the still picture it has. Throws a
 * refusal where all clips together would be larger than `limit` bytes.
 */
export function storeClip(
  pool: Pool,
  { type, data, poster }: NewClip,
  now: Date,
  limit = MOST_STORED_CLIP_BYTES,
): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
  return inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('clips', 0))`);
    const stored = await client.query<{ bytes: number }>(
      'select coalesce(sum(octet_length(data)), 0)::float8 as bytes from studio.clips where hash <> $1',
      [hash],
    );
    if ((stored.rows[0]?.bytes ?? 0) + data.length > limit) throw clipsFull();
    const { rows } = await client.query<{ address: string }>(
      `insert into studio.clips as c (hash, type, data, poster, last_used_at) values ($1, $2, $3, $4, $5)
           on conflict (hash) do update set last_used_at = greatest(c.last_used_at, $5)
       returning address`,
      [hash, type, data, poster, now],
    );
    const [clip] = rows;
    if (clip === undefined) throw new Error('Inserting answers the row.');
    return clip.address;
  });
}

/** The still picture of a clip; undefined where there is none (any more). */
export async function readPoster(pool: Pool, hash: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ poster: Buffer }>('select poster from studio.clips where hash = $1', [
    hash,
  ]);
  return rows[0]?.poster;
}

/** Length of a clip in bytes; undefined where there is none (any more). */
export async function clipLength(pool: Pool, hash: string, type: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ length: number }>(
    'select octet_length(data) as length from studio.clips where hash = $1 and type = $2',
    [hash, type],
  );
  return rows[0]?.length;
}

/**
 * Bytes of a clip, a piece at a time: what nobody takes is not read either. Throws a refusal when the clip is removed
 * meanwhile.
 */
export async function* readClipPieces(
  pool: Pool,
  hash: string,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let start = first; start <= last; start += PIECE_BYTES) {
    const piece = await readClipPart(pool, hash, {
      first: start,
      last: Math.min(last, start + PIECE_BYTES - 1),
    });
    if (piece === undefined) throw nothingHere();
    yield piece;
  }
}

async function readClipPart(
  pool: Pool,
  hash: string,
  { first, last }: ByteRange,
): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ part: Buffer }>(
    'select substring(data from $2 for $3) as part from studio.clips where hash = $1',
    [hash, first + 1, last - first + 1],
  );
  return rows[0]?.part;
}

/** Addresses of clips with the names of the exercises that show them, those that none shows first. */
export async function listKnownClips(pool: Pool): Promise<{ address: string; exercises: string[] }[]> {
  const { rows } = await pool.query<{ address: string; exercises: string[] }>(
    `select address, coalesce(array_agg(x.name order by x.name) filter (where x.id is not null), '{}') as exercises
       from (select address from studio.clips
              union select video_url from studio.exercises where video_url is not null) known
       left join studio.exercises x on x.video_url = known.address
      group by address order by count(x.id) > 0, min(x.name), address`,
  );
  return rows;
}
