import {
  DELETED_BY_THE_OWNER,
  DELETION_WAIT_DAYS,
  DELETION_WORD_WANTED,
  DELETION_WORDS,
} from '@lifted/domain/retention/account-deletion';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import type { InBothLanguages } from '../../language.ts';

interface YourDataWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly dashboard: string;
  readonly stored: string;
  readonly none: (names: readonly string[]) => string;
  readonly elsewhere: string;
  /** A sentence with two links: to the privacy policy and to the privacy settings. */
  readonly why: readonly [before: string, policy: string, between: string, settings: string, after: string];
  readonly download: string;
  readonly downloadText: string;
  readonly downloadCsv: string;
  readonly downloadJson: string;
  /** Of the download, without its ending. */
  readonly fileName: (day: string) => string;
  readonly saved: (file: string) => string;
  readonly incomplete: string;
}

export const YOUR_DATA_WORDS: InBothLanguages<YourDataWords> = {
  en: {
    title: 'Your data',
    description: 'What we store about you, to download or have deleted.',
    lead: 'What we store about you. Download it, or have it deleted.',
    dashboard: 'Your Dashboard',
    stored: 'What we store',
    none: (names) => `We store none of these: ${names.join('\u00a0· ')}.`,
    elsewhere: 'Contracts, payments and invoices are with our booking service.',
    why: [
      'The ',
      'privacy policy',
      ' says why we store what, and for how long; what this browser stores is in your ',
      'privacy settings',
      '.',
    ],
    download: 'Download your data',
    downloadText:
      'Everything above, with a note on every column. CSV opens in a spreadsheet, JSON is for programs. Passwords, codes and tokens are not included.',
    downloadCsv: 'Download CSV',
    downloadJson: 'Download JSON',
    fileName: (day) => `your-data-${day}`,
    saved: (file) => `Saved as ${file}.`,
    incomplete: 'The download was incomplete. Please try again.',
  },
  de: {
    title: 'Deine Daten',
    description: 'Was wir über dich speichern, zum Herunterladen oder Löschen.',
    lead: 'Was wir über dich speichern. Lade es herunter oder lass es löschen.',
    dashboard: 'Dein Dashboard',
    stored: 'Was wir speichern',
    none: (names) => `Davon speichern wir nichts: ${names.join('\u00a0· ')}.`,
    elsewhere: 'Verträge, Zahlungen und Rechnungen liegen bei unserem Buchungsdienst.',
    why: [
      'Warum wir was wie lange speichern, steht in der ',
      'Datenschutzerklärung',
      '; was dieser Browser speichert, in deinen ',
      'Datenschutz-Einstellungen',
      '.',
    ],
    download: 'Deine Daten herunterladen',
    downloadText:
      'Alles, was oben steht, mit einer Erklärung zu jeder Spalte (auf Englisch). CSV öffnest du als Tabelle, JSON ist für Programme. Passwörter, Codes und Tokens sind nicht dabei.',
    downloadCsv: 'CSV herunterladen',
    downloadJson: 'JSON herunterladen',
    fileName: (day) => `deine-daten-${day}`,
    saved: (file) => `Gespeichert als ${file}.`,
    incomplete: 'Der Download war unvollständig. Versuch es bitte noch einmal.',
  },
};

interface DeletionWords {
  readonly heading: string;
  readonly worksHere: string;
  /** `until` is a day and a time. */
  readonly waiting: (until: string) => string;
  readonly keep: string;
  readonly label: string;
  readonly otherWord: string;
  readonly remove: string;
  readonly wait: string;
  readonly deleted: string;
  readonly deletedText: string;
  readonly kept: string;
  readonly keptText: string;
  readonly contract: string;
  /** Before and after the link to end a contract. */
  readonly contractText: readonly [before: string, after: string];
  readonly asked: string;
  readonly takenBack: string;
}

const {
  contract_declarations: { keeping: declarations },
  trainer_applications: { keeping: applications },
  audit_log: { keeping: auditLog },
} = RETENTION_RULES;

export const DELETION_CARD_WORDS: InBothLanguages<DeletionWords> = {
  en: {
    heading: 'Delete my account',
    worksHere: DELETED_BY_THE_OWNER.en,
    waiting: (until) =>
      `Your account is scheduled for deletion. You can change your mind until ${until}; after that, it will be deleted within a day.`,
    keep: 'Keep my account',
    label: `Type ${DELETION_WORDS.en} to continue`,
    otherWord: DELETION_WORD_WANTED.en,
    remove: 'Delete my account',
    wait: `We wait ${DELETION_WAIT_DAYS} days. Until then everything works as usual, and one click here cancels the deletion. After that, it is final.`,
    deleted: 'What is deleted',
    deletedText:
      'Your account, sign-ins, sets, records and challenges, test workouts, emails, and your name and email address. Classes you have booked ahead are cancelled. Your bookings, passes and fees stay in our counts, without your name.',
    kept: 'What we keep for a while',
    keptText: `Cancellations of a contract and withdrawals from one (${declarations.count} years, under tax law), an application as a coach (${applications.count} months), and ids in the log of what our team did (${auditLog.count} months). A checksum keeps imports from bringing you back.`,
    contract: 'What it doesn’t do',
    contractText: ['It doesn’t end a contract. To do that, use ', '.'],
    asked: `Your account will be deleted in ${DELETION_WAIT_DAYS} days, and nothing changes until then. We’ve sent you an email about it.`,
    takenBack: 'Your account stays. Nothing was deleted.',
  },
  de: {
    heading: 'Mein Konto löschen',
    worksHere: DELETED_BY_THE_OWNER.de,
    waiting: (until) =>
      `Dein Konto ist zur Löschung vorgemerkt. Bis ${until} kannst du es dir anders überlegen; danach löschen wir es innerhalb eines Tages.`,
    keep: 'Mein Konto behalten',
    label: `Gib ${DELETION_WORDS.de} ein, um fortzufahren`,
    otherWord: DELETION_WORD_WANTED.de,
    remove: 'Mein Konto löschen',
    wait: `Wir warten ${DELETION_WAIT_DAYS} Tage. Bis dahin geht alles wie gewohnt, und ein Klick hier nimmt die Löschung zurück. Danach ist sie endgültig.`,
    deleted: 'Was gelöscht wird',
    deletedText:
      'Dein Konto, deine Anmeldungen, Sätze, Rekorde und Challenges, Probetrainings, Mails sowie dein Name und deine E-Mail-Adresse. Kurse, die du schon gebucht hast, sagen wir für dich ab. Deine Buchungen, Pakete und Gebühren bleiben ohne deinen Namen in unseren Zahlen.',
    kept: 'Was wir noch eine Weile behalten',
    keptText: `Kündigungen und Widerrufe von Verträgen (${declarations.count} Jahre, nach dem Steuerrecht), eine Bewerbung als Coach (${applications.count} Monate) und Kennungen im Protokoll dessen, was unser Team getan hat (${auditLog.count} Monate). Ein Prüfwert verhindert, dass ein Import dich zurückholt.`,
    contract: 'Was bestehen bleibt',
    contractText: ['Ein Vertrag endet dadurch nicht. Kündigen kannst du über ', '.'],
    asked: `Wir löschen dein Konto in ${DELETION_WAIT_DAYS} Tagen, bis dahin ändert sich nichts. Wir haben dir dazu eine Mail geschickt.`,
    takenBack: 'Dein Konto bleibt. Es wurde nichts gelöscht.',
  },
};
