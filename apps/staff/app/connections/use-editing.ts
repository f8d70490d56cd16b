import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useState } from 'react';
import { useDeskCommand, type CommandEnd } from '../parts/use-desk-command.ts';

type Refusal = Extract<CommandEnd<never>, { kind: 'refused' }>['refusal'];
type Changed = { readonly change: string | null };

/** An edit with Undo whose refusals are shown in its form. */
export function useEditing(close: () => void) {
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const faults = failure instanceof ApiProblem ? failure.fieldErrors : [];
  return {
    isRunning,
    failure,
    forget: () => setFailure(null),
    refusal: failure !== null && faults.length === 0 ? failure.message : null,
    faultOf: (name: string) => faults.find(({ field }) => field === name)?.message,
    async save(act: () => Promise<Changed>, done: string) {
      const end = await submit(act, done);
      if (end.kind === 'done') close();
      else setFailure(end.refusal);
    },
  };
}
