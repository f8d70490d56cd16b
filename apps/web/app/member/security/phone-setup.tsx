import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { OtherDevicesNote } from './other-devices-note.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';
import { SETUP_WORDS } from './setup-words.ts';
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
  const { phone: words } = useWords(SETUP_WORDS);
  const { turnOn, cancel } = useWords(SECURITY_WORDS);
  return (
    <section className={styles.setup}>
      <StepHeading>{words.heading}</StepHeading>
      {endsOtherSessions && <OtherDevicesNote />}
      <CodeForm
        kind="digits"
        label={words.code}
        hint={words.codeHint(number)}
        action={turnOn}
        error={message?.about === 'code' ? message.text : undefined}
        isBusy={isBusy}
        onCode={(code) => confirm(factorId, code)}
        hasNewCode={message?.about === 'done' && message.done.kind === 'codeSent'}
      >
        <Button look="outline" disabled={isBusy} onClick={back}>
          {cancel}
        </Button>
      </CodeForm>
      <Button look="quiet" className={styles.fit} disabled={isBusy} onClick={() => sendTo(number)}>
        {words.sendAnother}
      </Button>
    </section>
  );
}
