import { useEffect, useEffectEvent, useState } from 'react';
import { startRemote, type Remote } from '../../platform/http/remote.ts';
import { IdentityError } from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';

/**
 * Whose password a link sets; null while that is not known. `onUsed`: the link was used or has expired. When nothing can be
 * asked now, the password can be set all the same.
 */
export function useLinkOwner(code: string | null, onUsed: (failure: IdentityError) => void) {
  const { withSession, isLoading } = useSession();
  const [remote, setRemote] = useState<Remote<string>>({ state: 'loading' });

  useEffect(
    () =>
      code !== null && !isLoading
        ? startRemote(() => withSession(({ account }) => account.findPasswordOwner(code)), setRemote)
        : undefined,
    [code, isLoading, withSession],
  );
  const refused = useEffectEvent((failure: unknown) => {
    if (failure instanceof IdentityError && failure.code === 'invalid-action-code') onUsed(failure);
    else console.error('Whose password the link sets did not load.', failure);
  });
  useEffect(() => {
    if (remote.state === 'failed') refused(remote.error);
  }, [remote]);

  return {
    owner: remote.state === 'loaded' ? remote.value : null,
    isOwnerSettled: remote.state !== 'loading',
  };
}
