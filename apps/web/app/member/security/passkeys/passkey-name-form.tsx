import { LONGEST_PASSKEY_NAME } from '@lifted/domain/identity/passkey';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../../language.ts';
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts';
import { formText } from '../../../ui/forms/form-text.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PASSKEYS_WORDS } from './passkeys-words.ts';
import styles from '../security.module.css';

interface PasskeyNameFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly startName: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a passkey; its field takes the focus. */
export function PasskeyNameForm({
  label,
  hint,
  startName,
  submitLabel,
  isBusy,
  onSubmit,
  onCancel,
}: PasskeyNameFormProps) {
  const [isNameless, setIsNameless] = useState(false);
  const words = useWords(PASSKEYS_WORDS);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = formText(event.currentTarget, 'passkey-name').trim();
    setIsNameless(name === '');
    if (name !== '') onSubmit(name);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} ref={fieldOnArrival}>
      <TextField
        label={label}
        name="passkey-name"
        defaultValue={startName}
        maxLength={LONGEST_PASSKEY_NAME}
        hint={hint}
        error={isNameless ? words.nameMissing : undefined}
        onChange={() => setIsNameless(false)}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy}>
          {submitLabel}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function fieldOnArrival(form: HTMLFormElement | null): void {
  focusOnArrival(form?.querySelector('input') ?? null);
  // Its buttons may be below the window, and the field under the bar of a phone.
  form?.scrollIntoView({ block: 'nearest' });
}
