import { useCallback, useEffect, useState } from 'react';
import { startRemote, type Remote } from '../http/remote.ts';
import type { OwnSession, OwnSessions } from '../session/identity-provider.ts';
import { useSession } from '../session/session-context.tsx';
import { messageOf, type SecurityMessage } from './security-message.ts';

/** Where whoever is signed in is signed in (null where the provider does not say), and ending it from here. */
export function useOwnSessions() {
  const { ownSessions } = useSession();
  const [sessions, setSessions] = useState<Remote<readonly OwnSession[] | null>>({ state: 'loading' });
  const [message, setMessage] = useState<SecurityMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** What is shown stays until the new answer is there. */
  const load = useCallback(
    () => startRemote(async () => (await ownSessions())?.list() ?? null, setSessions),
    [ownSessions],
  );
  useEffect(load, [load]);

  async function run(done: string, request: (own: OwnSessions) => Promise<void>): Promise<void> {
    setIsBusy(true);
    setMessage(null);
    try {
      const own = await ownSessions();
      if (own === null) return;
      await request(own);
      setMessage({ about: 'done', text: done });
    } catch (failure) {
      setMessage(messageOf(failure));
    } finally {
      setIsBusy(false);
      load();
    }
  }

  return {
    sessions,
    message,
    isBusy,
    reload: load,
    end: (id: string) => void run('Signed out there.', (own) => own.end(id)),
    endOthers: () => void run('Signed out everywhere else.', (own) => own.endOthers()),
  };
}
