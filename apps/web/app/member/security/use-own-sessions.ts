import { useCallback, useEffect, useState } from 'react';
import { startRemote, whileLoaded, type Remote } from '../../platform/http/remote.ts';
import type { OwnSessions } from '@lifted/client/session/embedded/studio-own-sessions.ts';
import type { OwnSession } from '@lifted/client/session/identity-types.ts';
import { useSession, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { messageOf, type SecurityMessage } from './security-message.ts';

/** The signed-in user's sessions (null where the provider does not list them), and ending them from here. */
export function useOwnSessions() {
  const { withSession } = useSession();
  const [sessions, setSessions] = useState<Remote<readonly OwnSession[] | null>>({ state: 'loading' });
  const [message, setMessage] = useState<SecurityMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** The shown list stays until the new response arrives. */
  const load = useCallback(
    () => startRemote(async () => (await ownSessions(withSession))?.list() ?? null, whileLoaded(setSessions)),
    [withSession],
  );
  useEffect(load, [load]);

  async function run(
    kind: 'endedThere' | 'endedOthers',
    request: (own: OwnSessions) => Promise<void>,
  ): Promise<void> {
    setIsBusy(true);
    setMessage(null);
    try {
      const own = await ownSessions(withSession);
      if (own === null) return;
      await request(own);
      setMessage({ about: 'done', done: { kind } });
    } catch (failure) {
      setMessage(messageOf(failure, () => void run(kind, request)));
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
    end: (id: string) => void run('endedThere', (own) => own.end(id)),
    endOthers: () => void run('endedOthers', (own) => own.endOthers()),
  };
}

function ownSessions(withSession: SessionInPage['withSession']): Promise<OwnSessions | null> {
  return withSession(({ account }) => account.ownSessions());
}
