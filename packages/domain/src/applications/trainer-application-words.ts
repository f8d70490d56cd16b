import type { InBothLanguages, Language } from '../language/language.ts';
import { SUPPORT_REPLY_MS } from '../contracts/studio-terms.ts';
import { HOUR_MS } from '../calendar/studio-calendar.ts';
import { APPLICATION_KEPT_MONTHS } from './trainer-application-retention.ts';
import {
  APPLICATION_LIMITS,
  type ApplicationFault,
  type ApplicationFaultReason,
  type ApplicationField,
  type TrainerLanguage,
} from './trainer-application.ts';

/** What the form says, the same with JavaScript and without. */
interface ApplicationWords {
  readonly heading: string;
  readonly labels: Readonly<Record<ApplicationField, string>>;
  readonly numberHint: string;
  readonly emailHint: string;
  readonly messageHint: string;
  readonly languages: Readonly<Record<TrainerLanguage, string>>;
  readonly send: string;
  readonly sending: string;
  readonly privacy: string;
  readonly thanks: (firstName: string) => string;
  readonly next: string;
  readonly mailed: string;
  readonly timetable: string;
  readonly refused: string;
  readonly tooLong: (limit: number) => string;
  readonly faults: Readonly<Record<Exclude<ApplicationFaultReason, 'too_long'>, string>>;
}

const REPLY_HOURS = SUPPORT_REPLY_MS / HOUR_MS;

/** What the languages somebody may coach in are called; the form sends the same words in either. */
export const TRAINER_LANGUAGE_NAMES: InBothLanguages<Readonly<Record<TrainerLanguage, string>>> = {
  en: { 'English & German': 'English & German', English: 'English', German: 'German' },
  de: { 'English & German': 'Englisch & Deutsch', English: 'Englisch', German: 'Deutsch' },
};

export const APPLICATION_WORDS: InBothLanguages<ApplicationWords> = {
  en: {
    heading: 'Leave your details',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      whatsapp: 'WhatsApp',
      phone: 'Phone',
      email: 'Email (optional)',
      language: 'Language you coach in',
      message: 'About you (optional)',
    },
    numberHint: 'WhatsApp or phone: one of the two is enough.',
    emailHint: 'If you’d like a confirmation in writing.',
    messageHint: 'Where you coach, what you lift, when you have time. Three sentences are plenty.',
    languages: TRAINER_LANGUAGE_NAMES.en,
    send: 'Send',
    sending: 'Sending…',
    privacy: `We use this to talk to you about coaching with us, and for nothing else. We delete it after ${APPLICATION_KEPT_MONTHS} months, or sooner if you ask us to.`,
    thanks: (firstName) => `Thanks, ${firstName}. We’ve got it.`,
    next: `One of us will be in touch within ${REPLY_HOURS} hours. Until then, come and take a class: your first one is free.`,
    mailed: 'A confirmation is on its way to your inbox.',
    timetable: 'Find a class',
    refused: 'Not sent yet. Please have another look at the marked fields.',
    tooLong: (limit) => `At most ${limit} characters, please.`,
    faults: {
      first_name_missing: 'Please tell us your first name.',
      last_name_missing: 'Please tell us your last name.',
      unprintable: 'This contains characters we can’t use. Please type it again.',
      web_address:
        'This looks like a web or email address. Please enter a name, with a space after each dot.',
      phone_number: 'Please enter a name here, without a phone number.',
      no_way_to_reach: 'Please leave a WhatsApp or phone number, so that we can get back to you.',
      not_a_number: 'Please enter a phone number such as +49 151 23456789.',
      not_an_address: 'Please enter an email address such as anna@example.com, or leave it empty.',
      language_unknown: 'Please choose one of the languages.',
    },
  },
  de: {
    heading: 'Hinterlass deinen Kontakt',
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      whatsapp: 'WhatsApp',
      phone: 'Telefon',
      email: 'E-Mail (freiwillig)',
      language: 'Sprache, in der du coachst',
      message: 'Über dich (freiwillig)',
    },
    numberHint: 'WhatsApp oder Telefon: Eins von beiden reicht.',
    emailHint: 'Falls du es gern schriftlich hast.',
    messageHint: 'Wo du coachst, was du hebst, wann du Zeit hast. Drei Sätze reichen.',
    languages: TRAINER_LANGUAGE_NAMES.de,
    send: 'Abschicken',
    sending: 'Wird gesendet …',
    privacy: `Wir nutzen das nur, um mit dir übers Coachen bei uns zu sprechen. Nach ${APPLICATION_KEPT_MONTHS} Monaten löschen wir es, auf Wunsch auch früher.`,
    thanks: (firstName) => `Danke, ${firstName}. Ist angekommen.`,
    next: `Jemand von uns meldet sich innerhalb von ${REPLY_HOURS} Stunden. Komm bis dahin gern in einen Kurs, der erste ist kostenlos.`,
    mailed: 'Eine Bestätigung ist auf dem Weg in dein Postfach.',
    timetable: 'Kurs finden',
    refused: 'Noch nicht abgeschickt. Schau dir bitte die markierten Felder noch einmal an.',
    tooLong: (limit) => `Höchstens ${limit} Zeichen, bitte.`,
    faults: {
      first_name_missing: 'Sag uns bitte deinen Vornamen.',
      last_name_missing: 'Sag uns bitte deinen Nachnamen.',
      unprintable: 'Das enthält Zeichen, mit denen wir nichts anfangen können. Gib es bitte noch einmal ein.',
      web_address:
        'Das sieht aus wie eine Web- oder E-Mail-Adresse. Schreib hier bitte nur einen Namen, mit Leerzeichen nach jedem Punkt.',
      phone_number: 'Schreib hier bitte nur einen Namen, ohne Telefonnummer.',
      no_way_to_reach: 'Gib bitte eine WhatsApp- oder Telefonnummer an, damit wir dich erreichen.',
      not_a_number: 'Gib bitte eine Telefonnummer an, zum Beispiel +49 151 23456789.',
      not_an_address: 'Gib bitte eine Adresse wie anna@example.com an, oder lass das Feld leer.',
      language_unknown: 'Wähl bitte eine der Sprachen.',
    },
  },
};

/** What to change about a field, as the form says it. */
export function applicationFaultSentence(language: Language, { field, reason }: ApplicationFault): string {
  const words = APPLICATION_WORDS[language];
  return reason === 'too_long' ? words.tooLong(APPLICATION_LIMITS[field]) : words.faults[reason];
}
