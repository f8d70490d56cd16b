import { createHash } from 'node:crypto';
import type { ContractDeclaration, TerminationCause } from '@lifted/domain/contracts/contract-declaration';
import type { ReceivedDeclaration } from '@lifted/domain/contracts/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language/language';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';

/** The same declaration has the same hash, from any sender and in any language. */
export function contentHash(declaration: ContractDeclaration): Buffer {
  return createHash('sha256').update(JSON.stringify(declaration)).digest();
}

/** Locks the content of a declaration until the transaction ends, so that two clicks are handled one after the other. */
export async function lockContent(client: PoolClient, hash: Buffer): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [hash.readBigInt64BE().toString()]);
}

/** Whether the same content was received since an instant. */
export async function wereReceived(client: PoolClient, hash: Buffer, since: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from studio.contract_declarations where content_hash = $1 and received_at >= $2 limit 1',
    [hash, since],
  );
  return rowCount !== 0;
}

interface NewDeclaration extends ReceivedDeclaration {
  readonly language: Language;
  readonly hash: Buffer;
  /** Null when no mail was sent. */
  readonly receiptMessageId: string | null;
}

/** Stores a declaration as it was received. */
export async function insertDeclaration(client: PoolClient, received: NewDeclaration): Promise<void> {
  const { declaration, reference, receivedAt, language, hash, receiptMessageId } = received;
  const { cause, reason, endsOn } = terminationColumns(declaration);
  await client.query(
    `insert into studio.contract_declarations
       (reference, kind, cause, reason, ends_on, contract, name, membership, email, language, received_at,
        content_hash, receipt_message_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      reference,
      declaration.kind,
      cause,
      reason,
      endsOn,
      declaration.contract,
      declaration.name,
      declaration.membership,
      declaration.email,
      language,
      receivedAt,
      hash,
      receiptMessageId,
    ],
  );
}

function terminationColumns(declaration: ContractDeclaration) {
  if (declaration.kind === 'withdrawal') return { cause: null, reason: null, endsOn: null };
  const { cause, end } = declaration;
  return {
    cause: cause.kind,
    reason: cause.kind === 'extraordinary' ? cause.reason : null,
    endsOn: end.kind === 'day' ? end.day : null,
  };
}

/**
 * Delivery of the receipt: `given_up` after days without a mail server that accepts it, `on_page` when the address had
 * reached its hourly limit and the receipt was only shown on the page.
 */
export type ReceiptState = 'sent' | 'waiting' | 'given_up' | 'on_page';

export interface StoredDeclaration extends ReceivedDeclaration {
  readonly receipt: ReceiptState;
}

interface DeclarationRow extends Pick<StoredDeclaration, 'reference' | 'receivedAt' | 'receipt'> {
  readonly kind: ContractDeclaration['kind'];
  readonly cause: TerminationCause['kind'] | null;
  readonly reason: string | null;
  readonly endsOn: CivilDate | null;
  readonly contract: string | null;
  readonly name: string;
  readonly membership: string | null;
  readonly email: string;
}

/** Every declaration received since an instant, newest first. */
export async function listDeclarations(pool: Pool, since: Date): Promise<StoredDeclaration[]> {
  const { rows } = await pool.query<DeclarationRow>(
    `select d.reference, d.received_at as "receivedAt", d.kind, d.cause, d.reason, d.ends_on as "endsOn",
            d.contract, d.name, d.membership, d.email,
            case when d.receipt_message_id is null then 'on_page'
                 when m.sent_at is not null then 'sent'
                 when j.due_at < 'infinity' then 'waiting'
                 else 'given_up' end as receipt
     from studio.contract_declarations d
     left join studio.mail_outbox m on m.message_id = d.receipt_message_id
     left join studio.jobs j on j.mail_id = m.id
     where d.received_at >= $1
     order by d.received_at desc, d.reference`,
    [since],
  );
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.receivedAt,
    receipt: row.receipt,
    declaration: declarationOf(row),
  }));
}

function declarationOf({ kind, cause, reason, endsOn, ...row }: DeclarationRow): ContractDeclaration {
  const { name, email, membership, contract } = row;
  const declarant = { name, email, membership, contract };
  if (kind === 'withdrawal') return { kind, ...declarant };
  return {
    kind,
    ...declarant,
    cause: cause === 'extraordinary' ? { kind: cause, reason } : { kind: 'ordinary' },
    end: endsOn === null ? { kind: 'next_possible' } : { kind: 'day', day: endsOn },
  };
}
