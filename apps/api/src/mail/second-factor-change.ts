import type { StudioBasics } from '@lifted/profile/studio-profile';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { escaped } from '../http/escaped-html.ts';
import { letterHtml, letterText } from './letter.ts';
import { writeMail } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { SECOND_FACTOR_DEEDS, type SecondFactorDeed } from './second-factor-words.ts';

interface SecondFactorMailSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** A change to how somebody signs in. */
interface SecondFactorChange {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly deed: SecondFactorDeed;
}

/** Writes mails about changes to second factors, each in the transaction of its change. */
export function secondFactorMails(
  settings: SecondFactorMailSettings,
): (client: PoolClient, change: SecondFactorChange) => Promise<void> {
  return (client, change) => writeMail(client, composeSecondFactorChange(settings, change));
}

/** Tells an account's owner what changed, so that somebody else's change does not stay unnoticed. */
export function composeSecondFactorChange(
  { studio, publicUrl, now }: SecondFactorMailSettings,
  { email, name, deed }: SecondFactorChange,
): OutgoingMail {
  const words = SECOND_FACTOR_DEEDS[deed];
  const greeting = name === '' ? 'Hi,' : `Hi ${name},`;
  const { phone } = studio.contact;
  const english = [
    greeting,
    words.english,
    `It was you? Then there is nothing to do. It was not? Set a new password at ${publicUrl}/login with “Forgot password? No password set?” and call us: ${phone}.`,
  ];
  const german = [
    greeting,
    words.german,
    `Das warst du? Dann ist alles gut. Das warst du nicht? Leg auf ${publicUrl}/login mit „Forgot password? No password set?“ ein neues Passwort fest und ruf uns an: ${phone}.`,
  ];
  return {
    kind: 'second_factor_change',
    messageId: `<second-factor-change.${randomUUID()}@${new URL(publicUrl).hostname}>`,
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
