import type { PoolClient } from 'pg';
import { composeAccountNews, type AccountMailSettings } from './account-news.ts';
import { writeMail } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { SECOND_FACTOR_DEEDS, type SecondFactorDeed } from './second-factor-words.ts';

/** A change to how somebody signs in. */
interface SecondFactorChange {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly deed: SecondFactorDeed;
}

/** Writes mails about changes to second factors, each in the transaction of its change. */
export function secondFactorMails(
  settings: AccountMailSettings,
): (client: PoolClient, change: SecondFactorChange) => Promise<void> {
  return (client, change) => writeMail(client, composeSecondFactorChange(settings, change));
}

/** Tells an account's owner what changed, so that somebody else's change does not stay unnoticed. */
export function composeSecondFactorChange(
  settings: AccountMailSettings,
  { email, name, deed }: SecondFactorChange,
): OutgoingMail {
  const { subject, english, german } = SECOND_FACTOR_DEEDS[deed];
  const login = `${settings.publicUrl}/login`;
  const { phone } = settings.studio.contact;
  return composeAccountNews(settings, {
    kind: 'second_factor_change',
    about: 'second-factor-change',
    email,
    name,
    subject,
    english: [
      english,
      `It was you? Then there is nothing to do. It was not? Set a new password at ${login} with “Forgot password? No password set?” and call us: ${phone}.`,
    ],
    german: [
      german,
      `Das warst du? Dann ist alles gut. Das warst du nicht? Leg auf ${login} mit „Forgot password? No password set?“ ein neues Passwort fest und ruf uns an: ${phone}.`,
    ],
  });
}
