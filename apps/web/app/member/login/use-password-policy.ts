import { useEffect, useState } from 'react';
import { startRemote, type Remote } from '../../platform/http/remote.ts';
import type { PasswordPolicy } from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';

/** The password rules, loaded when needed. If they do not load, the server's refusal still says what to change. */
export function usePasswordPolicy(isWanted: boolean) {
  const { withSession, isLoading } = useSession();
  const [remote, setRemote] = useState<Remote<PasswordPolicy>>({ state: 'loading' });

  useEffect(
    () =>
      isWanted && !isLoading
        ? startRemote(() => withSession(({ account }) => account.passwordPolicy()), setRemote)
        : undefined,
    [isWanted, isLoading, withSession],
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('What a password must be like did not load.', remote.error);
  }, [remote]);

  async function refreshPolicy(): Promise<void> {
    const value = await withSession(({ account }) => account.passwordPolicy({ refresh: true }));
    setRemote({ state: 'loaded', value });
  }

  return {
    policy: remote.state === 'loaded' ? remote.value : null,
    isSettled: remote.state !== 'loading',
    refreshPolicy,
  };
}
