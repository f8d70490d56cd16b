import { startWords } from '@lifted/domain/language/date-words';
import type { PoolClient } from 'pg';
import { composeAccountNews } from '../../mail/account-news.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** Somebody's address that was replaced. */
export interface ReplacedAddress {
  /** The one before, which the mail goes to. */
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
}

/** Writes the mail about a changed address to the one before, in the transaction that changes it. */
export function tellOldAddress(
  client: PoolClient,
  settings: LetterSettings,
  replaced: ReplacedAddress,
  now: Date,
): Promise<void> {
  return writeMail(client, composeAddressChange(settings, replaced, now));
}

/**
 * Tells the person who reads the old address, so that a change by somebody else is noticed. The new address is not named: the old one may
 * have been mistyped, and be a stranger's.
 */
export function composeAddressChange(
  settings: LetterSettings,
  { email, name }: ReplacedAddress,
  now: Date,
): OutgoingMail {
  const { phone, email: studio } = settings.studio.contact;
  return composeAccountNews(
    { ...settings, now: () => now },
    {
      kind: 'address_change',
      about: 'address-change',
      email,
      name,
      language: null,
      words: {
        en: {
          subject: 'your email address was changed',
          paragraphs: [
            `on ${startWords(now, 'en')} (Berlin time) your account got another email address. You now sign in with the new one, and our emails go there; this address no longer opens the account, and every device is signed out.`,
            'Did you ask us to change it? Then there is nothing to do.',
            `If you did not, object: call us at ${phone}, or write to ${studio} from this address. We lock the account at once, give it back to you under your old address, and find out who changed it.`,
          ],
        },
        de: {
          subject: 'deine E-Mail-Adresse wurde geändert',
          paragraphs: [
            `am ${startWords(now, 'de')} (Berliner Zeit) hat dein Konto eine andere E-Mail-Adresse bekommen. Du meldest dich jetzt mit der neuen an, und unsere Mails gehen dorthin; mit dieser Adresse kommt niemand mehr ins Konto, und alle Geräte sind abgemeldet.`,
            'Du hast uns darum gebeten? Dann ist alles gut.',
            `Wenn nicht, widersprich bitte: Ruf uns an unter ${phone}, oder schreib von dieser Adresse aus an ${studio}. Wir sperren das Konto sofort, geben es dir mit deiner alten Adresse zurück und finden heraus, wer sie geändert hat.`,
          ],
        },
      },
    },
  );
}
