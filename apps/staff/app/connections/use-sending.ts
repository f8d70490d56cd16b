import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Sending {
  readonly isRunning: boolean;
  /** The last refusal, until it is forgotten because something else is typed. */
  readonly failure: object | null;
  readonly forget: () => void;
  readonly refusal: string | null;
  /** What is wrong with a field. */
  readonly faultOf: (field: string) => string | undefined;
  /** Sends a form whose answer is shown, and loads the page's data again; undefined where it was refused. */
  readonly send: <A>(act: () => Promise<A>) => Promise<A | undefined>;
}

/** A form whose answer is shown instead of a message, such as a secret. */
export function useSending(): Sending {
  const queries = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | ApiUnreachable | null>(null);
  const faults = failure instanceof ApiProblem ? failure.fieldErrors : [];
  return {
    isRunning,
    failure,
    forget: () => setFailure(null),
    refusal: failure !== null && faults.length === 0 ? failure.message : null,
    faultOf: (name) => faults.find(({ field }) => field === name)?.message,
    async send(act) {
      setIsRunning(true);
      setFailure(null);
      try {
        const answer = await act();
        await queries.invalidateQueries({ queryKey: ['desk', 'connections'] });
        return answer;
      } catch (refusal) {
        if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
        setFailure(refusal);
        return undefined;
      } finally {
        setIsRunning(false);
      }
    },
  };
}
