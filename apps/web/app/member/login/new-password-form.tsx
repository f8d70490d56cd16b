import { useEffect, useRef, type SubmitEvent } from 'react';
import type { PasswordPolicy } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import styles from './login.module.css';
import { NEW_PASSWORD_WORDS } from './new-password-words.ts';
import type { Refusal } from './use-new-password.ts';

interface NewPasswordFormProps {
  /** The address of the account; null when it could not be asked for. */
  readonly owner: string | null;
  /** The address of somebody else who is signed in here. */
  readonly other: string | null;
  readonly policy: PasswordPolicy | null;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly onChoose: (password: string) => void;
  readonly onType: () => void;
}

/** One field, because the password can be shown, and the password rules. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { owner, other, policy, refusal, isBusy, onChoose, onType } = props;
  const words = useWords(NEW_PASSWORD_WORDS);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = refusal?.about === 'password' ? 'input' : '[type=submit]';
    if (refusal !== null) form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [refusal]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChoose(formText(event.currentTarget, 'new-password'));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      {owner !== null && (
        <p>
          <strong>{words.owner(owner)}</strong>
        </p>
      )}
      {owner !== null && other !== null && <Notice>{words.other(owner, other)}</Notice>}
      <p>{words.lead}</p>
      <PasswordField
        label={words.password}
        name="new-password"
        autoComplete="new-password"
        required
        hint={policy?.hints.join(' ')}
        error={refusal?.about === 'password' ? (refusal.message ?? words.missing) : undefined}
        onChange={onType}
      />
      {refusal?.about === 'request' && <Notice tone="error">{refusal.message}</Notice>}
      <Button type="submit" disabled={isBusy}>
        {words.set}
      </Button>
    </form>
  );
}
