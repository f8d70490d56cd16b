import type { undoDeskChange, undoDeskChanges } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { PARTS_WORDS } from './parts-words.ts';
import { toasts } from './toast-manager.ts';

/** What a command of the desk answers: the entry of the log, if something was changed, or those of several changes. */
export type CommandAnswer = (
  | { readonly change: string | null }
  | { readonly changes: readonly string[]; readonly refused?: readonly string[] }
) & {
  /** Of an undo: whether it can be taken back in turn. */
  readonly can_undo?: boolean;
};

/** How a command ended: with its answer, or with the server's refusal. */
export type CommandEnd<A> =
  | { readonly kind: 'done'; readonly answer: A }
  | { readonly kind: 'refused'; readonly refusal: ApiProblem | ApiUnreachable };

interface CommandOptions {
  /** False: no Undo is offered, such as for a mail that was sent. */
  readonly canUndo?: boolean;
}

interface DeskCommand {
  readonly isRunning: boolean;
  /** Runs a command, says what it did with Undo beside it, and loads the page's data again. A refusal is said too. */
  readonly run: <A extends CommandAnswer>(
    act: () => Promise<A>,
    done: string,
    options?: CommandOptions,
  ) => Promise<CommandEnd<A>>;
  /** The same for a form, which shows refusals itself. */
  readonly submit: <A extends CommandAnswer>(
    act: () => Promise<A>,
    done: string,
    options?: CommandOptions,
  ) => Promise<CommandEnd<A>>;
}

/** Commands of the desk: one at a time, each with a message and, where it can be taken back, with Undo. */
export function useDeskCommand(): DeskCommand {
  const api = useApiClient();
  const queries = useQueryClient();
  const words = useWords(PARTS_WORDS);
  const [isRunning, setIsRunning] = useState(false);

  const undo = (changes: readonly string[]): Promise<CommandAnswer> => {
    const [changeId = '', ...others] = changes;
    return others.length === 0
      ? api.call<typeof undoDeskChange>('POST', '/desk/changes/{changeId}/undo', {
          params: { changeId },
          body: {},
        })
      : api.call<typeof undoDeskChanges>('POST', '/desk/changes/undo', { body: { changes: [...changes] } });
  };

  const tell = (done: string, changes: readonly string[]) => {
    const id = toasts.add({
      title: done,
      type: 'done',
      ...(changes.length > 0 && {
        actionProps: {
          children: words.undo,
          onClick: () => {
            toasts.close(id);
            void run(() => undo(changes), words.undone);
          },
        },
      }),
    });
  };

  const submit: DeskCommand['submit'] = async (act, done, { canUndo = true } = {}) => {
    setIsRunning(true);
    try {
      const answer = await act();
      const changes = entriesOf(answer);
      const mayUndo = canUndo && answer.can_undo !== false;
      tell(changes.length === 0 ? words.nothingChanged : done, mayUndo ? changes : []);
      if ('refused' in answer) {
        for (const title of new Set(answer.refused)) toasts.add({ title, type: 'refused', priority: 'high' });
      }
      await queries.invalidateQueries();
      return { kind: 'done', answer };
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      return { kind: 'refused', refusal };
    } finally {
      setIsRunning(false);
    }
  };
  const run: DeskCommand['run'] = async (act, done, options) => {
    const end = await submit(act, done, options);
    if (end.kind === 'refused') toasts.add({ title: end.refusal.message, type: 'refused', priority: 'high' });
    return end;
  };
  return { isRunning, run, submit };
}

function entriesOf(answer: CommandAnswer): readonly string[] {
  if ('changes' in answer) return answer.changes;
  return answer.change === null ? [] : [answer.change];
}
