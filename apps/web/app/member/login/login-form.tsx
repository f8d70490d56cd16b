import type { MouseEvent, SubmitEvent } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './login.module.css';
import { LOGIN_NEEDS_SCRIPTS } from './login-words.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useLogin } from './use-login.ts';

/**
 * Email, password and the two other ways to sign in. The buttons are disabled until the scripts have loaded, so that no
 * browser submits the form itself; `post` keeps typed values out of the address even then.
 */
export function LoginForm() {
  const { message, running, isBusy, isGoogleOffered, isGoogleBusy, signIn, sendPasswordMail, clearMessage } =
    useLogin();
  const form = useFocusAfter(message);
  const errorIn = (field: string) =>
    message.kind === 'fault' && message.field === field ? message.text : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    signIn({
      kind: 'password',
      email: formText(currentTarget, 'email'),
      password: formText(currentTarget, 'password'),
    });
  }

  function forgot(event: MouseEvent<HTMLAnchorElement>) {
    if (form.current === null || isElsewhere(event)) return;
    event.preventDefault();
    sendPasswordMail(formText(form.current, 'email'));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <noscript>
        <Notice>{LOGIN_NEEDS_SCRIPTS}</Notice>
      </noscript>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
        required
        error={errorIn('email')}
        onChange={clearMessage}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errorIn('password')}
        onChange={clearMessage}
      />
      <p className={styles.forgot}>
        <Link to={addressOf('resetPassword')} onClick={forgot}>
          Forgot password? No password set?
        </Link>
      </p>
      {message.kind === 'refused' && <Notice tone="error">{message.text}</Notice>}
      {message.kind === 'mail-sent' && <Notice tone="success">{message.text}</Notice>}
      <Button type="submit" disabled={isBusy}>
        Login
      </Button>
      {isGoogleOffered && (
        <>
          <p className={styles.or}>or</p>
          <Button look="outline" disabled={isGoogleBusy} onClick={() => signIn({ kind: 'google' })}>
            Sign In with Google
          </Button>
        </>
      )}
      {running === 'google' && <Notice>Sign in with Google in the window that has opened.</Notice>}
    </form>
  );
}

/** A click that opens the link in another tab or window: that page asks for the address itself. */
function isElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
