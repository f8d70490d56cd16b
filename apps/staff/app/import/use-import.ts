import type { ImportAnswer, ImportStep, listImportableFiles } from '@lifted/contract/desk/desk-import';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import type { FileDraft } from './file-draft.ts';
import { IMPORT_WORDS } from './import-words.ts';
import { mappedText } from './mapped-text.ts';
import type { NamedRow } from './named-rows/named-rows.ts';
import { sendImport } from './send-import.ts';

/** Which files can be imported, and their columns. */
export function useImportableFiles() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'import', 'files'],
    queryFn: ({ signal }) => api.call<typeof listImportableFiles>('GET', '/desk/import/files', { signal }),
    staleTime: Infinity,
  });
}

/** How far an import is. */
export type ImportState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'running'; readonly applies: boolean; readonly step: ImportStep | null }
  | { readonly kind: 'answered'; readonly answer: ImportAnswer; readonly isOther: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** What goes with the files. */
interface Sent {
  /** Rows that are not imported as they are. */
  readonly rows: readonly NamedRow[];
  /** What the answer before said; null to check only. */
  readonly seen: string | null;
}

const CHOOSING: ImportState = { kind: 'choosing' };

/** Checks and applies an import; one at a time, and it can be stopped. */
export function useImport() {
  const { withSession } = useSession();
  const language = useLanguage();
  const words = useWords(IMPORT_WORDS);
  const { submit } = useDeskCommand();
  const [state, setState] = useState(CHOOSING);
  const stopping = useRef<AbortController>(null);

  const send = async (drafts: readonly FileDraft[], { rows, seen }: Sent) => {
    const applies = seen !== null;
    const controller = new AbortController();
    stopping.current = controller;
    setState({ kind: 'running', applies, step: null });
    try {
      const body = { files: drafts.map(sentFile), rows: [...rows], apply: applies, seen };
      const answer = await withSession(({ authorize }) =>
        sendImport(body, {
          authorize,
          language,
          signal: controller.signal,
          onStep: (step) => setState({ kind: 'running', applies, step }),
        }),
      );
      setState({ kind: 'answered', answer, isOther: applies && answer.outcome === 'checked' });
      if (answer.outcome === 'applied')
        await submit(() => Promise.resolve(answer), words.applied, {
          canUndo: answer.forever.length === 0,
        });
    } catch (failure) {
      if (controller.signal.aborted) setState({ kind: 'stopped' });
      else if (failure instanceof ApiProblem || failure instanceof ApiUnreachable)
        setState({ kind: 'failed', sentence: failure.message });
      else throw failure;
    }
  };
  return {
    state,
    check: (drafts: readonly FileDraft[], rows: readonly NamedRow[]) => send(drafts, { rows, seen: null }),
    apply: (drafts: readonly FileDraft[], sent: Sent & { readonly seen: string }) => send(drafts, sent),
    stop: () => stopping.current?.abort(),
    reset: () => setState(CHOOSING),
  };
}

/** People get an id where the file has none, as those added at the desk do. */
export const MADE_IDS = 'customers';

/** The file as it is sent: columns of the file that may be left out, and were, are. */
function sentFile({ id, name: called, table, csv, mapping }: FileDraft) {
  if (table === null) throw new Error('What a file holds was not chosen.');
  const chosen = table.columns.filter((column) => !column.is_optional || mapping[column.name] != null);
  const columns = Object.fromEntries(chosen.map(({ name }) => [name, mapping[name] ?? null]));
  // The same whenever the file is sent, so that what is applied is what was checked.
  const idOf = table.name === MADE_IDS ? (row: number) => `desk-${id}-${row}` : undefined;
  return { name: table.name, text: mappedText(csv, columns, idOf), called };
}
