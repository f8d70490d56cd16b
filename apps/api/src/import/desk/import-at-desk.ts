/** The import of the command line, with files that a browser sends (studio operations, section 4). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportAnswer, ImportedFile, ImportFault } from '@lifted/contract/desk/desk-import';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { recordChange, type ChangedFields } from '../../audit/desk-changes.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { importDirectory, type ImportProgress, type ImportResult } from '../import-directory.ts';
import type { Fault } from '../import-fault.ts';
import type { LeftOut } from '../leave-out-forgotten.ts';
import type { NamedRow } from '../named-rows.ts';
import { importFolderStart } from './left-imports.ts';
import { readSeenChanges, type SeenChanges } from './seen-changes.ts';
import { IMPORT_ACTIONS, keepForUndo } from './undo-import.ts';

/** A file by the name of its table, as text. */
interface SentFile {
  readonly name: string;
  readonly text: string;
  /** What the person calls it. */
  readonly called?: string;
}

interface DeskImport {
  readonly files: readonly SentFile[];
  /** Rows that are not imported as they are, each with its file as in `files`. */
  readonly rows?: readonly NamedRow[];
  /** False: everything is checked and nothing written. */
  readonly apply: boolean;
  /** What the answer before said would change. */
  readonly seen: string | null;
  /** Of the account that imports. */
  readonly uid: string;
  readonly language: Language;
  readonly now: Date;
  readonly letters: LetterSettings;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Aborting takes everything back. */
  readonly signal: AbortSignal;
}

/**
 * Imports all files or nothing, with an entry in the audit log. Without `apply`, and where `seen` is not what would change,
 * nothing is written and the answer is `checked`.
 */
export async function importAtDesk(pool: Pool, wanted: DeskImport): Promise<ImportAnswer> {
  const directory = await mkdtemp(importFolderStart());
  try {
    for (const { name, text } of wanted.files) await writeFile(join(directory, `${name}.csv`), text);
    return await importWritten(pool, directory, wanted);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The studio changed since the person looked; takes the import back. */
class OtherThanSeen extends Error {}

async function importWritten(pool: Pool, directory: string, wanted: DeskImport): Promise<ImportAnswer> {
  const { apply, now, letters, onProgress, signal, language } = wanted;
  const noted: { changes?: SeenChanges; change: string | null } = { change: null };
  try {
    const result = await importDirectory(pool, directory, {
      isDryRun: !apply,
      now,
      letters,
      onProgress,
      signal,
      // The page asked the person, and sends every text as it was meant.
      readings: new Map(wanted.files.map(({ name }) => [`${name}.csv`, 'as_is'])),
      namedRows: (wanted.rows ?? []).map((row) => ({ ...row, file: `${row.file}.csv` })),
      async beforeEnd(client, files, taken) {
        noted.changes = await readSeenChanges(client, files);
        if (!apply) return;
        if (noted.changes.seen !== wanted.seen) throw new OtherThanSeen();
        noted.change = await recordImport(client, { ...noted.changes, taken }, wanted);
      },
    });
    return answerOf(result, noted, language);
  } catch (error) {
    if (error instanceof OtherThanSeen) return importWritten(pool, directory, { ...wanted, apply: false });
    throw error;
  }
}

/** Writes the entry of the audit log, and what is needed to take the import back; null if nothing changed. */
async function recordImport(
  client: PoolClient,
  { files, forever, taken }: SeenChanges & { readonly taken: ChangedFields },
  { uid, now, files: sent }: DeskImport,
): Promise<string | null> {
  const changed = files.filter(({ added, changed: different, removed }) => added + different + removed > 0);
  if (changed.length === 0) return null;
  const entry = await recordChange(client, {
    at: now,
    uid,
    action: forever.length === 0 ? IMPORT_ACTIONS.undoable : IMPORT_ACTIONS.forever,
    subject: `import ${now.toISOString()}`,
    before: Object.keys(taken).length === 0 ? null : taken,
    after: {
      name: changed.map(({ name }) => calledBy(sent, name)).join(', '),
      ...Object.fromEntries(changed.map((file) => [file.name, countsOf(file)])),
    },
  });
  if (forever.length === 0) await keepForUndo(client, entry);
  return entry;
}

function calledBy(sent: readonly SentFile[], file: string): string {
  return sent.find(({ name }) => `${name}.csv` === file)?.called ?? file;
}

/** '+12 ±3 −1': added, changed and removed rows. */
function countsOf({ added, changed, removed }: ImportedFile): string {
  const counts: readonly (readonly [string, number])[] = [
    ['+', added],
    ['±', changed],
    ['−', removed],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([sign, count]) => `${sign}${count}`)
    .join(' ');
}

function answerOf(
  result: ImportResult,
  { changes, change }: { readonly changes?: SeenChanges; readonly change: string | null },
  language: Language,
): ImportAnswer {
  const onWire = (faults: readonly Fault[]) => faults.map((fault) => faultOnWire(fault, language));
  switch (result.kind) {
    case 'refused':
      return {
        outcome: 'refused',
        faults: onWire(result.faults),
        fault_count: result.faultCount,
        warnings: onWire(result.warnings),
      };
    case 'imported': {
      const { files = [], seen = '', forever = [] } = changes ?? {};
      const imported = {
        files: [...files],
        forever: [...forever],
        taken_out: [...result.takenOut],
        left_out: leftOutRows(result.leftOut),
        without_person: result.leftOut.bookingsOfNobody,
        warnings: onWire(result.warnings),
      };
      return result.isDryRun
        ? { outcome: 'checked', seen, ...imported }
        : { outcome: 'applied', change, ...imported };
    }
    case 'nothing_to_import':
      throw new Error('None of the files sent was found again.');
    default:
      return result satisfies never;
  }
}

function leftOutRows({ customers, roles, sets, entitlements }: LeftOut): number {
  return customers + roles + sets + entitlements;
}

/** 'is empty; expected is a text' as people read it: 'Is empty. Expected is a text.' */
function inSentences(message: string): string {
  const at = message.lastIndexOf('; ');
  const parts = at === -1 ? [message] : [message.slice(0, at), message.slice(at + '; '.length)];
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`).join(' ');
}

function faultOnWire(
  { file, line, column, message, count, furtherLines, needsNoSignIn }: Fault,
  language: Language,
): ImportFault {
  return {
    file,
    line,
    column,
    message: inSentences(message[language]),
    count,
    further_lines: [...furtherLines],
    needs_no_sign_in: needsNoSignIn === true,
  };
}
