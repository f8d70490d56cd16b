import type { Announcement, stopAnnouncement } from '@lifted/contract/desk/desk-announcements';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import { groupWords } from './group-words.ts';
import { useAnnouncements } from './use-announcements.ts';

/** What the team announced, to whom, and what became of it. */
export function AnnouncementsPage() {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const language = useLanguage();
  const announcements = useAnnouncements();
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={<ButtonLink to={addressIn(language, '/desk/announcements/new')}>{words.write}</ButtonLink>}
    >
      <Loaded query={announcements}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {loaded.map((one) => (
                <Sent key={one.id} announcement={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionPage>
  );
}

function Sent({ announcement }: { readonly announcement: Announcement }) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const language = useLanguage();
  const { id, kind, state, confirmed_at: confirmedAt, words: written } = announcement;
  const [titled, text] = firstWritten(written, language);
  const isUnfinished = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.sent}>
      <div className={styles.about}>
        <h2 lang={titled} className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.soft}>
          {words.kinds[kind].name} · {groupWords(announcement, language)} ·{' '}
          {momentWordsWithYear(new Date(confirmedAt), language)}
        </p>
        <p role={isUnfinished ? 'status' : undefined} className={styles.state}>
          <strong data-state={state}>{words.states[state]}</strong> {words.result(announcement)}
        </p>
        <details className={styles.words}>
          <summary>{words.show}</summary>
          {LANGUAGES.map((one) => {
            const inIt = written[one];
            return (
              inIt !== null && (
                <div key={one} lang={one}>
                  <p className={styles.subject}>{inIt.title}</p>
                  <p className={styles.body}>{inIt.body}</p>
                </div>
              )
            );
          })}
        </details>
      </div>
      {isUnfinished && <StopButton id={id} />}
    </li>
  );
}

/** The words in the language of the page, or in the one there is, with that language. */
function firstWritten({ en, de }: Announcement['words'], language: Language) {
  const own = language === 'en' ? en : de;
  if (own !== null) return [language, own] as const;
  return de === null ? (['en', en ?? NOTHING] as const) : (['de', de] as const);
}

const NOTHING = { title: '', body: '' };

function StopButton({ id }: { readonly id: string }) {
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const stop = () =>
    api.call<typeof stopAnnouncement>('POST', '/desk/announcements/{id}/stop', { params: { id }, body: {} });
  return (
    <Button
      look="outline"
      disabled={isRunning}
      onClick={() => void run(stop, words.stopped, { canUndo: false })}
    >
      {words.stop}
    </Button>
  );
}
