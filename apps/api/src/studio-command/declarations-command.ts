import { migrate } from '@lifted/database/migrate';
import { declarationReceipt } from '@lifted/domain/contract-declaration-receipt';
import { berlinInstant, FIRST_CIVIL_DATE, isCivilDate } from '@lifted/domain/studio-calendar';
import { studio } from '@lifted/profile/studio';
import {
  listDeclarations,
  type ReceiptState,
  type StoredDeclaration,
} from '../contract-declarations/contract-declaration-repository.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readWords } from './typed-words.ts';

/** `declarations`: every Kündigung and Widerruf as it was received, and whether its receipt is out. */
export const declarationsCommand: StudioCommand = {
  name: 'declarations',
  usage: 'declarations [--since DATE]',
  summary: 'list who cancelled or withdrew from a contract, the newest first',
  run: runDeclarations,
};

const RECEIPT_WORDS: Readonly<Record<ReceiptState, string>> = {
  sent: 'receipt sent',
  waiting: 'receipt waits for the mail server',
  given_up: 'RECEIPT NOT DELIVERED: please write to this person',
};

const NO_SUCH_DAY: CommandOutcome = {
  kind: 'wrong_usage',
  sentence: 'This is no day of the calendar; type it as 2026-12-31.',
};

async function runDeclarations({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readWords(words, ['since']);
  if (typed.kind === 'wrong_usage') return typed;
  if (typed.plain.length > 0) {
    return { kind: 'wrong_usage', sentence: 'Nothing but --since can be added here.' };
  }
  const { since = FIRST_CIVIL_DATE } = typed.options;
  if (!isCivilDate(since)) return NO_SUCH_DAY;
  const declarations = await withDatabase(async (pool) => {
    await migrate(pool);
    return listDeclarations(pool, berlinInstant(since));
  });
  if (declarations.length === 0) screen.print('Nobody has cancelled or withdrawn in this time.');
  for (const [index, declaration] of declarations.entries()) {
    if (index > 0) screen.print('');
    for (const line of declarationLines(declaration)) screen.print(line);
  }
  return { kind: 'done' };
}

/** One declaration as its receipt tells it, with the state of the receipt above. */
function declarationLines(stored: StoredDeclaration): string[] {
  const { rows } = declarationReceipt(stored, 'en', studio.legal.company);
  return [
    `${stored.reference}  ${RECEIPT_WORDS[stored.receipt]}`,
    ...rows.map(({ name, value }) => `   ${name}: ${value.replaceAll('\n', '\n      ')}`),
  ];
}
