import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, type BackupSummary } from '@lifted/database/backup';
import { DatabaseNotEmptyError, restore } from '@lifted/database/restore';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { holdJobs } from '../jobs/held-jobs.ts';
import { readArguments } from './command-line/arguments.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** `backup FILE`: the whole database in one file, while the studio keeps running. */
export const backupCommand: StudioCommand = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'write everything into one file; it holds personal data, keep it safe',
  run: runBackup,
};

async function runBackup({ words, resolvePath, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const [path, ...rest] = words;
  if (path === undefined)
    return { kind: 'wrong_usage', sentence: 'Which file shall the backup be written to?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'A backup is one file.' };
  const file = resolvePath(path);
  if (existsSync(file)) {
    return {
      kind: 'failed',
      sentence: `${file} exists already and is not overwritten. Choose another name.`,
    };
  }
  if (!existsSync(dirname(file))) {
    return { kind: 'failed', sentence: `There is no directory ${dirname(file)} to write the backup to.` };
  }
  const content = await withDatabase((pool) => backup(pool, file));
  screen.print(`Backed up ${describeContent(content)} to ${file}.`);
  return { kind: 'done' };
}

/** `restore FILE [--replace]`: the database as it was at the backup. */
export const restoreCommand: StudioCommand = {
  name: 'restore',
  usage: 'restore FILE [--replace]',
  summary:
    'bring back what a backup holds, its mails on hold; with --replace in place of everything that is there',
  run: runRestore,
};

async function runRestore({
  words,
  resolvePath,
  withDatabase,
  screen,
}: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { replace: { type: 'boolean' } });
  if (typed.kind === 'wrong_usage') return typed;
  const [path, ...rest] = typed.positionals;
  if (path === undefined) return { kind: 'wrong_usage', sentence: 'Which file shall be restored?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'A backup is one file.' };
  const file = resolvePath(path);
  if (!existsSync(file)) return { kind: 'failed', sentence: `There is no file ${file}.` };
  try {
    const { replace = false } = typed.values;
    let held = 0;
    const content = await withDatabase((pool) =>
      restore(pool, file, {
        replace,
        async afterwards(client) {
          held = await holdJobs(client);
        },
      }),
    );
    screen.print(`Restored ${describeContent(content)} from ${file}.`);
    if (held > 0) screen.print(HELD_SENTENCE);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof DatabaseNotEmptyError)) throw error;
    return {
      kind: 'failed',
      sentence: `The database holds data already. To replace all of it: npm run studio -- restore ${path} --replace`,
    };
  }
}

const HELD_SENTENCE =
  'Mails and tasks of that time are on hold, since some may have run since. See them with: npm run studio -- jobs, ' +
  'then let them run (jobs resume) or throw them away (jobs discard mail).';

/** A backup's contents in words: '1,234 rows of 9 tables, as of 2026-11-20 18:30'. */
function describeContent({ tables, rows, created_at }: BackupSummary): string {
  const writtenAt = new Date(created_at);
  const asOf = `${berlinDate(writtenAt)} ${berlinTime(writtenAt)}`;
  return `${rows.toLocaleString('en')} rows of ${tables} tables, as of ${asOf}`;
}
