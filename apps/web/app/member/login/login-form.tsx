import type { MouseEvent, SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useAddress } from '../../use-address.ts';
import { faultyField } from './login-input.ts';
import styles from './login.module.css';
import { LOGIN_WORDS } from './login-words.ts';
import { NOTES_EARLY_SUBMIT, useEarlySubmit } from './use-early-submit.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useLogin } from './use-login.ts';

/**
 * Email, password and the other ways to sign in. Sent before the scripts ran, the form waits for them; where
 * they cannot run the button is disabled, and `post` keeps typed values out of the address even then.
 */
export function LoginForm({ onCodeSent }: { readonly onCodeSent: (email: string) => void }) {
  const { message, running, isLoading, isSending, isBusy, sendPasswordMail, clearMessage, ...ways } =
    useLogin(onCodeSent);
  const form = useFocusAfter(message);
  const { canBeSent, isTooEarly } = useEarlySubmit(form, isLoading);
  const words = useWords(LOGIN_WORDS);
  const address = useAddress();
  const errorIn = (field: 'email' | 'password') =>
    message.kind === 'fault' && faultyField(message.fault) === field
      ? words.faults[message.fault]
      : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooEarly()) return;
    const { currentTarget } = event;
    ways.signInWithPassword(formText(currentTarget, 'email'), formText(currentTarget, 'password'));
  }

  function askForCode() {
    if (form.current !== null) ways.sendMailCode(formText(form.current, 'email'));
  }

  function forgot(event: MouseEvent<HTMLAnchorElement>) {
    if (form.current === null || isElsewhere(event)) return;
    event.preventDefault();
    sendPasswordMail(formText(form.current, 'email'));
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
      {...NOTES_EARLY_SUBMIT}
    >
      <noscript>
        <Notice>{words.needsScripts}</Notice>
      </noscript>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        spellCheck={false}
        maxLength={254}
        required
        error={errorIn('email')}
        onChange={clearMessage}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        error={errorIn('password')}
        onChange={clearMessage}
      />
      <p className={styles.forgot}>
        <Link to={address('resetPassword')} onClick={forgot}>
          {words.forgot}
        </Link>
      </p>
      {message.kind === 'refused' && <Notice tone="error">{message.text}</Notice>}
      {message.kind === 'google-missing' && <Notice tone="error">{words.googleMissing}</Notice>}
      {message.kind === 'mail-sent' && <Notice tone="success">{words.mailSent}</Notice>}
      <Button type="submit" disabled={isSending || !canBeSent}>
        {words.login}
      </Button>
      {(ways.isGoogleOffered || ways.isCodeOffered) && <p className={styles.or}>{words.or}</p>}
      {ways.isGoogleOffered && (
        <Button look="outline" disabled={ways.isGoogleBusy} onClick={ways.signInWithGoogle}>
          {words.google}
        </Button>
      )}
      {ways.hasPasskeys && (
        <Button look="outline" disabled={isBusy} onClick={ways.signInWithPasskey}>
          {words.passkey}
        </Button>
      )}
      {ways.isCodeOffered && (
        <Button look="outline" disabled={isBusy} onClick={askForCode}>
          {words.mailCode}
        </Button>
      )}
      {running === 'google' && <Notice>{words.googleOpen}</Notice>}
    </form>
  );
}

/** A click that opens the link in another tab or window: that page asks for the address itself. */
function isElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
