import { studio } from '@lifted/profile/studio';
import { Button } from '@lifted/design/button.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './security.module.css';
import { saveText } from './save-text.ts';
import { StepHeading } from './step-heading.tsx';

interface BackupCodesProps {
  readonly codes: readonly string[];
  /** The second step was just enabled. */
  readonly isFirst: boolean;
  readonly onKept: () => void;
}

/** The codes, shown once: to copy, save or print. */
export function BackupCodes({ codes, isFirst, onKept }: BackupCodesProps) {
  const sheet = `${studio.name}: backup codes, each good for one sign-in\n\n${codes.join('\n')}\n`;
  return (
    <section className={styles.setup}>
      <div className={styles.sheet}>
        <StepHeading>Your backup codes</StepHeading>
        {isFirst && (
          <p className={styles.text}>The second step is on, and all your other devices are signed out.</p>
        )}
        <p className={styles.text}>
          Each code lets you in to {studio.name} once if your phone is lost or out of battery. Keep them
          somewhere other than on your phone: on paper or in a password manager. You won’t see them again.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <CopyButton text={sheet}>Copy</CopyButton>
        <Button look="outline" onClick={() => saveText(fileName(), sheet)}>
          Download
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button className={styles.fit} onClick={onKept}>
        I’ve saved them
      </Button>
    </section>
  );
}

function fileName(): string {
  return `${studio.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-backup-codes.txt`;
}
