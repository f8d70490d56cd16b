/**
 * Texts of the two forms, the same on the page, in the response without JavaScript and beside an error. The labels of links
 * and buttons are prescribed by law (§ 312k (2), § 356a (1, 3) BGB) and stay German on English pages.
 */
import {
  DECLARATION_LENGTHS,
  type DeclarationFault,
  type DeclarationField,
  type DeclarationKind,
} from './contract-declaration.ts';
import type { InBothLanguages } from '../language/language.ts';

interface LawLabels {
  /** The link on every page, and the heading of the form's page. */
  readonly link: string;
  /** The button that submits the declaration. */
  readonly button: string;
}

/** Prescribed by law, word for word. */
export const LAW_LABELS: Readonly<Record<DeclarationKind, LawLabels>> = {
  termination: { link: 'Verträge hier kündigen', button: 'jetzt kündigen' },
  withdrawal: { link: 'Vertrag widerrufen', button: 'Widerruf bestätigen' },
};

/** Label and hint of a field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

export interface DeclarationWords {
  readonly heading: Readonly<Record<DeclarationKind, string>>;
  /** A translation of the button, shown beside it on pages in another language; else null. */
  readonly buttonMeaning: Readonly<Record<DeclarationKind, string>> | null;
  readonly fields: Readonly<Record<Exclude<DeclarationField, 'website'>, FieldWords>>;
  readonly causes: { readonly ordinary: string; readonly extraordinary: string };
  readonly ends: { readonly next_possible: string; readonly day: string };
  /** Hint for a date where the browser has no date picker. */
  readonly dayWithoutPicker: string;
  /** Above several errors. */
  readonly severalFaults: string;
  readonly fault: (fault: DeclarationFault) => string;
  /** The way without our form, which the law always allows. */
  readonly byMail: (email: string) => string;
}

export const DECLARATION_WORDS: InBothLanguages<DeclarationWords> = {
  en: {
    heading: { termination: 'Cancel your contract', withdrawal: 'Withdraw from your contract' },
    buttonMeaning: { termination: 'cancels the contract now', withdrawal: 'confirms the withdrawal' },
    fields: {
      cause: { label: 'What kind of cancellation is it?' },
      reason: { label: 'Your reason', hint: 'In your own words. You can leave it out; we may then ask you.' },
      contract: {
        label: 'Which contract?',
        hint: 'Its name or number, if you know it. Leave this empty if you only have one contract with us.',
      },
      end: { label: 'When should it end?' },
      day: { label: 'Day', hint: 'Today or later.' },
      name: { label: 'First and last name' },
      membership: {
        label: 'Member number or address (optional)',
        hint: 'Helps if someone else here has the same name.',
      },
      email: { label: 'Email', hint: 'We’ll send the confirmation of receipt there at once.' },
    },
    causes: {
      ordinary: 'Ordinary, with notice',
      extraordinary: 'Extraordinary, for good cause',
    },
    ends: { next_possible: 'As soon as possible', day: 'On a day I choose' },
    dayWithoutPicker: 'Only if you chose a day, for example 31.12.2026.',
    severalFaults: 'Please have another look at the marked fields.',
    byMail: (email) =>
      `However often you send it, it counts once. Or send an email to ${email}: that’s just as valid.`,
    fault: ({ field, reason }) => {
      switch (reason) {
        case 'name_missing':
          return 'Please tell us your name, so that we know whose contract it is.';
        case 'name_with_link':
          return 'This reads as a web or email address. Please write your name alone, with a space after each dot.';
        case 'name_with_number':
          return 'Please write your name alone, without a telephone number.';
        case 'email_missing':
          return 'Please enter an email address, so that we can confirm that we received this.';
        case 'email_invalid':
          return 'Please enter an email address such as anna@example.com.';
        case 'day_missing':
          return 'Please choose the day, or “As soon as possible”.';
        case 'day_unknown':
          return 'This day does not exist. Please write it like this: 31.12.2026.';
        case 'day_over':
          return 'This day is in the past. Please choose today, a later day, or “As soon as possible”.';
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
        hint: 'In deinen Worten. Du kannst das Feld leer lassen; dann fragen wir vielleicht nach.',
      },
      contract: {
        label: 'Welchen Vertrag?',
        hint: 'Name oder Nummer, falls du sie kennst. Lass das Feld leer, wenn du nur einen Vertrag bei uns hast.',
      },
      end: { label: 'Wann soll er enden?' },
      day: { label: 'Tag', hint: 'Heute oder später.' },
      name: { label: 'Vor- und Nachname' },
      membership: {
        label: 'Mitgliedsnummer oder Anschrift (freiwillig)',
        hint: 'Hilft, wenn hier noch jemand so heißt wie du.',
      },
      email: { label: 'E-Mail', hint: 'Dorthin schicken wir sofort die Eingangsbestätigung.' },
    },
    causes: {
      ordinary: 'Ordentlich, mit Frist',
      extraordinary: 'Außerordentlich, aus wichtigem Grund',
    },
    ends: { next_possible: 'Zum nächstmöglichen Zeitpunkt', day: 'An einem bestimmten Tag' },
    dayWithoutPicker: 'Nur, wenn du einen bestimmten Tag wählst, zum Beispiel 31.12.2026.',
    severalFaults: 'Bitte schau dir die markierten Felder noch einmal an.',
    byMail: (email) =>
      `Egal, wie oft du es schickst, es zählt nur einmal. Oder schreib eine E-Mail an ${email}: Die zählt genauso.`,
    fault: ({ field, reason }) => {
      switch (reason) {
        case 'name_missing':
          return 'Bitte sag uns deinen Namen, damit wir wissen, um wessen Vertrag es geht.';
        case 'name_with_link':
          return 'Das sieht aus wie eine Web- oder E-Mail-Adresse. Schreib bitte nur deinen Namen, mit Leerzeichen nach jedem Punkt.';
        case 'name_with_number':
          return 'Schreib bitte nur deinen Namen, ohne Telefonnummer.';
        case 'email_missing':
          return 'Bitte gib eine E-Mail-Adresse an, damit wir dir den Eingang bestätigen können.';
        case 'email_invalid':
          return 'Gib bitte eine E-Mail-Adresse wie anna@example.com an.';
        case 'day_missing':
          return 'Bitte wähl den Tag oder „Zum nächstmöglichen Zeitpunkt“.';
        case 'day_unknown':
          return 'Diesen Tag gibt es nicht. Bitte schreib ihn so: 31.12.2026.';
        case 'day_over':
          return 'Dieser Tag liegt in der Vergangenheit. Bitte wähl heute, einen späteren Tag oder „Zum nächstmöglichen Zeitpunkt“.';
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
