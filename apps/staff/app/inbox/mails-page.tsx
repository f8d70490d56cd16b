import type { GivenUpMail, letMailBe, listGivenUpMails, retryMail } from '@lifted/contract/desk/people/mails';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { MAIL_FAULT_WORDS } from '@lifted/domain/jobs/mail-fault';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './inbox-page.module.css';
import { INBOX_WORDS } from './inbox-words.ts';
import { MAILS_WORDS } from './mails-words.ts';

/** Mails that were given up: whose, why, and what to do with each. */
export function MailsPage() {
  const words = useWords(MAILS_WORDS);
  const { toInbox } = useWords(INBOX_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const mails = useQuery({
    queryKey: ['desk', 'mails'],
    queryFn: ({ signal }) => api.call<typeof listGivenUpMails>('GET', '/desk/mails', { signal }),
  });
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/inbox')}>
          {toInbox}
        </ButtonLink>
      }
    >
      <Loaded query={mails}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.items}>
              {loaded.map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionPage>
  );
}

function Mail({ mail }: { readonly mail: GivenUpMail }) {
  const words = useWords(MAILS_WORDS);
  const { toPerson } = useWords(INBOX_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const named = { params: { id: mail.id }, body: {} };
  const retry = () => api.call<typeof retryMail>('POST', '/desk/mails/{id}/retry', named);
  const letBe = () => api.call<typeof letMailBe>('POST', '/desk/mails/{id}/let-be', named);
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p>
          <strong>{mail.customer_name ?? mail.recipient}</strong> {mail.subject}
        </p>
        <p>{MAIL_FAULT_WORDS[mail.fault][language]}</p>
        <p className={styles.facts}>
          {mail.customer_name !== null && `${mail.recipient} · `}
          {words.written(momentWordsWithYear(new Date(mail.written_at), language), mail.attempts)}
        </p>
      </div>
      <div className={styles.tools}>
        {mail.customer_id !== null && (
          <ButtonLink
            look="quiet"
            to={addressIn(language, `/desk/people/${encodeURIComponent(mail.customer_id)}`)}
          >
            {toPerson}
          </ButtonLink>
        )}
        <Button
          look="outline"
          disabled={isRunning}
          onClick={() => void run(retry, words.tryingAgain, { canUndo: false })}
        >
          {words.again}
        </Button>
        <Button look="outline" disabled={isRunning} onClick={() => void run(letBe, words.left)}>
          {words.letBe}
        </Button>
      </div>
    </li>
  );
}
