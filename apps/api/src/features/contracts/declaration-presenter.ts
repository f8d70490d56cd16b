import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import {
  declarationReceipt,
  receiptFileText,
  receiptFileName,
} from '@lifted/domain/contracts/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language/language';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { AnsweredDeclaration } from './receive-declaration.ts';

/** A received declaration in the API's format, with its receipt. */
export function presentReceipt(
  received: AnsweredDeclaration,
  language: Language,
  company: string,
): DeclarationReceipt {
  const { title, lead, rows, next } = declarationReceipt(received, language, company);
  return {
    reference: received.reference,
    received_at: berlinIso(received.receivedAt),
    title,
    lead,
    rows: rows.map(({ name, value }) => ({ name, value })),
    next: [...next],
    mailed: received.isMailed,
    file: {
      name: receiptFileName(received.declaration.kind, received.reference),
      text: `${receiptFileText(received, language, company)}\n`,
    },
  };
}
