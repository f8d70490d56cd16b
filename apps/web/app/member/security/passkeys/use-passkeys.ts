import { useCallback, useEffect, useState } from 'react';
import type { OtherWays } from '@lifted/client/session/embedded/studio-other-ways.ts';
import type { Passkey } from '@lifted/client/session/identity-types.ts';
import { useSession, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { startRemote, whileLoaded, type Remote } from '../../../platform/http/remote.ts';
import { messageOf, type SecurityMessage } from '../security-message.ts';

/** The signed-in user's passkeys, and adding, renaming and removing them, one request at a time. */
export function usePasskeys() {
  const { withSession } = useSession();
  const [passkeys, setPasskeys] = useState<Remote<readonly Passkey[]>>({ state: 'loading' });
  const [message, setMessage] = useState<SecurityMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** The shown list stays until the new response arrives. */
  const load = useCallback(
    () => startRemote(async () => (await otherWays(withSession)).listPasskeys(), whileLoaded(setPasskeys)),
    [withSession],
  );
  useEffect(load, [load]);

  /** Whether it was done. */
  async function run(
    kind: 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved',
    request: (ways: OtherWays) => Promise<void>,
  ): Promise<boolean> {
    setIsBusy(true);
    setMessage(null);
    try {
      await request(await otherWays(withSession));
      setMessage({ about: 'done', done: { kind } });
      return true;
    } catch (failure) {
      setMessage(messageOf(failure, () => void run(kind, request)));
      return false;
    } finally {
      setIsBusy(false);
      load();
    }
  }

  return {
    passkeys,
    message,
    isBusy,
    reload: load,
    add: (name: string) => void run('passkeyAdded', (ways) => ways.addPasskey(name)),
    rename: (id: string, name: string) => run('passkeyRenamed', (ways) => ways.renamePasskey(id, name)),
    remove: (id: string) => void run('passkeyRemoved', (ways) => ways.removePasskey(id)),
  };
}

function otherWays(withSession: SessionInPage['withSession']): Promise<OtherWays> {
  return withSession(({ account }) => account.otherWays());
}
