import type { Pool, PoolClient } from 'pg';

/** Who did something. */
export type AuditActor =
  /** Somebody at the command line. */
  | { readonly kind: 'operator' }
  /** A signed-in person. */
  | { readonly kind: 'account'; readonly uid: string }
  /** The server itself. */
  | { readonly kind: 'studio' };

/** Whom it was about; both null for an action about nobody in particular. */
export interface AuditSubject {
  readonly customerId: string | null;
  readonly accountUid: string | null;
}

export interface AuditEntry extends AuditSubject {
  readonly at: Date;
  readonly actor: AuditActor;
  /** Defined by the program, such as the name of a command; never user input. */
  readonly action: string;
}

/** Reading a customer's data; a unique index on the table counts it once a day. */
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

interface Access {
  readonly at: Date;
  readonly uid: string;
  readonly customerNumber: number;
}

/** Appends that a person read a customer's data, unless that is recorded for this day already. */
export async function writeAccess(pool: Pool, { at, uid, customerNumber }: Access): Promise<void> {
  await pool.query(
    `insert into studio.audit_log (at, actor, actor_uid, action, customer_id)
     select $1, 'account', $2, $3, c.id
       from studio.customers c where c.number = $4
         on conflict do nothing`,
    [at, uid, LOOK_AT_CUSTOMER, customerNumber],
  );
}

interface Accesses extends Omit<Access, 'customerNumber'> {
  readonly customerIds: readonly string[];
}

/** The same for several customers by their ids; unknown ones are left out. */
export async function writeAccesses(pool: Pool, { at, uid, customerIds }: Accesses): Promise<void> {
  await pool.query(
    `insert into studio.audit_log (at, actor, actor_uid, action, customer_id)
     select $1, 'account', $2, $3, c.id
       from studio.customers c where c.id = any($4)
         on conflict do nothing`,
    [at, uid, LOOK_AT_CUSTOMER, customerIds],
  );
}

/** Whom an address currently belongs to; both null if nobody. */
export async function findAuditSubject(client: Pool | PoolClient, email: string): Promise<AuditSubject> {
  const { rows } = await client.query<AuditSubject>(
    `select (select id from studio.customers where email = $1) as "customerId",
            (select a.uid from studio.accounts a join identity."user" u on u.id = a.uid
              where a.provider = 'studio' and u.email = $1) as "accountUid"`,
    [email],
  );
  return rows[0] ?? { customerId: null, accountUid: null };
}

/** The owner of a pass or membership; both null if there is none. */
export async function findOwner(pool: Pool, entitlementId: string): Promise<AuditSubject> {
  const { rows } = await pool.query<AuditSubject>(
    `select c.id as "customerId", a.uid as "accountUid"
       from studio.entitlements e join studio.customers c on c.number = e.customer_number
       left join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      where e.id = $1`,
    [entitlementId],
  );
  return rows[0] ?? { customerId: null, accountUid: null };
}

/** An entry as shown to the operator. */
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
  /** Undefined: about everyone. */
  readonly about?: AuditSubject;
}

/** Entries since an instant, newest first. */
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
