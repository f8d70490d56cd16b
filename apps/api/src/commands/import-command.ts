import { stat } from 'node:fs/promises';
import { READINGS, type Reading } from '@lifted/domain/import/misread-text';
import { importDirectory, type ImportResult } from '../import/import-directory.ts';
import type { ExampleNames } from '../import/example-names.ts';
import { formatFault } from '../import/import-fault.ts';
import type { LeftOut } from '../import/leave-out-forgotten.ts';
import type { NamedRow, RowWay, TakenOut } from '../import/named-rows.ts';
import { typedReading } from '../import/reading/reading-sentences.ts';
import { shown } from '../import/shown-text.ts';
import { createImportProgress } from './import-progress.ts';
import { studio } from '@lifted/profile/studio';
import { openStudio } from './command-line/open-studio.ts';
import type { Screen } from './command-line/screen.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';
import { readArguments } from './command-line/arguments.ts';

/** `import DIR [--dry-run] [--encoding FILE=HOW] [--leave-out FILE:LINE] [--without-sign-in FILE:LINE]`: imports the owner's CSV files; their format is in docs/import-format.md. */
export const importCommand: StudioCommand = {
  name: 'import',
  usage: 'import DIR [--dry-run]',
  summary:
    'import the CSV files of a directory: all of them or, if anything is wrong, nothing; --encoding FILE=HOW, --leave-out FILE:LINE and --without-sign-in FILE:LINE for what it asks about',
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
  const typed = readArguments(words, {
    'dry-run': { type: 'boolean' },
    encoding: { type: 'string', multiple: true },
    'leave-out': { type: 'string', multiple: true },
    'without-sign-in': { type: 'string', multiple: true },
  });
  if (typed.kind === 'wrong_usage') return typed;
  const [path, ...rest] = typed.positionals;
  const isDryRun = typed.values['dry-run'] === true;
  if (path === undefined) return { kind: 'wrong_usage', sentence: 'Which directory are the CSV files in?' };
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'Import takes one directory at a time.' };
  const readings = readingsIn(typed.values.encoding ?? []);
  if (readings === undefined) return { kind: 'wrong_usage', sentence: ENCODING_USAGE };
  const leftOut = namedRowsIn(typed.values['leave-out'] ?? [], 'leave_out');
  const withoutSignIn = namedRowsIn(typed.values['without-sign-in'] ?? [], 'without_sign_in');
  if (leftOut === undefined || withoutSignIn === undefined)
    return { kind: 'wrong_usage', sentence: 'A row is named by its file and line, such as customers.csv:3.' };
  const directory = resolvePath(path);
  if (!(await isDirectory(directory)))
    return { kind: 'failed', sentence: `There is no directory ${directory}.` };

  const progress = createImportProgress(screen);
  try {
    const result = await withDatabase(async (pool) => {
      await openStudio(pool);
      return importDirectory(pool, directory, {
        onProgress: progress.show,
        signal,
        now: now(),
        isDryRun,
        readings,
        namedRows: [...leftOut, ...withoutSignIn],
        letters: { studio, publicUrl },
      }).finally(progress.end);
    });
    return present(result, directory, { screen, isDryRun });
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', sentence: 'Stopped. Nothing was written.' };
    throw error;
  }
}

const ENCODING_USAGE = `An encoding is given as --encoding customers.csv=HOW, where HOW is one of ${READINGS.map(typedReading).join(', ')}.`;

/** How files are to be read; undefined where something else was typed. */
function readingsIn(typed: readonly string[]): ReadonlyMap<string, Reading> | undefined {
  const readings = new Map<string, Reading>();
  for (const each of typed) {
    const [file = '', how] = each.split('=');
    const reading = READINGS.find((one) => typedReading(one) === how);
    if (file === '' || reading === undefined) return undefined;
    readings.set(file.toLowerCase(), reading);
  }
  return readings;
}

/** Rows by file and line; undefined where something else was typed. */
function namedRowsIn(typed: readonly string[], way: RowWay): readonly NamedRow[] | undefined {
  const rows = typed.map((each) => {
    const [, file, line] = /^([^:]+):([1-9]\d*)$/.exec(each) ?? [];
    return file === undefined ? undefined : { file: file.toLowerCase(), line: Number(line), way };
  });
  return rows.includes(undefined) ? undefined : rows.filter((row) => row !== undefined);
}

/** What names look like as they were read. */
function namesLine({ file, names }: ExampleNames): string {
  return `Names in ${file}: ${names.map((name) => shown(name).en).join(', ')}`;
}

function present(
  result: ImportResult,
  directory: string,
  { screen, isDryRun }: { readonly screen: Screen; readonly isDryRun: boolean },
): CommandOutcome {
  const outcome = presentResult(result, directory, screen);
  if (result.kind !== 'nothing_to_import') {
    for (const warning of result.warnings) screen.print(`Warning: ${formatFault(warning)}`);
    if (isDryRun) for (const names of result.names) screen.print(namesLine(names));
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
      for (const taken of result.takenOut) screen.print(takenOutLine(taken));
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

function takenOutLine({ file, named, following }: TakenOut): string {
  const rows = counted(named + following, 'row', 'rows').join('');
  if (following === 0) return `Left out of ${file}, as asked: ${rows}.`;
  const why = named === 0 ? 'because' : `${named.toLocaleString('en')} as asked, the others because`;
  return `Left out of ${file}: ${rows}, ${why} they refer to a row that was left out.`;
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
