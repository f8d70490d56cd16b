import type { CancellationPreview } from '@lifted/contract/desk/desk-classes';
import { useWords } from '../language.ts';
import styles from './class-dialogs.module.css';
import { DIALOG_WORDS } from './dialog-words.ts';

/** What cancelling does: credits and fees, who has to be told by hand, and the mails as they go out. */
export function CancellationEffects({ preview }: { readonly preview: CancellationPreview }) {
  const words = useWords(DIALOG_WORDS);
  const { mails, credits, fees, waiting, guests } = preview;
  return (
    <>
      <p>{words.cancelEffects(credits, fees, waiting)}</p>
      {guests > 0 && <p>{words.guestsToTell(guests)}</p>}
      {mails.length === 0 && <p>{words.noMails}</p>}
      {mails.map(({ to, language, count, subject, text }) => (
        <details key={`${to} ${language}`} className={styles.mail}>
          <summary>{words.mails(count, to, language)}</summary>
          <div lang={language ?? undefined}>
            <p className={styles.subject}>{subject}</p>
            <p className={styles.body}>{text}</p>
          </div>
        </details>
      ))}
    </>
  );
}
