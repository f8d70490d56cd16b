import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { listPartners } from '../classes/roster/guests.ts';
import {
  listPartnerVisits,
  partnerVisitSheet,
  VISIT_COLUMNS,
  visitCells,
} from '../classes/roster/partner-visits.ts';
import { printedSheet } from '../http/csv-answer.ts';
import { readArguments } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';

/** `partner-visits --partner ID --month MONTH [--csv]`: what a partner service pays for. */
export const partnerVisitsCommand: StudioCommand = {
  name: 'partner-visits',
  usage: 'partner-visits --partner ID --month MONTH [--csv]',
  summary: 'list the guests of a partner service who came in a month; --csv for a spreadsheet',
  run: async (call) => {
    const typed = readArguments(
      call.words,
      { partner: { type: 'string' }, month: { type: 'string' }, csv: { type: 'boolean' } },
      { allowPositionals: false },
    );
    if (typed.kind === 'wrong_usage') return typed;
    const { partner, month, csv = false } = typed.values;
    if (partner === undefined) {
      return { kind: 'wrong_usage', sentence: 'Which partner? Type its id, such as --partner wellpass.' };
    }
    if (month === undefined || !isCivilDate(`${month}-01`)) {
      return { kind: 'wrong_usage', sentence: 'Which month? Type it as --month 2026-11.' };
    }
    return list(call, { partner, month, csv });
  },
};

function list(
  { withDatabase, screen }: CommandCall,
  { partner, month, csv }: { readonly partner: string; readonly month: string; readonly csv: boolean },
): Promise<CommandOutcome> {
  return withDatabase(async (pool): Promise<CommandOutcome> => {
    await openStudio(pool);
    const visits = await listPartnerVisits(pool, partner, month);
    if (visits === undefined) {
      const ids = (await listPartners(pool)).map(({ id }) => id).join(', ');
      const known = ids === '' ? 'There are none yet.' : `There are ${ids}.`;
      return { kind: 'failed', sentence: `There is no partner ${partner}. ${known}` };
    }
    if (csv) screen.print(printedSheet(partnerVisitSheet(visits)));
    else if (visits.length === 0) screen.print(`No guest of ${partner} was marked present in ${month}.`);
    else for (const line of textTable(VISIT_COLUMNS, visits.map(visitCells))) screen.print(line);
    return { kind: 'done' };
  });
}
