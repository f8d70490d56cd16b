import { berlinDate, berlinInstant, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { findAuditSubject, listAuditEntries, type ListedAuditEntry } from '../audit/audit-log-repository.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';
import { readAddress, readArguments, readSince } from './command-line/arguments.ts';

/** `audit-log`: what staff did, and whose data they read. */
export const auditLogCommand: StudioCommand = {
  name: 'audit-log',
  usage: 'audit-log [--since DATE] [--about EMAIL]',
  summary: 'list what staff and the operator did and looked at, the newest first',
  run: runAuditLog,
};

async function runAuditLog({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(
    words,
    { since: { type: 'string' }, about: { type: 'string' } },
    { allowPositionals: false },
  );
  if (typed.kind === 'wrong_usage') return typed;
  const { about } = typed.values;
  const read = readSince(typed.values.since);
  if (read.kind === 'wrong_usage') return read;
  const address = about === undefined ? undefined : readAddress(about);
  if (address?.kind === 'wrong_usage') return address;

  const entries = await withDatabase(async (pool) => {
    await openStudio(pool);
    const subject = address && (await findAuditSubject(pool, address.email));
    if (subject?.customerId === null && subject.accountUid === null) return undefined;
    return listAuditEntries(pool, { since: berlinInstant(read.since), ...(subject && { about: subject }) });
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
