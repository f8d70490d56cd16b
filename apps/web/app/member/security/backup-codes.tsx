import { studio } from '@lifted/profile/studio';
import { saveFile } from '@lifted/client/save-file.ts';
import { Button } from '@lifted/design/button.tsx';
import { fileName } from '@lifted/domain/language/file-name';
import { useWords } from '../../language.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './security.module.css';
import { SETUP_WORDS } from './setup-words.ts';
import { StepHeading } from './step-heading.tsx';

interface BackupCodesProps {
  readonly codes: readonly string[];
  /** The second step was just enabled. */
  readonly isFirst: boolean;
  readonly onSaved: () => void;
}

/** The codes, shown once: to copy, save or print. */
export function BackupCodes({ codes, isFirst, onSaved }: BackupCodesProps) {
  const { codes: words } = useWords(SETUP_WORDS);
  const sheet = `${studio.name}: ${words.sheet}\n\n${codes.join('\n')}\n`;
  return (
    <section className={styles.setup}>
      <div className={styles.sheet}>
        <StepHeading>{words.heading}</StepHeading>
        {isFirst && <p className={styles.text}>{words.first}</p>}
        <p className={styles.text}>{words.text}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <CopyButton text={sheet}>{words.copy}</CopyButton>
        <Button
          look="outline"
          onClick={() =>
            saveFile(
              `${fileName(studio.name, words.fileName)}.txt`,
              new Blob([sheet], { type: 'text/plain' }),
            )
          }
        >
          {words.download}
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Button className={styles.fit} onClick={onSaved}>
        {words.saved}
      </Button>
    </section>
  );
}
