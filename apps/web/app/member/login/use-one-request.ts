import { useRef, useState } from 'react';

/** A request that runs, and by which button it was started. */
interface Run<Name> {
  readonly name: Name;
}

/**
 * Runs one request at a time: a press while another runs does nothing, unless `mayReplace` says that it takes the place
 * of the running one. `running` names the request that runs, null when none does.
 */
export function useOneRequest<Name extends string>(mayReplace: (running: Name, next: Name) => boolean) {
  const current = useRef<Run<Name> | null>(null);
  const [running, setRunning] = useState<Name | null>(null);

  /**
   * Answers whether the request was started; `request` must not reject. It is told how to ask whether it is still the
   * one that runs: what came of a request that another took the place of is nobody's answer.
   */
  function start(name: Name, request: (isCurrent: () => boolean) => Promise<void>): boolean {
    if (current.current !== null && !mayReplace(current.current.name, name)) return false;
    const run: Run<Name> = { name };
    current.current = run;
    setRunning(name);
    void request(() => current.current === run).finally(() => {
      if (current.current !== run) return;
      current.current = null;
      setRunning(null);
    });
    return true;
  }

  return { running, start };
}
