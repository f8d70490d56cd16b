import { CONFIRMATION_WORDS } from '@lifted/client/session/confirmation/confirmation-words.ts';
import { Button } from '@lifted/design/button.tsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useWords } from '../../language.ts';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { formText } from '../forms/form-text.ts';
import { TextField } from '../forms/text-field.tsx';
import styles from './confirm-here.module.css';

interface PasswordFormProps {
  /** Why the password that was sent is not good. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onPassword: (typed: string) => void;
}

/** One field for the password; it takes the focus, and again after a refusal. */
export function PasswordForm({ error, isBusy, onPassword }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const words = useWords(CONFIRMATION_WORDS);
  const shown = isMissing ? words.passwordMissing : error;
  useEffect(() => focusOnArrival(form.current?.querySelector('input') ?? null), [shown]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(event.currentTarget, 'password');
    setIsMissing(typed === '');
    if (typed !== '') onPassword(typed);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={shown}
        onChange={() => setIsMissing(false)}
      />
      <Button type="submit" className={styles.fit} disabled={isBusy}>
        {words.confirm}
      </Button>
    </form>
  );
}
