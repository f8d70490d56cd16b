import { studio } from '@lifted/profile/studio';
import type { TotpEnrolment } from '@lifted/client/session/identity-provider.ts';
import { Button, buttonClass } from '@lifted/design/button.tsx';
import { CodeForm } from '../../ui/forms/code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { OtherDevicesNote } from './other-devices-note.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './security.module.css';
import { StepHeading } from './step-heading.tsx';
import type { Security } from './use-security.ts';

interface AppSetupProps {
  readonly enrolment: TotpEnrolment;
  readonly security: Security;
}

/** Three steps to an app's first code. */
export function AppSetup({ enrolment: { factorId, secret, uri }, security }: AppSetupProps) {
  const { message, isBusy, endsOtherSessions, confirm, back } = security;
  return (
    <section className={styles.setup}>
      <StepHeading>Set up an authenticator app</StepHeading>
      <ol className={styles.steps}>
        <li>
          <h3>Have an app ready</h3>
          <p>
            Your phone’s password app will do, and so will any authenticator app: Passwords on an iPhone,
            Google Authenticator, 1Password and others.
          </p>
        </li>
        <li>
          <h3>Add {studio.name} to it</h3>
          <div className={styles.tell}>
            <div className={styles.scan}>
              <p>Scan this QR code with the app.</p>
              <QrCode text={uri} label="QR code for your authenticator app" />
            </div>
            <div className={styles.here}>
              <p>Is the app on this device?</p>
              <a href={uri} className={buttonClass('outline')}>
                Open the app
              </a>
            </div>
            <div className={styles.type}>
              <p>Or enter this key in it:</p>
              <p className={styles.key}>{inGroups(secret)}</p>
              <CopyButton text={secret}>Copy key</CopyButton>
            </div>
          </div>
        </li>
        <li>
          <h3>Enter the code it shows</h3>
          {endsOtherSessions && <OtherDevicesNote />}
          <CodeForm
            kind="digits"
            label="Code"
            hint="6 digits, a new code every 30 seconds."
            action="Turn on"
            error={message?.about === 'code' ? message.text : undefined}
            isBusy={isBusy}
            onCode={(code) => confirm(factorId, code)}
          >
            <Button look="outline" disabled={isBusy} onClick={back}>
              Cancel
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
