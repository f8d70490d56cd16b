import { internationalNumber } from '@lifted/domain/identity/second-factor';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { formText } from '../../ui/forms/form-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
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
          hint="We’ll text a code to it now, and whenever you ask for one when signing in. Nothing else. An app is safer: numbers can be hijacked, and messages intercepted."
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
