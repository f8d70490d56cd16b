/**
 * The words of the two forms, the same on the page, in the answer without JavaScript and beside a fault. The labels of
 * links and buttons are the law's own (§ 312k (2), § 356a (1, 3) BGB) and stay German on English pages.
 */
import {
  DECLARATION_LENGTHS,
  type DeclarationFault,
  type DeclarationField,
  type DeclarationKind,
} from './contract-declaration.ts';
import type { InBothLanguages } from './language.ts';

interface LawLabels {
  /** The link that is always within reach, and the heading of its page. */
  readonly link: string;
  /** The button that declares. */
  readonly button: string;
}

/** Prescribed by law, word for word. */
export const LAW_LABELS: Readonly<Record<DeclarationKind, LawLabels>> = {
  termination: { link: 'Verträge hier kündigen', button: 'jetzt kündigen' },
  withdrawal: { link: 'Vertrag widerrufen', button: 'Widerruf bestätigen' },
};

/** A field of a form as it is asked for. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

export interface DeclarationWords {
  readonly heading: Readonly<Record<DeclarationKind, string>>;
  /** What the button does, said beside it where it speaks another language than the page; else null. */
  readonly buttonMeaning: Readonly<Record<DeclarationKind, string>> | null;
  readonly fields: Readonly<Record<Exclude<DeclarationField, 'website'>, FieldWords>>;
  readonly causes: { readonly ordinary: string; readonly extraordinary: string };
  readonly ends: { readonly next_possible: string; readonly day: string };
  /** Hint of the day where no calendar helps. */
  readonly dayWithoutPicker: string;
  /** Above several faults. */
  readonly severalFaults: string;
  readonly fault: (fault: DeclarationFault) => string;
}

export const DECLARATION_WORDS: InBothLanguages<DeclarationWords> = {
  en: {
    heading: { termination: 'Cancel your contract', withdrawal: 'Withdraw from your contract' },
    buttonMeaning: { termination: 'cancels the contract now', withdrawal: 'confirms the withdrawal' },
    fields: {
      cause: { label: 'What kind of cancellation is it?' },
      reason: { label: 'Your reason', hint: 'In your own words. You can leave it out; we may then ask.' },
      contract: {
        label: 'Which contract?',
        hint: 'Its name or number, as you know it. Leave it empty if you have only one with us.',
      },
      end: { label: 'When should it end?' },
      day: { label: 'Day', hint: 'Today or later.' },
      name: { label: 'First and last name' },
      membership: {
        label: 'Member number or address (optional)',
        hint: 'Helps if somebody here shares your name.',
      },
      email: { label: 'Email', hint: 'The confirmation of receipt goes there at once.' },
    },
    causes: {
      ordinary: 'Ordinary, with notice',
      extraordinary: 'Extraordinary, for good cause',
    },
    ends: { next_possible: 'As soon as possible', day: 'On a day I choose' },
    dayWithoutPicker: 'Only if you chose a day, for example 31.12.2026.',
    severalFaults: 'Some fields need another look.',
    fault: ({ field, reason }) => {
      switch (reason) {
        case 'name_missing':
          return 'Please tell us your name, so that we know whose contract it is.';
        case 'email_missing':
          return 'Please give an email address: we confirm there that we have received this.';
        case 'email_invalid':
          return 'Please enter an email address such as anna@example.com.';
        case 'day_missing':
          return 'Please choose the day, or “As soon as possible”.';
        case 'day_unknown':
          return 'This day does not exist in the calendar. Please write it as 31.12.2026.';
        case 'day_over':
          return 'This day is over. Please choose today, a later day, or “As soon as possible”.';
        case 'too_long':
          return `At most ${lengthOf(field)} characters, please.`;
        case 'trap_filled':
          return 'A hidden field was filled in, perhaps by your browser. It is empty again now: please press the button once more.';
        default:
          return reason satisfies never;
      }
    },
  },
  de: {
    heading: { termination: LAW_LABELS.termination.link, withdrawal: LAW_LABELS.withdrawal.link },
    buttonMeaning: null,
    fields: {
      cause: { label: 'Wie kündigst du?' },
      reason: {
        label: 'Dein Grund',
        hint: 'In deinen Worten. Du kannst ihn weglassen; dann fragen wir vielleicht nach.',
      },
      contract: {
        label: 'Welchen Vertrag?',
        hint: 'Name oder Nummer, so wie du ihn kennst. Leer lassen, wenn du nur einen bei uns hast.',
      },
      end: { label: 'Wann soll er enden?' },
      day: { label: 'Tag', hint: 'Heute oder später.' },
      name: { label: 'Vor- und Nachname' },
      membership: {
        label: 'Mitgliedsnummer oder Anschrift (freiwillig)',
        hint: 'Hilft, wenn hier noch jemand so heißt wie du.',
      },
      email: { label: 'E-Mail', hint: 'Dorthin geht sofort die Eingangsbestätigung.' },
    },
    causes: {
      ordinary: 'Ordentlich, mit Frist',
      extraordinary: 'Außerordentlich, aus wichtigem Grund',
    },
    ends: { next_possible: 'Zum nächstmöglichen Zeitpunkt', day: 'An einem bestimmten Tag' },
    dayWithoutPicker: 'Nur, wenn du einen bestimmten Tag wählst, zum Beispiel 31.12.2026.',
    severalFaults: 'Ein paar Felder brauchen noch einen Blick.',
    fault: ({ field, reason }) => {
      switch (reason) {
        case 'name_missing':
          return 'Bitte sag uns deinen Namen, damit wir wissen, um wessen Vertrag es geht.';
        case 'email_missing':
          return 'Bitte gib eine E-Mail-Adresse an: Dorthin bestätigen wir den Eingang.';
        case 'email_invalid':
          return 'Bitte gib eine E-Mail-Adresse an, zum Beispiel anna@example.com.';
        case 'day_missing':
          return 'Bitte wähle den Tag oder „Zum nächstmöglichen Zeitpunkt“.';
        case 'day_unknown':
          return 'Diesen Tag gibt es im Kalender nicht. Bitte schreib ihn so: 31.12.2026.';
        case 'day_over':
          return 'Dieser Tag ist vorbei. Bitte wähle heute, einen späteren Tag oder „Zum nächstmöglichen Zeitpunkt“.';
        case 'too_long':
          return `Bitte höchstens ${lengthOf(field)} Zeichen.`;
        case 'trap_filled':
          return 'Ein verstecktes Feld war ausgefüllt, vielleicht von deinem Browser. Jetzt ist es wieder leer: Bitte drück den Knopf noch einmal.';
        default:
          return reason satisfies never;
      }
    },
  },
};

function lengthOf(field: DeclarationField): number {
  const lengths: Partial<Record<DeclarationField, number>> = DECLARATION_LENGTHS;
  return lengths[field] ?? 0;
}
