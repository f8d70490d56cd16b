import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, type BackupSummary } from '@lifted/database/backup';
import { DatabaseNotEmptyError, restore } from '@lifted/database/restore';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { readOpening } from './backup-keys-command.ts';
import { readArguments } from './command-line/arguments.ts';
import {
  NOT_SEALED,
  noteSecretToKeep,
  runContinuousBackup,
  runRestoreMoment,
  sayAfterRestore,
  settleRestored,
} from './continuous-backup.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** `backup FILE`: the whole database in one file, while the studio keeps running; `--continuous`: every second from now on. */
export const backupCommand: StudioCommand = {
  name: 'backup',
  usage: 'backup FILE | --continuous DIR|off [--keep DAYS]',
  summary:
    'write everything into one file, or go on writing every change; it holds personal data, keep it safe',
  run: runBackup,
};

async function runBackup(call: CommandCall): Promise<CommandOutcome> {
  const { words, resolvePath, withDatabase, backupKeys, screen } = call;
  const typed = readArguments(words, { continuous: { type: 'string' }, keep: { type: 'string' } });
  if (typed.kind === 'wrong_usage') return typed;
  const { continuous, keep } = typed.values;
  if (continuous !== undefined) return runContinuousBackup(call, { directory: continuous, keep });
  const [path, ...rest] = typed.positionals;
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
  const content = await withDatabase((pool) => backup(pool, file, backupKeys));
  screen.print(`Backed up ${describeContent(content)} to ${file}.`);
  if (backupKeys === undefined) screen.note(NOT_SEALED);
  noteSecretToKeep(call);
  return { kind: 'done' };
}

/** `restore FILE`: the database as it was at the backup; `restore DIRECTORY --at TIME`: at any second of a continuous one. */
export const restoreCommand: StudioCommand = {
  name: 'restore',
  usage: 'restore FILE | DIR --at TIME [--key FILE] [--replace]',
  summary: 'bring back what a backup holds, its mails on hold; with --replace in place of all existing data',
  run: runRestore,
};

async function runRestore(call: CommandCall): Promise<CommandOutcome> {
  const { words, resolvePath, withDatabase, screen } = call;
  const typed = readArguments(words, {
    replace: { type: 'boolean' },
    at: { type: 'string' },
    key: { type: 'string' },
    unsealed: { type: 'boolean' },
  });
  if (typed.kind === 'wrong_usage') return typed;
  const [path, ...rest] = typed.positionals;
  if (path === undefined) return { kind: 'wrong_usage', sentence: 'Which file shall be restored?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'A backup is one file.' };
  const { replace = false, at, key, unsealed = false } = typed.values;
  const opening = await readOpening(call, { key, unsealed });
  if ('kind' in opening) return opening;
  if (at !== undefined) return runRestoreMoment(call, { directory: path, at, replace, opening });
  const file = resolvePath(path);
  if (!existsSync(file)) return { kind: 'failed', sentence: `There is no file ${file}.` };
  try {
    let onHold = 0;
    const content = await withDatabase((pool) =>
      restore(pool, file, {
        replace,
        opening,
        async afterwards(client) {
          onHold = await settleRestored(client);
        },
      }),
    );
    screen.print(`Restored ${describeContent(content)} from ${file}.`);
    sayAfterRestore(call, onHold);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof DatabaseNotEmptyError)) throw error;
    return {
      kind: 'failed',
      sentence: `The database holds data already. To replace all of it: npm run studio -- restore ${words.join(' ')} --replace`,
    };
  }
}

/** A backup's contents in words: '1,234 rows of 9 tables, as of 2026-11-20 18:30'. */
function describeContent({ tables, rows, created_at }: BackupSummary): string {
  const writtenAt = new Date(created_at);
  const asOf = `${berlinDate(writtenAt)} ${berlinTime(writtenAt)}`;
  return `${rows.toLocaleString('en')} rows of ${tables} tables, as of ${asOf}`;
}
