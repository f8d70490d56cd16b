import { importFiles, listImportableFiles } from '@lifted/contract/desk/desk-import';
import { IMPORT_LIMIT_BYTES } from '@lifted/domain/import/import-limit';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { refusedField, refusing } from '../../http/errors/refusal.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { MailDependencies } from '../../mail/letter.ts';
import { IMPORT_TABLES } from '../import-tables.ts';
import { importAtDesk } from './import-at-desk.ts';
import { answerInLines } from './answer-in-lines.ts';
import { removeLeftImports } from './left-imports.ts';
import { undoImports } from './undo-import.ts';

const FILES = {
  unknown: {
    en: 'Files of this name cannot be imported.',
    de: 'Dateien dieses Namens lassen sich nicht importieren.',
  },
  twice: {
    en: 'Two files have the same name; please put them into one.',
    de: 'Zwei Dateien heißen gleich; mach bitte eine daraus.',
  },
} as const;

const tooMuch = refusing('body_too_large', {
  en: 'Together the files may have at most 32 MB. Please import them one after the other.',
  de: 'Zusammen dürfen die Dateien höchstens 32 MB haben. Importier sie bitte nacheinander.',
});

/** The owner's CSV files from a browser, and taking an import back (studio operations, section 4). */
export function registerDeskImport(app: StudioApp, dependencies: DeskDependencies & MailDependencies): void {
  const { pool, changes, now, letters, wakeJobs } = dependencies;
  registerCall(app, listImportableFiles, {
    handler: () =>
      Promise.resolve(
        IMPORT_TABLES.map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => ({
            name: column.name,
            is_optional: column.isOptional === true,
          })),
        })),
      ),
  });
  registerCall(app, importFiles, {
    // A second import of the same files finds nothing to change.
    answersRepeats: true,
    largestBody: { bytes: IMPORT_LIMIT_BYTES, refusal: tooMuch, mayBePacked: true },
    async handler({ caller, body, request, reply }) {
      checkNames(body.files.map(({ name }) => name));
      return answerInLines(request, reply, async (onProgress, signal) => {
        const answer = await importAtDesk(pool, {
          ...body,
          uid: caller.uid,
          language: languageOf(request.headers),
          now: now(),
          letters,
          onProgress,
          signal,
        });
        wakeJobs();
        return answer;
      });
    },
  });
  app.addHook('onReady', removeLeftImports);
  undoImports(changes, { pool, letters, wakeJobs });
}

function checkNames(names: readonly string[]): void {
  if (names.some((name) => !IMPORT_TABLES.some((table) => table.name === name)))
    throw refusedField('files', FILES.unknown);
  if (new Set(names).size < names.length) throw refusedField('files', FILES.twice);
}
