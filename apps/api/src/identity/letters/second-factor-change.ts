import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { PoolClient } from 'pg';
import { composeAccountNews, type AccountMailSettings, type AccountNews } from '../../mail/account-news.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A change to second factors that the account's owner must be told about. */
export interface SecondFactorChange extends Pick<AccountNews, 'email' | 'name' | 'language'> {
  readonly kind: SecondFactorChangeKind;
}

/** Writes mails about second-factor changes, in the transaction of each change. */
export function secondFactorMails(
  settings: AccountMailSettings,
): (client: PoolClient, change: SecondFactorChange) => Promise<void> {
  return (client, change) => writeMail(client, composeSecondFactorChange(settings, change));
}

/** Tells the owner of an account what changed, so that a change by someone else is noticed. */
export function composeSecondFactorChange(
  settings: AccountMailSettings,
  { kind, ...owner }: SecondFactorChange,
): OutgoingMail {
  const { subject, english, german } = CHANGE_WORDS[kind];
  const login = (language: Language) => `${settings.publicUrl}${pathIn(language, '/login')}`;
  const { phone } = settings.studio.contact;
  return composeAccountNews(settings, {
    kind: 'second_factor_change',
    about: 'second-factor-change',
    ...owner,
    words: {
      en: {
        subject: subject.en,
        paragraphs: [
          english,
          `If this was you, there is nothing to do. If not, set a new password at ${login('en')} with “Forgot password? No password set?”: that signs out every device. And call us: ${phone}.`,
        ],
      },
      de: {
        subject: subject.de,
        paragraphs: [
          german,
          `Das warst du? Dann ist alles gut. Das warst du nicht? Leg auf ${login('de')} mit „Passwort vergessen? Noch keins festgelegt?“ ein neues Passwort fest: Das meldet alle Geräte ab. Und ruf uns an: ${phone}.`,
        ],
      },
    },
  });
}

interface ChangeWords {
  readonly subject: InBothLanguages<string>;
  readonly english: string;
  readonly german: string;
}

const LOCK_EN =
  'For 15\u00a0minutes, codes from an app or a text message are not accepted; a backup code still is, and a new password ends the wait at once.';
const LOCK_DE =
  '15\u00a0Minuten lang gilt kein Code aus App oder SMS; ein Ersatzcode schon, und mit einem neuen Passwort geht es sofort weiter.';

/** The text of mails about second factors, by change. */
export const CHANGE_WORDS = {
  totp_added: {
    subject: { en: 'an authenticator app was added', de: 'eine Authenticator-App wurde hinzugefügt' },
    english:
      'an authenticator app was added to your account. From now on, signing in also takes a code from the app.',
    german:
      'deinem Konto wurde eine Authenticator-App hinzugefügt. Ab jetzt brauchst du zum Anmelden auch einen Code aus der App.',
  },
  phone_added: {
    subject: { en: 'a phone was added', de: 'eine Handynummer wurde hinzugefügt' },
    english:
      'a phone was added to your account. From now on, signing in also takes a code that we send to it.',
    german:
      'deinem Konto wurde eine Handynummer hinzugefügt. Ab jetzt brauchst du zum Anmelden auch einen Code, den wir dorthin schicken.',
  },
  totp_removed: {
    subject: { en: 'an authenticator app was removed', de: 'eine Authenticator-App wurde entfernt' },
    english: 'an authenticator app was removed from your account. Its codes no longer work.',
    german: 'von deinem Konto wurde eine Authenticator-App entfernt. Ihre Codes gelten nicht mehr.',
  },
  phone_removed: {
    subject: { en: 'a phone was removed', de: 'eine Handynummer wurde entfernt' },
    english: 'a phone was removed from your account. We send no more codes to it.',
    german: 'von deinem Konto wurde eine Handynummer entfernt. Wir schicken keine Codes mehr dorthin.',
  },
  backup_codes_renewed: {
    subject: { en: 'new backup codes', de: 'neue Ersatzcodes' },
    english: 'new backup codes were made for your account. The old ones no longer work.',
    german: 'für dein Konto wurden neue Ersatzcodes erstellt. Die alten gelten nicht mehr.',
  },
  backup_code_used: {
    subject: { en: 'a backup code was used', de: 'ein Ersatzcode wurde benutzt' },
    english: 'someone signed in to your account with a backup code. That code no longer works.',
    german:
      'jemand hat sich mit einem Ersatzcode in deinem Konto angemeldet. Dieser Code gilt jetzt nicht mehr.',
  },
  backup_code_confirmed: {
    subject: { en: 'a backup code was used', de: 'ein Ersatzcode wurde benutzt' },
    english:
      'someone who was already signed in to your account was asked to confirm that it’s you, and did so with a backup code. That code no longer works.',
    german:
      'auf einem Gerät, das in deinem Konto schon angemeldet war, wurde nachgefragt, ob wirklich du es bist. Die Antwort war ein Ersatzcode; er gilt jetzt nicht mehr.',
  },
  codes_locked: {
    subject: { en: 'ten wrong codes', de: 'zehn falsche Codes' },
    english: `ten wrong codes were entered for your account, the last one after someone had signed in with the right password, Google, a link or a code by email. They did not get in. ${LOCK_EN}`,
    german: `für dein Konto wurden zehn falsche Codes eingegeben, der letzte nach einer Anmeldung mit dem richtigen Passwort, mit Google, einem Link oder einem Code per Mail. Hineingekommen ist niemand. ${LOCK_DE}`,
  },
  codes_locked_confirming: {
    subject: { en: 'ten wrong codes', de: 'zehn falsche Codes' },
    english: `ten wrong codes were entered for your account, the last one by someone who was already signed in and was asked to confirm that it’s you. What they had begun was not done. ${LOCK_EN}`,
    german: `für dein Konto wurden zehn falsche Codes eingegeben, der letzte auf einem schon angemeldeten Gerät, als dort nachgefragt wurde, ob wirklich du es bist. Was damit freigegeben werden sollte, ist nicht geschehen. ${LOCK_DE}`,
  },
  passkey_added: {
    subject: { en: 'a passkey was added', de: 'ein Passkey wurde hinzugefügt' },
    english: 'a passkey was added to your account. It signs in without a password and without a code.',
    german:
      'deinem Konto wurde ein Passkey hinzugefügt. Damit meldet man sich ohne Passwort und ohne Code an.',
  },
  passkey_removed: {
    subject: { en: 'a passkey was removed', de: 'ein Passkey wurde entfernt' },
    english: 'a passkey was removed from your account. It no longer signs in.',
    german: 'von deinem Konto wurde ein Passkey entfernt. Anmelden kann man sich damit nicht mehr.',
  },
  reset_by_studio: {
    subject: { en: 'second factors were removed', de: 'der zweite Schritt ist aus' },
    english:
      'we removed all second factors, backup codes and passkeys from your account, because someone asked us to at the studio, and signed it out everywhere. To sign in, your password, Google or a sign-in link is enough again.',
    german:
      'wir haben den zweiten Schritt für dein Konto ausgeschaltet, deine Ersatzcodes und Passkeys gelöscht und dich überall abgemeldet, weil jemand im Studio darum gebeten hat. Zum Anmelden reicht wieder dein Passwort, Google oder ein Anmeldelink.',
  },
} as const satisfies Record<string, ChangeWords>;

export type SecondFactorChangeKind = keyof typeof CHANGE_WORDS;
