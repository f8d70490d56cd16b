import { migrate } from '@lifted/database/migrate';
import {
  berlinDate,
  berlinInstant,
  berlinTime,
  FIRST_CIVIL_DATE,
  isCivilDate,
} from '@lifted/domain/studio-calendar';
import {
  findAuditSubject,
  listAuditEntries,
  type ListedAuditEntry,
} from '../audit-log/audit-log-repository.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { textTable } from './text-table.ts';
import { readAddress, readWords } from './typed-words.ts';

/** `audit-log`: who of the team did what, and looked at whose data. */
export const auditLogCommand: StudioCommand = {
  name: 'audit-log',
  usage: 'audit-log [--since DATE] [--about EMAIL]',
  summary: 'list what staff and the operator did and looked at, the newest first',
  run: runAuditLog,
};

const NO_SUCH_DAY: CommandOutcome = {
  kind: 'wrong_usage',
  sentence: 'This is no day of the calendar; type it as 2026-12-31.',
};

async function runAuditLog({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readWords(words, ['since', 'about']);
  if (typed.kind === 'wrong_usage') return typed;
  if (typed.plain.length > 0)
    return { kind: 'wrong_usage', sentence: 'Nothing but --since and --about can be added here.' };
  const { since = FIRST_CIVIL_DATE, about } = typed.options;
  if (!isCivilDate(since)) return NO_SUCH_DAY;
  const address = about === undefined ? undefined : readAddress(about);
  if (address?.kind === 'wrong_usage') return address;

  const entries = await withDatabase(async (pool) => {
    await migrate(pool);
    const subject = address && (await findAuditSubject(pool, address.email));
    if (subject?.customerId === null && subject.accountUid === null) return undefined;
    return listAuditEntries(pool, { since: berlinInstant(since), ...(subject && { about: subject }) });
  });
  if (entries === undefined)
    return { kind: 'failed', sentence: `The studio knows nobody as ${address?.email ?? ''}.` };
  const header = ['When', 'Who', 'What', 'Customer', 'Account'];
  for (const line of textTable(header, entries.map(cellsOf))) screen.print(line);
  return { kind: 'done' };
}

function cellsOf({ at, actor, actorUid, action, customerId, accountUid }: ListedAuditEntry): string[] {
  const who = actorUid === null ? actor : `${actor} ${actorUid}`;
  return [`${berlinDate(at)} ${berlinTime(at)}`, who, action, customerId ?? '', accountUid ?? ''];
}
