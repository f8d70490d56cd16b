import type { CancellationPreview } from '@lifted/contract/desk/desk-classes';
import { useWords } from '../language.ts';
import styles from './class-dialogs.module.css';
import { DIALOG_WORDS } from './dialog-words.ts';

/** The mails of each kind as they go out. */
export function MailsToCome({ mails }: Pick<CancellationPreview, 'mails'>) {
  const words = useWords(DIALOG_WORDS);
  return mails.map(({ to, language, count, subject, text }) => (
    <details key={`${to} ${language}`} className={styles.mail}>
      <summary>{words.mails(count, to, language)}</summary>
      <div lang={language ?? undefined}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.body}>{text}</p>
      </div>
    </details>
  ));
}
