import type { Pool, PoolClient } from 'pg';

/** Who did something. */
export type AuditActor =
  /** Somebody at the command line. */
  | { readonly kind: 'operator' }
  /** Somebody signed in. */
  | { readonly kind: 'account'; readonly uid: string }
  /** The server's own jobs. */
  | { readonly kind: 'studio' };

/** Whom it was about; both null for an action that is about no one person. */
export interface AuditSubject {
  readonly customerId: string | null;
  readonly accountUid: string | null;
}

export interface AuditEntry extends AuditSubject {
  readonly at: Date;
  readonly actor: AuditActor;
  /** A word of the program, such as the name of a command; never anything somebody typed. */
  readonly action: string;
}

/** Looking at a customer's data; the table knows it, so that it counts once a day. */
export const LOOK_AT_CUSTOMER = 'look-at-customer';

/** Appends an entry. */
export async function writeAuditEntry(
  client: Pool | PoolClient,
  { at, actor, action, customerId, accountUid }: AuditEntry,
): Promise<void> {
  await client.query(
    `insert into studio.audit_log (at, actor, actor_uid, action, customer_id, account_uid)
     values ($1, $2, $3, $4, $5, $6)`,
    [at, actor.kind, actor.kind === 'account' ? actor.uid : null, action, customerId, accountUid],
  );
}

interface Look {
  readonly at: Date;
  readonly uid: string;
  readonly customerNumber: number;
}

/**
 * Appends that somebody looked at a customer's data, unless it stands there for this day already. Whoever signs in at
 * Firebase is named by the account at the studio.
 */
export async function writeLook(pool: Pool, { at, uid, customerNumber }: Look): Promise<void> {
  await pool.query(
    `insert into studio.audit_log (at, actor, actor_uid, action, customer_id)
     select $1, 'account', coalesce((select f.account_uid from studio.firebase_identities f where f.uid = $2), $2), $3, c.id
       from studio.customers c where c.number = $4
         on conflict do nothing`,
    [at, uid, LOOK_AT_CUSTOMER, customerNumber],
  );
}

/** Whom an address belongs to at this moment; nobody as both null. */
export async function findAuditSubject(client: Pool | PoolClient, email: string): Promise<AuditSubject> {
  const { rows } = await client.query<AuditSubject>(
    `select (select id from studio.customers where email = $1) as "customerId",
            (select a.uid from studio.accounts a join identity."user" u on u.id = a.uid
              where a.provider = 'studio' and u.email = $1) as "accountUid"`,
    [email],
  );
  return rows[0] ?? { customerId: null, accountUid: null };
}

/** An entry as the operator reads it. */
export interface ListedAuditEntry {
  readonly at: Date;
  readonly actor: AuditActor['kind'];
  readonly actorUid: string | null;
  readonly action: string;
  readonly customerId: string | null;
  readonly accountUid: string | null;
}

interface AuditQuery {
  readonly since: Date;
  /** None: about everybody. */
  readonly about?: AuditSubject;
}

/** Entries since an instant, the newest first. */
export async function listAuditEntries(
  pool: Pool,
  { since, about }: AuditQuery,
): Promise<readonly ListedAuditEntry[]> {
  const { rows } = await pool.query<ListedAuditEntry>(
    `select at, actor, actor_uid as "actorUid", action, customer_id as "customerId", account_uid as "accountUid"
       from studio.audit_log
      where at >= $1
        and ($2::boolean or customer_id = $3 or account_uid = $4)
      order by at desc, id desc`,
    [since, about === undefined, about?.customerId ?? null, about?.accountUid ?? null],
  );
  return rows;
}
