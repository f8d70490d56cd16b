import type { SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './login.module.css';
import { useFocusAfter } from './use-focus-after.ts';
import { useLogin } from './use-login.ts';

/** Requests the mail that sets a first or new password. */
export function PasswordMailForm() {
  const { message, isBusy, sendPasswordMail, clearMessage } = useLogin();
  const form = useFocusAfter(message);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    sendPasswordMail(formText(event.currentTarget, 'email'));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>
        Enter the email address you signed up with. We’ll send you a link to set your password, whether it’s
        your first or a new one.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
        required
        error={message.kind === 'fault' ? message.text : undefined}
        onChange={clearMessage}
      />
      {message.kind === 'refused' && <Notice tone="error">{message.text}</Notice>}
      {message.kind === 'mail-sent' && <Notice tone="success">{message.text}</Notice>}
      <Button type="submit" disabled={isBusy}>
        Send link
      </Button>
    </form>
  );
}
