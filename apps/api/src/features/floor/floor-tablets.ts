/** Tablets of the floor: prepared at the desk, enrolled with a code, told by a credential of their own, revoked. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import type { FloorCaller } from '../../http/caller.ts';

/** How long the code of a new tablet holds. */
export const CODE_LIFETIME_MS = 15 * MINUTE_MS;
/** Letters and digits that nobody mistakes for one another. */
const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const TOKEN_BYTES = 32;
/** How often a connected tablet is noted. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The stored form of a code or credential: both are long and random, so a fast hash is enough. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A code as typed: small letters, spaces and hyphens do not matter. */
function normalizedCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

interface NewTablet {
  readonly name: string;
  readonly locationId: string;
}

/** Prepares a tablet and answers its code, which is shown once. */
export async function addTablet(
  client: PoolClient,
  { name, locationId }: NewTablet,
  now: Date,
): Promise<{ readonly id: string; readonly code: string; readonly codeExpiresAt: Date }> {
  const id = randomUUID();
  const code = Array.from({ length: CODE_LENGTH }, () =>
    CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length)),
  ).join('');
  const codeExpiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  await client.query(
    `insert into studio.floor_devices (id, name, location_id, added_at, code_hash, code_expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, name, locationId, now, hashOf(code), codeExpiresAt],
  );
  return { id, code: `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`, codeExpiresAt };
}

/** A tablet with its room. */
export interface FloorTablet {
  readonly id: string;
  readonly name: string;
  readonly locationId: string;
  readonly locationName: string;
}

const TABLET = `d.id::text, d.name, d.location_id as "locationId", l.name as "locationName"`;

/** Enrols the tablet with this code; undefined for a code that is unknown, used or too old. */
export async function enrolTablet(
  pool: Pool,
  code: string,
  now: Date,
): Promise<{ readonly token: string; readonly device: FloorTablet } | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await pool.query<FloorTablet>(
    `update studio.floor_devices d
        set token_hash = $2, enrolled_at = $3, last_seen_at = $3, code_hash = null, code_expires_at = null
       from studio.locations l
      where l.id = d.location_id and d.code_hash = $1 and d.code_expires_at > $3 and d.revoked_at is null
      returning ${TABLET}`,
    [hashOf(normalizedCode(code)), hashOf(token), now],
  );
  const [device] = rows;
  return device && { token, device };
}

/** The tablet with this credential; undefined for an unknown or revoked one. */
export async function findTablet(pool: Pool, token: string, now: Date): Promise<FloorCaller | undefined> {
  const { rows } = await pool.query<{ id: string; locationId: string; lastSeenAt: Date }>({
    name: 'find-floor-device',
    text: `select id, location_id as "locationId", last_seen_at as "lastSeenAt"
       from studio.floor_devices where token_hash = $1 and revoked_at is null`,
    values: [hashOf(token)],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await pool.query('update studio.floor_devices set last_seen_at = $2 where id = $1', [found.id, now]);
  }
  return { kind: 'floor', deviceId: found.id, locationId: found.locationId };
}

/** A tablet by its id. */
export async function readTablet(pool: Pool, id: string): Promise<FloorTablet | undefined> {
  const { rows } = await pool.query<FloorTablet>(
    `select ${TABLET} from studio.floor_devices d join studio.locations l on l.id = d.location_id where d.id = $1`,
    [id],
  );
  return rows[0];
}

/** Revokes a tablet, and the code of one that waits; false where there is none that is not revoked. */
export async function revokeTablet(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.floor_devices set revoked_at = $2, token_hash = null, code_hash = null, code_expires_at = null
      where id::text = $1 and revoked_at is null`,
    [id, now],
  );
  return rowCount === 1;
}

/** A tablet as the desk lists it. */
export interface ListedTablet extends FloorTablet {
  readonly codeExpiresAt: Date | null;
  readonly enrolledAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly revokedAt: Date | null;
}

/** All tablets, those in use first. */
export async function listTablets(pool: Pool): Promise<readonly ListedTablet[]> {
  const { rows } = await pool.query<ListedTablet>(
    `select ${TABLET}, d.code_expires_at as "codeExpiresAt", d.enrolled_at as "enrolledAt",
            d.last_seen_at as "lastSeenAt", d.revoked_at as "revokedAt"
       from studio.floor_devices d join studio.locations l on l.id = d.location_id
      order by d.revoked_at is not null, d.added_at desc, d.id`,
  );
  return rows;
}
