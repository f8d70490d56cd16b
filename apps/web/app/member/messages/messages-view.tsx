import type { MemberMessage } from '@lifted/contract/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { Button } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { addDays, berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import { Link } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { WayToBook } from '../../booking/way-to-book.tsx';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { useLanguage, useWords } from '../../language.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { NoMember } from '../../ui/no-member/no-member.tsx';
import { messagesByDay } from './messages-by-day.ts';
import { MESSAGES_WORDS } from './messages-words.ts';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';

/** Where messages lead that say everything themselves. */
const HERE = addressOf('messages');

interface MessagesViewProps {
  readonly api: ApiClient;
  readonly answers: MemberAnswers;
}

/** The messages by day, or why there are none to show. */
export function MessagesView({ api, answers }: MessagesViewProps) {
  const words = useWords(MESSAGES_WORDS);
  const { messages: remote, retry } = useMessages(api, answers);
  switch (remote.state) {
    case 'loading':
      return (
        <div role="status" aria-label={words.loading} className={styles.view}>
          <Skeleton height="2rem" />
          <Skeleton height="16rem" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.view}>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" className={styles.fit} onClick={retry}>
            {words.again}
          </Button>
        </div>
      );
    case 'loaded':
      return (
        <div className={styles.view}>
          <LastKnownNotice asOf={oldestAsOf(remote)} />
          {remote.value === null ? (
            <NoMember why={words.nobody} />
          ) : (
            <Written messages={remote.value.messages} />
          )}
        </div>
      );
    default:
      return remote satisfies never;
  }
}

function Written({ messages }: { readonly messages: readonly MemberMessage[] }) {
  const words = useWords(MESSAGES_WORDS);
  return (
    <>
      {messages.length === 0 ? <Nothing /> : <Days messages={messages} />}
      {messages.length > 0 && (
        <p className={styles.note}>{words.kept(RETENTION_RULES.messages.keeping.count)}</p>
      )}
    </>
  );
}

function Nothing() {
  const words = useWords(MESSAGES_WORDS);
  return (
    <div className={styles.none}>
      <p>{`${words.none} ${words.noneNext}`}</p>
      <WayToBook>{words.book}</WayToBook>
    </div>
  );
}

function Days({ messages }: { readonly messages: readonly MemberMessage[] }) {
  const words = useWords(MESSAGES_WORDS);
  const language = useLanguage();
  const today = berlinDate(useTime());
  const names: Readonly<Record<string, string>> = {
    [today]: words.today,
    [addDays(today, -1)]: words.yesterday,
  };
  return messagesByDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`} className={styles.date}>
        {names[day] ?? longDate(day, language)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ul>
    </section>
  ));
}

function Message({ message }: { readonly message: MemberMessage }) {
  const { isNew } = useWords(MESSAGES_WORDS);
  const language = useLanguage();
  const { words, path, written_at: writtenAt, is_read: isRead } = message;
  const { title, body, language: written } = words[language];
  const content = (
    <>
      <span className={styles.title}>
        <span lang={written}>{title}</span>
        {!isRead && <span className={styles.new}>{isNew}</span>}
      </span>{' '}
      <span lang={written} className={styles.body}>
        {body}
      </span>{' '}
      <time dateTime={writtenAt} className={styles.time}>
        {berlinTime(new Date(writtenAt))}
      </time>
    </>
  );
  return (
    <li className={styles.item}>
      {path === HERE ? (
        <div className={styles.message}>{content}</div>
      ) : (
        <Link to={pathIn(language, path)} className={styles.message}>
          {content}
        </Link>
      )}
    </li>
  );
}
