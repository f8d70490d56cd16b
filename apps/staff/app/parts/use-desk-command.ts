import { Toast } from '@base-ui/react/toast';
import type { undoDeskChange } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { PARTS_WORDS } from './parts-words.ts';

/** What a command of the desk answers: the entry of the log, if something was changed. */
interface CommandAnswer {
  readonly change: string | null;
}

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
  const toasts = Toast.useToastManager();
  const words = useWords(PARTS_WORDS);
  const [isRunning, setIsRunning] = useState(false);

  const undo = (changeId: string) =>
    api.call<typeof undoDeskChange>('POST', '/desk/changes/{changeId}/undo', {
      params: { changeId },
      body: {},
    });

  const tell = (done: string, change: string | null) => {
    const id = toasts.add({
      title: done,
      type: 'done',
      ...(change !== null && {
        actionProps: {
          children: words.undo,
          onClick: () => {
            toasts.close(id);
            void run(() => undo(change), words.undone);
          },
        },
      }),
    });
  };

  const submit: DeskCommand['submit'] = async (act, done, { canUndo = true } = {}) => {
    setIsRunning(true);
    try {
      const answer = await act();
      tell(answer.change === null ? words.nothingChanged : done, canUndo ? answer.change : null);
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
