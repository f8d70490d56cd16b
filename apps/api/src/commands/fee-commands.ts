import { inTransaction } from '@lifted/database/transaction';
import { FEE_DECISIONS, FEE_STATES, type FeeDecision } from '@lifted/domain/bookings/fee';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { decideFee, euros, feeSheet, listFees, type ListedFee } from '../classes/fees.ts';
import { printedSheet } from '../http/csv-answer.ts';
import { readArguments } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';

/** `fees [STATE] [--csv]`: what is to be collected, or to be decided. */
export const feesCommand: StudioCommand = {
  name: 'fees',
  usage: 'fees [STATE] [--csv]',
  summary: `list the fees that are due, or in another state (${FEE_STATES.join(', ')}); --csv for a spreadsheet`,
  run: async ({ words, withDatabase, screen }) => {
    const typed = readArguments(words, { csv: { type: 'boolean' } });
    if (typed.kind === 'wrong_usage') return typed;
    const [word = 'due', ...rest] = typed.positionals;
    const state = FEE_STATES.find((one) => one === word);
    if (state === undefined || rest.length > 0) {
      return { kind: 'wrong_usage', sentence: `A state is one of ${FEE_STATES.join(', ')}.` };
    }
    const fees = await withDatabase(async (pool) => {
      await openStudio(pool);
      return listFees(pool, state);
    });
    if (typed.values.csv === true) screen.print(printedSheet(feeSheet(fees)));
    else for (const line of tableLines(fees, state)) screen.print(line);
    return { kind: 'done' };
  },
};

function tableLines(fees: readonly ListedFee[], state: string): string[] {
  if (fees.length === 0) return [`No fee is ${state}.`];
  const rows = fees.map((fee) => [
    fee.id,
    fee.name,
    euros(fee.cents),
    fee.kind.replaceAll('_', ' '),
    `${fee.timerName}, ${berlinDate(fee.start)} ${berlinTime(fee.start)}`,
    fee.objection ?? '',
  ]);
  return textTable(['id', 'customer', 'EUR', 'for', 'class', 'objection'], rows);
}

/** `decide-fee ID waived|due|settled --reason …`: the answer to an objection, a kindness, or a payment. */
export const decideFeeCommand: StudioCommand = {
  name: 'decide-fee',
  usage: 'decide-fee ID HOW [--reason TEXT]',
  summary: 'make a fee `waived` (with a reason the member reads), `due` after an objection, or `settled`',
  run: async (call) => {
    const typed = readArguments(call.words, { reason: { type: 'string' } });
    if (typed.kind === 'wrong_usage') return typed;
    const [id, word, ...rest] = typed.positionals;
    if (id === undefined || rest.length > 0) return { kind: 'wrong_usage', sentence: 'Which fee? One id.' };
    const decision = FEE_DECISIONS.find((one) => one === word);
    if (decision === undefined) {
      return { kind: 'wrong_usage', sentence: `A fee is made ${FEE_DECISIONS.join(', ')}.` };
    }
    const reason = typed.values.reason ?? null;
    if (decision === 'waived' && reason === null) {
      return { kind: 'wrong_usage', sentence: 'Why is it waived? --reason TEXT; the member reads it.' };
    }
    return decide(call, { id, decision, reason });
  },
};

function decide(
  { withDatabase, screen, now }: CommandCall,
  asked: { readonly id: string; readonly decision: FeeDecision; readonly reason: string | null },
): Promise<CommandOutcome> {
  return withDatabase(async (pool): Promise<CommandOutcome> => {
    await openStudio(pool);
    const deciding = { ...asked, by: 'operator', now: now() };
    const result = await inTransaction(pool, (client) => decideFee(client, deciding));
    switch (result.outcome) {
      case 'decided':
        screen.print(`The fee is ${asked.decision}.`);
        return { kind: 'done' };
      case 'unknown':
        return { kind: 'failed', sentence: `There is no fee ${asked.id}. 'fees' lists the ids.` };
      case 'refused':
        return {
          kind: 'failed',
          sentence: `The fee is ${result.state}, so it cannot be made ${asked.decision}.`,
        };
      default:
        return result satisfies never;
    }
  });
}
