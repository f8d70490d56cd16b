import { randomUUID } from 'node:crypto';
import { startWords } from '@lifted/domain/date-words';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { PoolClient } from 'pg';
import { escaped } from '../http/escaped-html.ts';
import { askedWords, CARRIED_OUT_WORDS, TAKEN_BACK_WORDS, type NewsWords } from './deletion-words.ts';
import { letterHtml, letterText } from './letter.ts';
import { writeMail } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

interface DeletionMailSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

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
  settings: DeletionMailSettings,
): (client: PoolClient, letter: DeletionLetter) => Promise<void> {
  return (client, letter) => writeMail(client, composeDeletionLetter(settings, letter));
}

/** What happened to the deletion of somebody's account. */
export function composeDeletionLetter(
  { studio, publicUrl, now }: DeletionMailSettings,
  { email, name, news }: DeletionLetter,
): OutgoingMail {
  const words = wordsOf(news, publicUrl);
  const { phone } = studio.contact;
  const english = [name === '' ? 'Hi,' : `Hi ${name},`, ...words.english, `Questions? Call us: ${phone}.`];
  const german = [name === '' ? 'Hi,' : `Hi ${name},`, ...words.german, `Fragen? Ruf uns an: ${phone}.`];
  return {
    kind: news.deed === 'carried_out' ? LAST_MAIL_KIND : 'account_deletion',
    messageId: `<account-deletion.${randomUUID()}@${new URL(publicUrl).hostname}>`,
    recipient: email,
    subject: `${studio.name}: ${words.subject}`,
    text: letterText({ studio, english: english.join('\n\n'), german: german.join('\n\n') }),
    html: letterHtml({
      studio,
      title: words.subject,
      english: escaped`<section lang="en">${english.map((line) => escaped`<p>${line}</p>`)}</section>`,
      german: escaped`<section lang="de">${german.map((line) => escaped`<p>${line}</p>`)}</section>`,
    }),
    writtenAt: now(),
  };
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
