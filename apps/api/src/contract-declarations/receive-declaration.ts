import { inTransaction } from '@lifted/database/transaction';
import { receivedSecond, repeatsSince, type ContractDeclaration } from '@lifted/domain/contract-declaration';
import type { ReceivedDeclaration } from '@lifted/domain/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language';
import type { Pool } from 'pg';
import {
  contentHash,
  findRepeated,
  holdContent,
  insertDeclaration,
} from './contract-declaration-repository.ts';
import type { WriteDeclarationMails } from './declaration-mails-port.ts';
import { newReference } from './declaration-reference.ts';

interface Submission {
  readonly declaration: ContractDeclaration;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Stores a declaration and writes the mails about it, both or neither. The same words within ten minutes were received
 * before: they change nothing and are answered with the first receipt.
 */
export async function receiveDeclaration(
  pool: Pool,
  writeMails: WriteDeclarationMails,
  { declaration, language, now }: Submission,
): Promise<ReceivedDeclaration> {
  const hash = contentHash(declaration);
  return inTransaction(pool, async (client) => {
    await holdContent(client, hash);
    const before = await findRepeated(client, hash, repeatsSince(now));
    if (before !== undefined) return { declaration, ...before };

    const received = { declaration, reference: newReference(), receivedAt: receivedSecond(now) };
    const receiptMessageId = await writeMails(client, { ...received, language });
    await insertDeclaration(client, { ...received, language, hash, receiptMessageId });
    return received;
  });
}
