import { internationalNumber } from '@lifted/domain/identity/second-factor';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';
import { SETUP_WORDS } from './setup-words.ts';
import { StepHeading } from './step-heading.tsx';
import type { Security } from './use-security.ts';

/** Asks for the number codes are sent to. */
export function PhoneNumberForm({ security: { isBusy, sendTo, back } }: { readonly security: Security }) {
  const [isFaulty, setIsFaulty] = useState(false);
  const { number: words } = useWords(SETUP_WORDS);
  const { cancel } = useWords(SECURITY_WORDS);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = internationalNumber(formText(event.currentTarget, 'number'));
    setIsFaulty(number === undefined);
    if (number === undefined) event.currentTarget.querySelector('input')?.focus();
    else sendTo(number);
  }

  return (
    <section className={styles.setup}>
      <StepHeading>{words.heading}</StepHeading>
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={words.label}
          name="number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          hint={words.hint}
          error={isFaulty ? words.fault : undefined}
          onChange={() => setIsFaulty(false)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isBusy}>
            {words.send}
          </Button>
          <Button look="outline" disabled={isBusy} onClick={back}>
            {cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
