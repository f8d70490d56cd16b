import { startWords } from '@lifted/domain/date-words';
import type { PoolClient } from 'pg';
import { composeAccountNews, type AccountMailSettings } from './account-news.ts';
import { askedWords, CARRIED_OUT_WORDS, TAKEN_BACK_WORDS, type NewsWords } from './deletion-words.ts';
import { writeMail } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

interface DeletionLetter {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly news:
    | { readonly deed: 'asked'; readonly dueAt: Date }
    | { readonly deed: 'taken_back' }
    | { readonly deed: 'carried_out' };
}

/** The last mail to somebody who is deleted; the row of it goes as soon as it is sent. */
export const LAST_MAIL_KIND = 'account_deleted';

/** Writes mails about the deletion of an account, each in the transaction of what it tells. */
export function deletionMails(
  settings: AccountMailSettings,
): (client: PoolClient, letter: DeletionLetter) => Promise<void> {
  return (client, letter) => writeMail(client, composeDeletionLetter(settings, letter));
}

/** What happened to the deletion of somebody's account. */
export function composeDeletionLetter(
  settings: AccountMailSettings,
  { email, name, news }: DeletionLetter,
): OutgoingMail {
  const { subject, english, german } = wordsOf(news, settings.publicUrl);
  const { phone } = settings.studio.contact;
  return composeAccountNews(settings, {
    kind: news.deed === 'carried_out' ? LAST_MAIL_KIND : 'account_deletion',
    about: 'account-deletion',
    email,
    name,
    subject,
    english: [...english, `Questions? Call us: ${phone}.`],
    german: [...german, `Fragen? Ruf uns an: ${phone}.`],
  });
}

function wordsOf(news: DeletionLetter['news'], publicUrl: string): NewsWords {
  switch (news.deed) {
    case 'asked': {
      const due = { english: startWords(news.dueAt, 'en'), german: startWords(news.dueAt, 'de') };
      return askedWords(due, `${publicUrl}/your-data`);
    }
    case 'taken_back':
      return TAKEN_BACK_WORDS;
    case 'carried_out':
      return CARRIED_OUT_WORDS;
    default:
      return news satisfies never;
  }
}
