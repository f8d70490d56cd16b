import { stat } from 'node:fs/promises';
import { migrate } from '@lifted/database/migrate';
import { importDirectory, type ImportResult } from '../import/import-directory.ts';
import { formatFault } from '../import/import-fault.ts';
import type { LeftOut } from '../import/leave-out-forgotten.ts';
import { createImportProgress } from './import-progress.ts';
import { studio } from '@lifted/profile/studio';
import type { Screen } from './command-line/screen.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';
import { readArguments } from './command-line/arguments.ts';

/** `import DIR [--dry-run]`: imports the owner's CSV files; their format is in docs/import-format.md. */
export const importCommand: StudioCommand = {
  name: 'import',
  usage: 'import DIR [--dry-run]',
  summary: 'import the CSV files of a directory: all of them or, if anything is wrong, nothing',
  run: runImport,
};

async function runImport({
  words,
  resolvePath,
  withDatabase,
  publicUrl,
  now,
  screen,
  signal,
}: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { 'dry-run': { type: 'boolean' } });
  if (typed.kind === 'wrong_usage') return typed;
  const [path, ...rest] = typed.positionals;
  const isDryRun = typed.values['dry-run'] === true;
  if (path === undefined) return { kind: 'wrong_usage', sentence: 'Which directory are the CSV files in?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'Import takes one directory at a time.' };
  const directory = resolvePath(path);
  if (!(await isDirectory(directory)))
    return { kind: 'failed', sentence: `There is no directory ${directory}.` };

  const progress = createImportProgress(screen);
  try {
    const result = await withDatabase(async (pool) => {
      await migrate(pool);
      return importDirectory(pool, directory, {
        onProgress: progress.show,
        signal,
        now: now(),
        isDryRun,
        letters: { studio, publicUrl },
      }).finally(progress.end);
    });
    return present(result, directory, screen);
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', sentence: 'Stopped. Nothing was written.' };
    throw error;
  }
}

function present(result: ImportResult, directory: string, screen: Screen): CommandOutcome {
  const outcome = presentResult(result, directory, screen);
  if (result.kind !== 'nothing_to_import') {
    for (const warning of result.warnings) screen.print(`Warning: ${formatFault(warning)}`);
  }
  for (const { name, reason } of result.skipped) screen.print(`Not imported: ${name}: ${reason}.`);
  return outcome;
}

function presentResult(result: ImportResult, directory: string, screen: Screen): CommandOutcome {
  switch (result.kind) {
    case 'imported': {
      const header = ['File', 'Rows', 'New', 'Changed', 'Unchanged', 'Removed'];
      const rows = result.files.map((file) => [
        file.name,
        file.rows,
        file.inserted,
        file.updated,
        file.unchanged,
        file.removed,
      ]);
      for (const line of textTable(header, rows)) screen.print(line);
      for (const line of leftOutLines(result.leftOut)) screen.print(line);
      if (result.isDryRun) screen.note('This was a dry run. Nothing was written.');
      return { kind: 'done' };
    }
    case 'refused': {
      for (const fault of result.faults) screen.print(formatFault(fault));
      const unlisted = result.faults.reduce((left, { count }) => left - count, result.faultCount);
      if (unlisted > 0) screen.print(`… and ${unlisted.toLocaleString('en')} more.`);
      const faults = result.faultCount === 1 ? '1 fault' : `${result.faultCount.toLocaleString('en')} faults`;
      return {
        kind: 'failed',
        sentence: `${faults} found. Nothing was written; correct the files and import again.`,
      };
    }
    case 'nothing_to_import':
      return { kind: 'failed', sentence: `There is no file to import in ${directory}.` };
    default:
      return result satisfies never;
  }
}

/** Rows left out because the account was deleted; empty if there are none. */
function leftOutLines({ customers, roles, sets, entitlements, bookingsOfNobody }: LeftOut): string[] {
  const leftOut = [
    counted(customers, 'customer', 'customers'),
    counted(roles, 'role', 'roles'),
    counted(sets, 'set', 'sets'),
    counted(entitlements, 'pass or membership', 'passes or memberships'),
  ].flat();
  const lines =
    leftOut.length === 0
      ? []
      : [
          `Left out, because these accounts were deleted: ${leftOut.join(', ')}. 'forget EMAIL --take-back' lets somebody back in.`,
        ];
  const places = counted(bookingsOfNobody, 'booking', 'bookings');
  return [...lines, ...places.map((text) => `Of deleted accounts, kept without a person: ${text}.`)];
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : many}`];
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
}
