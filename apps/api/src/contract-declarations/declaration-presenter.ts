import type { DeclarationReceipt } from '@lifted/contract/contract-declarations';
import {
  declarationReceipt,
  keptText,
  receiptFileName,
  type ReceivedDeclaration,
} from '@lifted/domain/contract-declaration-receipt';
import type { Language } from '@lifted/domain/language';
import { berlinIso } from '@lifted/domain/studio-calendar';

/** A received declaration as the person sees and keeps it. */
export function presentReceipt(
  received: ReceivedDeclaration,
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
    file: {
      name: receiptFileName(received.declaration.kind, received.reference),
      text: `${keptText(received, language, company)}\n`,
    },
  };
}
