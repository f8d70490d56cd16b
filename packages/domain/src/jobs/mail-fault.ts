import type { InBothLanguages } from '../language/language.ts';

export const MAIL_FAULTS = [
  'address_unknown',
  'mailbox_full',
  'refused_as_spam',
  'too_large',
  'not_logged_in',
  'unreachable',
  'other',
] as const;

/** Why a mail did not arrive, as far as the error of the mail server tells. */
export type MailFault = (typeof MAIL_FAULTS)[number];

/** The first that fits decides; the most telling ones come first. */
const SIGNS: readonly (readonly [MailFault, RegExp])[] = [
  ['not_logged_in', /EAUTH|\b53[05]\b|5\.7\.8/],
  ['too_large', /5\.3\.4|message (?:size|too large)|exceeds? .*size/i],
  ['mailbox_full', /\b[45]52\b|\b4\.2\.2|\b5\.2\.2|quota|mailbox (?:is )?full/i],
  ['refused_as_spam', /5\.7\.|spam|blocked|blacklist|blocklist|policy|reputation/i],
  ['address_unknown', /\b55[013]\b|5\.1\.|unknown|no such|not exist|EENVELOPE|recipient/i],
  [
    'unreachable',
    /ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EHOSTUNREACH|ETLS|EPROTOCOL|timeout|TimeoutError|AbortError/i,
  ],
];

/** What an error of a delivery means, such as 'EENVELOPE 550 5.1.1 user unknown'; `null`: none was noted. */
export function mailFault(error: string | null): MailFault {
  if (error === null) return 'other';
  return SIGNS.find(([, sign]) => sign.test(error))?.[0] ?? 'other';
}

/** The fault as a sentence with what to do about it. */
export const MAIL_FAULT_WORDS: Readonly<Record<MailFault, InBothLanguages<string>>> = {
  address_unknown: {
    en: 'The address does not exist. Ask the person for the right one.',
    de: 'Die Adresse gibt es nicht. Frag die Person nach der richtigen.',
  },
  mailbox_full: {
    en: 'The mailbox is full. Tell the person another way, or try again later.',
    de: 'Das Postfach ist voll. Sag es der Person anders, oder versuch es später noch einmal.',
  },
  refused_as_spam: {
    en: 'The recipient’s mail server took it for spam. If this happens often, tell the person who runs our mail server.',
    de: 'Der Mailserver der Person hielt sie für Spam. Passiert das öfter, sag es der Person, die unseren Mailserver betreut.',
  },
  too_large: {
    en: 'The mail was too large for the recipient’s mail server.',
    de: 'Die Mail war für den Mailserver der Person zu groß.',
  },
  not_logged_in: {
    en: 'Our mail server did not let us in. The person who runs it should check user name and password.',
    de: 'Unser Mailserver hat uns nicht hereingelassen. Wer ihn betreut, muss Benutzername und Passwort prüfen.',
  },
  unreachable: {
    en: 'The mail server could not be reached for three days. Try again once it is back.',
    de: 'Der Mailserver war drei Tage lang nicht erreichbar. Versuch es noch einmal, wenn er wieder da ist.',
  },
  other: {
    en: 'The mail server did not say why. Try again; if that fails, ask the person who runs it.',
    de: 'Der Mailserver hat nicht gesagt, warum. Versuch es noch einmal; hilft das nicht, frag die Person, die ihn betreut.',
  },
};
