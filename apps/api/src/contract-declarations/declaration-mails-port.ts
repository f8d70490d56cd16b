import type { ReceivedDeclaration } from '@lifted/domain/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language';
import type { PoolClient } from 'pg';

/** A declaration as the mails about it need it. */
export interface DeclarationInMail extends ReceivedDeclaration {
  readonly language: Language;
}

/**
 * Writes the receipt and the studio's own mail in the transaction of the declaration, and answers the receipt's
 * Message-ID: no declaration without its receipt, no receipt of what was not stored.
 */
export type WriteDeclarationMails = (client: PoolClient, received: DeclarationInMail) => Promise<string>;
