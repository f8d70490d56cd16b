/** The PIN a coach unlocks the floor with: hashed, and locked for a growing time by wrong ones (studio operations, section 3). */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTransaction } from '@lifted/database/transaction';
import { pinLockedUntil } from '@lifted/domain/floor/pin-lock';
import type { Pool, PoolClient } from 'pg';
import type { FloorCaller } from '../../http/caller.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

async function hashedPin(pin: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(pin, salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = ''] = stored.split('.');
  const hashed = await hashedPin(pin, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(Buffer.from(hashed), Buffer.from(stored));
}

/** Sets or removes a coach's PIN and forgets wrong ones; false for an unknown coach. */
export async function setPin(
  client: PoolClient,
  coachId: string,
  pin: string | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.coaches where id = $1', [coachId]);
  if (rowCount === 0) return false;
  await client.query(
    'update studio.floor_unlocks set failures = 0, locked_until = null where coach_id = $1',
    [coachId],
  );
  await client.query('delete from studio.coach_pins where coach_id = $1', [coachId]);
  if (pin === null) return true;
  await client.query('insert into studio.coach_pins (coach_id, pin_hash, set_at) values ($1, $2, $3)', [
    coachId,
    await hashedPin(pin),
    now,
  ]);
  return true;
}

export type UnlockOutcome =
  | { readonly outcome: 'unlocked'; readonly firstName: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'locked'; readonly until: Date }
  | { readonly outcome: 'no_pin' };

interface PinRow {
  readonly firstName: string;
  readonly pinHash: string;
}

/**
 * Checks a coach's PIN at a tablet. Attempts at one tablet and coach run one after the other, and each wrong one is counted
 * before it is answered, so that no burst of guesses gets past the lock.
 */
export async function unlock(
  pool: Pool,
  { deviceId, coachId, pin }: { readonly deviceId: string; readonly coachId: string; readonly pin: string },
  now: Date,
): Promise<UnlockOutcome> {
  return inTransaction(pool, async (client): Promise<UnlockOutcome> => {
    const pins = await client.query<PinRow>(
      `select c.first_name as "firstName", p.pin_hash as "pinHash"
         from studio.coaches c join studio.coach_pins p on p.coach_id = c.id where c.id = $1`,
      [coachId],
    );
    const [found] = pins.rows;
    if (found === undefined) return { outcome: 'no_pin' };
    const { rows } = await client.query<{ failures: number; lockedUntil: Date | null }>(
      `insert into studio.floor_unlocks (device_id, coach_id) values ($1, $2)
           on conflict (device_id, coach_id) do update set failures = studio.floor_unlocks.failures
       returning failures, locked_until as "lockedUntil"`,
      [deviceId, coachId],
    );
    const { failures, lockedUntil } = rows[0] ?? { failures: 0, lockedUntil: null };
    if (lockedUntil !== null && now.getTime() < lockedUntil.getTime()) {
      return { outcome: 'locked', until: lockedUntil };
    }
    if (await isPin(pin, found.pinHash)) {
      await client.query(
        `update studio.floor_unlocks set unlocked_at = $3, failures = 0, locked_until = null
          where device_id = $1 and coach_id = $2`,
        [deviceId, coachId, now],
      );
      return { outcome: 'unlocked', firstName: found.firstName };
    }
    const until = pinLockedUntil(failures + 1, now);
    await client.query(
      `update studio.floor_unlocks set failures = $3, locked_until = $4 where device_id = $1 and coach_id = $2`,
      [deviceId, coachId, failures + 1, until],
    );
    return until === null ? { outcome: 'wrong' } : { outcome: 'locked', until };
  });
}

/** Coaches who unlocked this very tablet since an instant. */
export async function coachesAt(
  client: Pool | PoolClient,
  deviceId: string,
  since: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ coachId: string }>({
    name: 'coaches-at-tablet',
    text: 'select coach_id as "coachId" from studio.floor_unlocks where device_id = $1 and unlocked_at >= $2',
    values: [deviceId, since],
  });
  return new Set(rows.map(({ coachId }) => coachId));
}

/**
 * Coaches whose commands a tablet still sends: who unlocked it since an instant, or one of its room that is revoked by now. A
 * tablet that is enrolled again is a new one, and what waits on it was made on the revoked one.
 */
export async function coachesWithUnsent(
  client: PoolClient,
  { deviceId, locationId }: Pick<FloorCaller, 'deviceId' | 'locationId'>,
  since: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ coachId: string }>({
    name: 'coaches-with-unsent',
    text: `select u.coach_id as "coachId"
       from studio.floor_unlocks u join studio.floor_devices d on d.id = u.device_id
      where u.unlocked_at >= $3 and (d.id = $1 or d.location_id = $2 and d.revoked_at is not null)`,
    values: [deviceId, locationId, since],
  });
  return new Set(rows.map(({ coachId }) => coachId));
}

/** A coach as the floor shows them. */
interface CoachAtFloor {
  readonly id: string;
  readonly first_name: string;
  readonly profile_image_url: string | null;
  readonly has_pin: boolean;
}

/** All coaches, and whether they have a PIN. */
export async function readCoaches(pool: Pool): Promise<CoachAtFloor[]> {
  const { rows } = await pool.query<CoachAtFloor>(
    `select c.id, c.first_name, c.profile_image_url, p.coach_id is not null as has_pin
       from studio.coaches c left join studio.coach_pins p on p.coach_id = c.id order by c.first_name, c.id`,
  );
  return rows;
}
