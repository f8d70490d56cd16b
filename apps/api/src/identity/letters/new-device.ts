import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { REPORT_DAYS } from '@lifted/domain/identity/known-device';
import type { Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { PoolClient } from 'pg';
import type { LetterSettings, ReaderLanguage } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { composeLinkMail } from './link-mail.ts';

/** A first sign-in with a device, on an account that was used with others before. */
export interface NewDevice {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  readonly language: ReaderLanguage;
  readonly at: Date;
  /** Secret of the link with which the owner says that it was somebody else. */
  readonly reportToken: string;
}

/** Writes mails about new devices, in the transaction that notes the device. */
export function newDeviceMails(
  settings: LetterSettings,
): (client: PoolClient, device: NewDevice) => Promise<void> {
  return (client, device) => writeMail(client, composeNewDevice(settings, device));
}

/** The page behind the mail's link; it works without sign-in and without scripts. */
export function reportUrl(publicUrl: string, token: string, language: Language): string {
  return new URL(pathIn(language, `/not-me/${token}`), publicUrl).href;
}

/** The mail that tells the owner of an account about a sign-in from a new device. */
export function composeNewDevice(
  settings: LetterSettings,
  { email, name, language, at, reportToken: token }: NewDevice,
): OutgoingMail {
  const { name: studio } = settings.studio;
  const [day, time] = [germanDate(berlinDate(at)), berlinTime(at)];
  return composeLinkMail(settings, {
    kind: 'new_device',
    to: { email, name, token },
    language,
    url: {
      en: reportUrl(settings.publicUrl, token, 'en'),
      de: reportUrl(settings.publicUrl, token, 'de'),
    },
    words: {
      en: {
        subject: `New sign-in to your ${studio} account`,
        before: `somebody signed in to your account on ${day} at ${time} (Berlin time), in a browser or app you have not used before. If it was you, there is nothing to do.`,
        link: 'This was not me',
        after: [
          `With this link you sign that device out, and all others with it. Your password stops working, and we send you an email to set a new one. The link works once, for ${REPORT_DAYS}\u00a0days.`,
          'Clearing cookies or using a private window also makes a browser look new.',
        ],
      },
      de: {
        subject: `Neue Anmeldung in deinem ${studio}-Konto`,
        before: `am ${day} um ${time}\u00a0Uhr hat sich jemand in deinem Konto angemeldet, mit einem Browser oder einer App, die du bisher nicht benutzt hast. Das warst du? Dann ist alles gut.`,
        link: 'Das war ich nicht',
        after: [
          `Mit diesem Link meldest du das Gerät ab und alle anderen gleich mit. Dein Passwort gilt dann nicht mehr, und du bekommst eine Mail, mit der du ein neues festlegst. Der Link funktioniert einmal, ${REPORT_DAYS}\u00a0Tage lang.`,
          'Auch nach dem Löschen der Cookies oder in einem privaten Fenster gilt ein Browser als neu.',
        ],
      },
    },
    writtenAt: at,
  });
}
