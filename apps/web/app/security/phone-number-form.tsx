import { internationalNumber } from '@lifted/domain/second-factor';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/form-text.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './security.module.css';
import { StepHeading } from './step-heading.tsx';
import type { Security } from './use-security.ts';

/** Asks for the number codes are sent to. */
export function PhoneNumberForm({ security: { isBusy, sendTo, back } }: { readonly security: Security }) {
  const [fault, setFault] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = internationalNumber(formText(event.currentTarget, 'number'));
    setFault(number === undefined ? 'Please enter a mobile number, such as +49 151 23456789.' : undefined);
    if (number === undefined) event.currentTarget.querySelector('input')?.focus();
    else sendTo(number);
  }

  return (
    <section className={styles.setup}>
      <StepHeading>Set up text messages</StepHeading>
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label="Mobile number"
          name="number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          hint="We send a code to it now, and whenever you sign in and ask for one. For nothing else. An app is safer: a number can be taken over, messages can be read on the way."
          error={fault}
          onChange={() => setFault(undefined)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isBusy}>
            Send code
          </Button>
          <Button look="outline" disabled={isBusy} onClick={back}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}
