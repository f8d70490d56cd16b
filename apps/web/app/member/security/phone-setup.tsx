import { Button } from '@lifted/design/button.tsx';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { OtherDevicesNote } from './other-devices-note.tsx';
import styles from './security.module.css';
import { StepHeading } from './step-heading.tsx';
import type { Security } from './use-security.ts';

interface PhoneSetupProps {
  readonly factorId: string;
  readonly number: string;
  readonly security: Security;
}

/** Asks for the code that was sent, so that a wrong number locks nobody out. */
export function PhoneSetup({ factorId, number, security }: PhoneSetupProps) {
  const { message, isBusy, endsOtherSessions, confirm, sendTo, back } = security;
  return (
    <section className={styles.setup}>
      <StepHeading>Enter the code we sent</StepHeading>
      {endsOtherSessions && <OtherDevicesNote />}
      <CodeForm
        kind="digits"
        label="Code"
        hint={`The 6 digits from the text message to ${number}.`}
        action="Turn on"
        error={message?.about === 'code' ? message.text : undefined}
        isBusy={isBusy}
        onCode={(code) => confirm(factorId, code)}
      >
        <Button look="outline" disabled={isBusy} onClick={back}>
          Cancel
        </Button>
      </CodeForm>
      <Button look="quiet" className={styles.fit} disabled={isBusy} onClick={() => sendTo(number)}>
        Send another code
      </Button>
    </section>
  );
}
