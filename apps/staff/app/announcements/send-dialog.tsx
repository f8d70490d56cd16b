import type {
  AnnouncementPreview,
  Audience,
  sendAnnouncement,
} from '@lifted/contract/desk/desk-announcements';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { LANGUAGES } from '@lifted/domain/language/language';
import { readAnnouncement } from '@lifted/domain/notifications/announcement';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import type { Draft } from './draft.ts';
import { usePreview } from './use-announcements.ts';

interface SendDialogProps {
  readonly draft: Draft;
  readonly audience: Audience;
  readonly close: () => void;
  readonly onSent: () => void;
}

/** Shows whom it reaches and everything they would read, and sends it at a second press. */
export function SendDialog({ draft, audience, close, onSent }: SendDialogProps) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const navigate = useNavigate();
  const { isRunning, submit } = useDeskCommand();
  const [id] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, words: written } = draft;
  const preview = usePreview({ kind, audience, words: written });
  const told = preview.data?.told ?? 0;

  const send = async () => {
    const people = preview.data?.people ?? 0;
    setFailure(null);
    const end = await submit(
      () =>
        api.call<typeof sendAnnouncement>('POST', '/desk/announcements', {
          body: { id, kind, audience, words: written, people },
        }),
      words.sending,
    );
    if (end.kind === 'refused') {
      setFailure(end.refusal.message);
      await preview.refetch();
      return;
    }
    onSent();
    await navigate(addressIn(language, '/desk/announcements'));
  };

  return (
    <Dialog heading={words.lookHeading} close={close}>
      <div className={styles.preview}>
        {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
        {preview.data === undefined && <p role="status">{words.counting}</p>}
        {preview.data !== undefined && <Shown preview={preview.data} draft={draft} />}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.change}
        </Button>
        <Button disabled={isRunning || preview.isFetching || told === 0} onClick={() => void send()}>
          {words.sendTo(told)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Shown({ preview, draft }: { readonly preview: AnnouncementPreview; readonly draft: Draft }) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const { kind } = draft;
  const reading = readAnnouncement(draft.words);
  return (
    <>
      <p>
        {words.people(preview.people)} {words.reach(kind, preview)}
      </p>
      {preview.other_language > 0 && reading.outcome === 'read' && (
        <p>{words.otherLanguage(preview.other_language, reading.words.en === null ? 'de' : 'en')}</p>
      )}
      {preview.guests > 0 && <p className={styles.soft}>{words.guests(preview.guests)}</p>}
      {preview.mails.length === 0 && <p>{words.noMails}</p>}
      {preview.mails.map(({ language, count, subject, text }, at) => (
        <details key={language ?? 'both'} open={at === 0} className={styles.mail}>
          <summary>{words.mails(count, language)}</summary>
          <div lang={language ?? undefined}>
            <p className={styles.subject}>{subject}</p>
            <p className={styles.body}>{text}</p>
          </div>
        </details>
      ))}
      {reading.outcome === 'read' && (
        <details className={styles.mail}>
          <summary>{words.inApp(preview.told)}</summary>
          {LANGUAGES.map((one) => {
            const text = reading.words[one];
            return (
              text !== null && (
                <div key={one} lang={one}>
                  <p className={styles.subject}>{text.title}</p>
                  <p className={styles.body}>{text.body}</p>
                </div>
              )
            );
          })}
        </details>
      )}
      <p className={styles.soft}>{words.grace}</p>
    </>
  );
}
