import { useRef, useState } from 'react';

/** A running request, and the button that started it. */
interface Run<Name> {
  readonly name: Name;
}

/**
 * Runs one request at a time: clicks during a request do nothing, unless `mayReplace` lets them replace it. `running` names
 * the running request, null if there is none.
 */
export function useOneRequest<Name extends string>(mayReplace: (running: Name, next: Name) => boolean) {
  const current = useRef<Run<Name> | null>(null);
  const [running, setRunning] = useState<Name | null>(null);

  /**
   * Returns whether the request was started; `request` must not reject. It can ask whether it is still current: the outcome
   * of a replaced request is ignored.
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
