import type { PoolClient } from 'pg';
import {
  declarationNotice,
  declarationReceiptMail,
  type DeclarationMailSettings,
  type MailedDeclaration,
} from './declaration-letters.ts';
import { writeMail } from './outbox.ts';

/** Writes the mails about a declaration into the outbox: the receipt, whose Message-ID it answers, and the studio's. */
export function declarationMails(
  settings: DeclarationMailSettings,
): (client: PoolClient, received: MailedDeclaration) => Promise<string> {
  return async (client, received) => {
    const receipt = declarationReceiptMail(settings, received);
    await writeMail(client, receipt);
    await writeMail(client, declarationNotice(settings, received));
    return receipt.messageId;
  };
}
