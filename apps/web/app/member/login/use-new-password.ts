import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeLinkToken } from '../../platform/link-token.ts';
import { useAddress } from '../../use-address.ts';
import { IdentityError } from '@lifted/client/session/identity-types.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { ownMessage } from './login-words.ts';
import { PASSWORD_SET } from './password-set.ts';
import { useLinkOwner } from './use-link-owner.ts';
import { useOneRequest } from './use-one-request.ts';
import { usePasswordPolicy } from './use-password-policy.ts';

/** State of the page opened from a password mail. */
export type NewPassword =
  | { readonly kind: 'reading' }
  /** Opened without a link, or with a used one: `message` says why, null without a link. */
  | { readonly kind: 'no-link'; readonly message: string | null }
  | { readonly kind: 'choosing'; readonly refusal: Refusal | null };

/** Whether another password may work: null without one; or why the request did not. */
export type Refusal =
  | { readonly about: 'password'; readonly message: string | null }
  | { readonly about: 'request'; readonly message: string };

const never = () => false;

/** Removes the code from the address, shows the password rules, and sets the password. */
export function useNewPassword() {
  const { withSession, user, isLoading } = useSession();
  const { running, start } = useOneRequest<'set'>(never);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const address = useAddress();
  const code = useRef<string | null>(null);
  const [state, setState] = useState<NewPassword>({ kind: 'reading' });
  const [lookedUp, setLookedUp] = useState<string | null>(null);
  const { policy, isSettled, refreshPolicy } = usePasswordPolicy(state.kind === 'choosing');
  const { owner, isOwnerSettled } = useLinkOwner(lookedUp, giveUp);
  const other = user !== null && owner !== null && user.email !== owner ? user.email : null;

  useEffect(() => {
    code.current = takeLinkToken() ?? code.current;
    setLookedUp(code.current);
    setState(
      code.current === null ? { kind: 'no-link', message: null } : { kind: 'choosing', refusal: null },
    );
  }, [hash]);

  async function set(password: string, by: string): Promise<void> {
    try {
      await withSession(({ account }) => account.confirmPasswordReset(by, password));
      // All sessions of the account have ended, this browser's with them; somebody else who is signed in here leaves, too.
      if (user !== null) await withSession((session) => session.logout());
      await navigate(address('login'), { state: PASSWORD_SET, replace: user !== null });
    } catch (failure) {
      giveUp(failure);
      if (isRefusedPassword(failure)) await refreshPolicy().catch(logged);
    }
  }

  function giveUp(failure: unknown): void {
    const next = afterRefusal(failure);
    if (next.kind === 'no-link') code.current = null;
    setState(next);
  }

  function choose(password: string): void {
    const { current } = code;
    if (current === null) return;
    if (password === '') return setState(choosing({ about: 'password', message: null }));
    if (start('set', () => set(password, current))) setState(choosing(null));
  }

  return {
    state,
    policy,
    owner,
    other,
    isReady: isSettled && isOwnerSettled,
    isBusy: isLoading || running !== null,
    choose,
    clearRefusal: () => setState(choosing(null)),
  };
}

function choosing(refusal: Refusal | null): NewPassword {
  return { kind: 'choosing', refusal };
}

function logged(failure: unknown): void {
  console.error('What a password must be like did not load again.', failure);
}

function isRefusedPassword(failure: unknown): boolean {
  return failure instanceof IdentityError && failure.code === 'password-does-not-meet-requirements';
}

/** A used link requires a new one, a refused password another one; anything else can be retried unchanged. */
function afterRefusal(failure: unknown): NewPassword {
  const message = ownMessage(failure);
  if (failure instanceof IdentityError && failure.code === 'invalid-action-code')
    return { kind: 'no-link', message };
  return choosing({ about: isRefusedPassword(failure) ? 'password' : 'request', message });
}
