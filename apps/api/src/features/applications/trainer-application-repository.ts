import { createHash } from 'node:crypto';
import type { TrainerApplication } from '@lifted/domain/applications/trainer-application';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';

/** A stored application. */
export interface StoredApplication extends TrainerApplication {
  readonly id: number;
  readonly receivedAt: Date;
}

/** Keeps these advisory locks apart from others. */
const LOCK_SPACE = 7;

/** A hash of the details, the same for repeated submissions. */
export function fingerprintOf(application: TrainerApplication): Buffer {
  const { firstName, lastName, whatsapp, phone, email, language, message } = application;
  const details = [firstName, lastName, whatsapp, phone, email, language, message];
  return createHash('sha256').update(JSON.stringify(details)).digest();
}

/**
 * When the same details were last received, null if never. Locks them until the transaction ends, so that of two concurrent
 * submissions the second sees the first.
 */
export async function lastReceived(client: PoolClient, fingerprint: Buffer): Promise<Date | null> {
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_SPACE, fingerprint.readInt32BE()]);
  const { rows } = await client.query<{ receivedAt: Date | null }>(
    'select max(received_at) as "receivedAt" from studio.trainer_applications where fingerprint = $1',
    [fingerprint],
  );
  return rows[0]?.receivedAt ?? null;
}

interface NewApplication {
  readonly application: TrainerApplication;
  readonly fingerprint: Buffer;
  readonly pageLanguage: Language;
  readonly receivedAt: Date;
}

/** Stores an application. */
export async function insertApplication(
  client: PoolClient,
  { application, fingerprint, pageLanguage, receivedAt }: NewApplication,
): Promise<void> {
  const { firstName, lastName, whatsapp, phone, email, language, message } = application;
  await client.query(
    `insert into studio.trainer_applications
       (received_at, first_name, last_name, whatsapp, phone, email, language, message, page_language, fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [receivedAt, firstName, lastName, whatsapp, phone, email, language, message, pageLanguage, fingerprint],
  );
}

/** All applications, newest first. */
export async function listApplications(pool: Pool | PoolClient): Promise<readonly StoredApplication[]> {
  const { rows } = await pool.query<StoredApplication>(
    `select id, received_at as "receivedAt", first_name as "firstName", last_name as "lastName", whatsapp, phone,
            email, language, message
     from studio.trainer_applications
     order by received_at desc, id desc`,
  );
  return rows;
}

/** Deletes an application and returns when it was received; undefined for an unknown id. */
export async function deleteApplication(
  client: PoolClient,
  id: number,
): Promise<{ readonly receivedAt: Date } | undefined> {
  const { rows } = await client.query<{ receivedAt: Date }>(
    'delete from studio.trainer_applications where id = $1 returning received_at as "receivedAt"',
    [id],
  );
  return rows[0];
}
