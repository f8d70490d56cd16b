import type { SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './login.module.css';
import { LOGIN_WORDS } from './login-words.ts';
import { NEW_PASSWORD_WORDS } from './new-password-words.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { NOTES_EARLY_SUBMIT, useEarlySubmit } from './use-early-submit.ts';
import { useLogin } from './use-login.ts';

/** Requests the mail that sets a first or new password. */
export function PasswordMailForm() {
  const { message, isLoading, isSending, sendPasswordMail, clearMessage } = useLogin();
  const form = useFocusAfter(message);
  const { canBeSent, isTooEarly } = useEarlySubmit(form, isLoading);
  const { email, faults, mailSent } = useWords(LOGIN_WORDS);
  const { mailLead, send } = useWords(NEW_PASSWORD_WORDS);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooEarly()) return;
    sendPasswordMail(formText(event.currentTarget, 'email'));
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
      <p>{mailLead}</p>
      <TextField
        label={email}
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
        required
        error={message.kind === 'fault' ? faults[message.fault] : undefined}
        onChange={clearMessage}
      />
      {message.kind === 'refused' && <Notice tone="error">{message.text}</Notice>}
      {message.kind === 'mail-sent' && <Notice tone="success">{mailSent}</Notice>}
      <Button type="submit" disabled={isSending || !canBeSent}>
        {send}
      </Button>
    </form>
  );
}
