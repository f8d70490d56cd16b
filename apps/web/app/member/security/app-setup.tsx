import type { TotpEnrolment } from '@lifted/client/session/identity-types.ts';
import { Button, buttonClass } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { OtherDevicesNote } from './other-devices-note.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './security.module.css';
import { SECURITY_WORDS } from './security-words.ts';
import { SETUP_WORDS } from './setup-words.ts';
import { StepHeading } from './step-heading.tsx';
import type { Security } from './use-security.ts';

interface AppSetupProps {
  readonly enrolment: TotpEnrolment;
  readonly security: Security;
}

/** Three steps to an app's first code. */
export function AppSetup({ enrolment: { factorId, secret, uri }, security }: AppSetupProps) {
  const { message, isBusy, endsOtherSessions, confirm, back } = security;
  const { app: words } = useWords(SETUP_WORDS);
  const { turnOn, cancel } = useWords(SECURITY_WORDS);
  return (
    <section className={styles.setup}>
      <StepHeading>{words.heading}</StepHeading>
      <ol className={styles.steps}>
        <li>
          <h3>{words.ready}</h3>
          <p>{words.readyText}</p>
        </li>
        <li>
          <h3>{words.add}</h3>
          <div className={styles.tell}>
            <div className={styles.scan}>
              <p>{words.scan}</p>
              <QrCode text={uri} label={words.qrCode} />
            </div>
            <div className={styles.here}>
              <p>{words.here}</p>
              <a href={uri} className={buttonClass('outline')}>
                {words.open}
              </a>
            </div>
            <div className={styles.type}>
              <p>{words.type}</p>
              <p className={styles.key}>{inGroups(secret)}</p>
              <CopyButton text={secret}>{words.copyKey}</CopyButton>
            </div>
          </div>
        </li>
        <li>
          <h3>{words.enter}</h3>
          {endsOtherSessions && <OtherDevicesNote />}
          <CodeForm
            kind="digits"
            label={words.code}
            hint={words.codeHint}
            action={turnOn}
            error={message?.about === 'code' ? message.text : undefined}
            isBusy={isBusy}
            onCode={(code) => confirm(factorId, code)}
          >
            <Button look="outline" disabled={isBusy} onClick={back}>
              {cancel}
            </Button>
          </CodeForm>
        </li>
      </ol>
    </section>
  );
}

/** 'GEZD GNBV': groups of four are easy to copy by hand. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
