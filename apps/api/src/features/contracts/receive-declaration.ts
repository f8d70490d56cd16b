import { randomInt } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import {
  receivedSecond,
  repeatsSince,
  type ContractDeclaration,
} from '@lifted/domain/contracts/contract-declaration';
import type { ReceivedDeclaration } from '@lifted/domain/contracts/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import {
  contentHash,
  lockContent,
  insertDeclaration,
  wereReceived,
} from './contract-declaration-repository.ts';
import { writeDeclarationMails } from './declaration-letters.ts';

interface Submission {
  readonly declaration: ContractDeclaration;
  readonly language: Language;
  readonly now: Date;
}

/** A received declaration, and whether its receipt is also sent by mail. */
export interface AnsweredDeclaration extends ReceivedDeclaration {
  readonly isMailed: boolean;
}

/**
 * Stores a declaration and writes its mails in one transaction. Every submission gets its own reference and time, even a
 * repeated one: mentioning an earlier one would reveal that someone ended a contract. The studio is mailed the same content
 * once in ten minutes.
 */
export async function receiveDeclaration(
  pool: Pool,
  settings: LetterSettings,
  { declaration, language, now }: Submission,
): Promise<AnsweredDeclaration> {
  const hash = contentHash(declaration);
  return inTransaction(pool, async (client) => {
    await lockContent(client, hash);
    const isRepeated = await wereReceived(client, hash, repeatsSince(now));
    const received = { declaration, reference: newReference(), receivedAt: receivedSecond(now) };
    const mailed = { ...received, language };
    const receiptMessageId = await writeDeclarationMails(client, settings, mailed, isRepeated);
    await insertDeclaration(client, { ...mailed, hash, receiptMessageId });
    return { ...received, isMailed: receiptMessageId !== null };
  });
}

/** Digits and letters that cannot be confused on paper or on the phone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 4;
const GROUPS = 2;

/** A reference that does not reveal how many declarations there are: 'LF-7K3M-9QPD'. */
function newReference(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
  return ['LF', ...groups].join('-');
}
