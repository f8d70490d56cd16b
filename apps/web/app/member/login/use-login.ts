import {
  loginFault,
  mailCodeFault,
  passwordMailFault,
  type LoginFault,
  type PasswordMailFault,
} from './login-input.ts';
import { useEffect, useState } from 'react';
import { SecondFactorNeeded, type PasskeyAssertion } from '@lifted/client/session/identity-types.ts';
import type { SignIn } from '@lifted/client/session/session.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { ownMessage } from './login-words.ts';
import { usePasskeyOffer } from './use-passkey-offer.ts';
import { usePasskeysHere } from '../../platform/passkeys-here.ts';
import { useOneRequest } from './use-one-request.ts';

/** Messages of the form. */
export type LoginMessage =
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly fault: LoginFault | PasswordMailFault }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'google-missing' }
  | { readonly kind: 'mail-sent' };

const NONE: LoginMessage = { kind: 'none' };

/** Requests of the login page. A new popup replaces an open one; nothing else is replaced. */
type LoginRequest = 'password' | 'google' | 'passkey' | 'mail-code' | 'password-mail';
const mayReplace = (running: LoginRequest, next: LoginRequest) => running === 'google' && next === 'google';

/**
 * The rules of the login page (specification, sections 2 and 5): what is checked, sent and said. `onCodeSent`: a code by
 * mail is on its way to this address; without it the page offers none, and no passkeys.
 */
export function useLogin(onCodeSent?: (email: string) => void) {
  const { withSession, isLoading, isAuthenticating } = useSession();
  const { running, start } = useOneRequest(mayReplace);
  const { google, firebase } = useStudioSettings();
  const hasPasskeys = usePasskeysHere() && onCodeSent !== undefined;
  const [message, setMessage] = useState(NONE);

  useEffect(() => {
    if (isLoading) return;
    // Loads the session's scripts before the first click, so that a popup opens during the click.
    withSession(async ({ account }) => {
      if (google === 'ready') await account.prepareGoogle();
    }).catch((failure: unknown) => console.error('Signing in is not ready yet.', failure));
  }, [isLoading, withSession, google]);

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

  const passkeys = usePasskeyOffer(hasPasskeys && !isLoading, (signed) =>
    send('passkey', () => present(signed)),
  );

  async function login(signIn: SignIn): Promise<LoginMessage> {
    await withSession((session) => session.login(signIn));
    return NONE;
  }

  async function present(signed: PasskeyAssertion | null): Promise<LoginMessage> {
    if (signed === null) return NONE;
    return login((signIns) => signIns.otherWays().then((ways) => ways.signInWithPasskey(signed)));
  }

  function sendMailCode(email: string): void {
    const fault = mailCodeFault(email);
    if (fault !== null) return setMessage({ kind: 'fault', fault });
    send('mail-code', async () => {
      const ways = await withSession(({ account }) => account.otherWays());
      await ways.sendMailCode(email);
      onCodeSent?.(email);
      return NONE;
    });
  }

  function signInWithPassword(email: string, password: string): void {
    const fault = loginFault({ email, password });
    if (fault !== null) return setMessage({ kind: 'fault', fault });
    send('password', () => login((signIns) => signIns.withPassword(email, password)));
  }

  /** To be called while a button is pressed, or browsers block the popup. */
  function signInWithGoogle(): void {
    if (google === 'missing') return setMessage({ kind: 'google-missing' });
    send('google', () => login((signIns) => signIns.withGoogle()));
  }

  function sendPasswordMail(email: string): void {
    const fault = passwordMailFault(email);
    if (fault !== null) return setMessage({ kind: 'fault', fault });
    send('password-mail', async () => {
      await withSession(({ account }) => account.requestPasswordReset(email));
      return { kind: 'mail-sent' };
    });
  }

  const isSending = isAuthenticating || running !== null;
  const isBusy = isLoading || isSending;
  return {
    message,
    running,
    isLoading,
    isSending,
    isBusy,
    isGoogleOffered: google !== 'hidden',
    isGoogleBusy: isBusy && running !== 'google',
    isCodeOffered: firebase === null,
    hasPasskeys,
    signInWithPasskey: () => send('passkey', async () => present(await passkeys.ask())),
    sendMailCode,
    signInWithPassword,
    signInWithGoogle,
    sendPasswordMail,
    clearMessage: () => setMessage(NONE),
  };
}
