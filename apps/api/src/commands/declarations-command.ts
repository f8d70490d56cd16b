import { declarationReceipt } from '@lifted/domain/contracts/contract-declaration-receipt';
import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import {
  listDeclarations,
  type ReceiptState,
  type StoredDeclaration,
} from '../features/contracts/contract-declaration-repository.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { readArguments, readSince } from './command-line/arguments.ts';

/** `declarations`: every Kündigung and Widerruf received, and whether its receipt was sent. */
export const declarationsCommand: StudioCommand = {
  name: 'declarations',
  usage: 'declarations [--since DATE]',
  summary: 'list who cancelled or withdrew from a contract, the newest first',
  run: runDeclarations,
};

const RECEIPT_WORDS: Readonly<Record<ReceiptState, string>> = {
  sent: 'receipt sent',
  waiting: 'receipt waits for the mail server',
  on_page: 'receipt shown on the page, no mail: the address had its mails of the hour',
  given_up: 'RECEIPT NOT DELIVERED: please write to this person',
};

async function runDeclarations({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { since: { type: 'string' } }, { allowPositionals: false });
  if (typed.kind === 'wrong_usage') return typed;
  const read = readSince(typed.values.since);
  if (read.kind === 'wrong_usage') return read;
  const declarations = await withDatabase(async (pool) => {
    await openStudio(pool);
    return listDeclarations(pool, berlinInstant(read.since));
  });
  if (declarations.length === 0) screen.print('Nobody has cancelled or withdrawn in this time.');
  for (const [index, declaration] of declarations.entries()) {
    if (index > 0) screen.print('');
    for (const line of declarationLines(declaration)) screen.print(line);
  }
  return { kind: 'done' };
}

/** A declaration as in its receipt, with the state of the receipt above. */
function declarationLines(stored: StoredDeclaration): string[] {
  const { rows } = declarationReceipt(stored, 'en', studio.legal.company);
  return [
    `${stored.reference}  ${RECEIPT_WORDS[stored.receipt]}`,
    ...rows.map(({ name, value }) => `   ${name}: ${value.replaceAll('\n', '\n      ')}`),
  ];
}
