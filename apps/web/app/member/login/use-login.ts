import { loginFault, passwordMailFault } from './login-input.ts';
import { useEffect, useState } from 'react';
import { SecondFactorNeeded } from '@lifted/client/session/identity-provider.ts';
import type { SignIn } from '@lifted/client/session/session.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { faultInWords, GOOGLE_MISSING, ownMessage, RESET_MAIL_SENT, type FieldFault } from './login-words.ts';
import { useOneRequest } from './use-one-request.ts';

/** Messages of the form. */
export type LoginMessage =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'fault' } & FieldFault)
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'mail-sent'; readonly text: string };

const NONE: LoginMessage = { kind: 'none' };

/** Requests of the login page. A new popup replaces an open one; nothing else is replaced. */
type LoginRequest = SignIn['kind'] | 'password-mail';
const mayReplace = (running: LoginRequest, next: LoginRequest) => running === 'google' && next === 'google';

/** The rules of the login page (specification, sections 2 and 5): what is checked, sent and said. */
export function useLogin() {
  const { withSession, isLoading, isAuthenticating } = useSession();
  const { running, start } = useOneRequest(mayReplace);
  const { google } = useStudioSettings();
  const [message, setMessage] = useState(NONE);

  useEffect(() => {
    if (isLoading) return;
    // Loads the session's scripts before the first click, so that a popup opens during the click.
    withSession(async () => undefined).catch((failure: unknown) =>
      console.error('Signing in is not ready yet.', failure),
    );
  }, [isLoading, withSession]);

  function send(name: LoginRequest, request: () => Promise<LoginMessage>): void {
    const isStarted = start(name, async (isCurrent) => {
      try {
        const answer = await request();
        if (isCurrent()) setMessage(answer);
      } catch (failure) {
        if (!isCurrent()) return; // a second popup is open, and its own answer is to come
        if (failure instanceof SecondFactorNeeded) return; // the page shows its step
        setMessage({ kind: 'refused', text: ownMessage(failure) });
      }
    });
    if (isStarted) setMessage(NONE);
  }

  function signIn(how: SignIn): void {
    const fault = how.kind === 'password' ? loginFault(how) : null;
    if (fault !== null) return setMessage({ kind: 'fault', ...faultInWords(fault) });
    if (how.kind === 'google' && google === 'missing')
      return setMessage({ kind: 'refused', text: GOOGLE_MISSING });
    send(how.kind, async () => {
      await withSession((session) => session.login(how));
      return NONE;
    });
  }

  function sendPasswordMail(email: string): void {
    const fault = passwordMailFault(email);
    if (fault !== null) return setMessage({ kind: 'fault', ...faultInWords(fault) });
    send('password-mail', async () => {
      await withSession(({ account }) => account.requestPasswordReset(email));
      return { kind: 'mail-sent', text: RESET_MAIL_SENT };
    });
  }

  const isBusy = isLoading || isAuthenticating || running !== null;
  return {
    message,
    running,
    isBusy,
    isGoogleOffered: google !== 'hidden',
    isGoogleBusy: isBusy && running !== 'google',
    signIn,
    sendPasswordMail,
    clearMessage: () => setMessage(NONE),
  };
}
