import type { PassSize } from '@lifted/domain/contracts/studio-terms';
import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';
import { RULES } from './offer-facts.ts';

interface MembershipWords {
  readonly heading: string;
  /** What there is to buy, from the largest pass that is sold and whether memberships are. */
  readonly lead: (largest: PassSize | undefined, hasMembership: boolean) => string;
  readonly free: {
    readonly heading: string;
    readonly text: string;
    /** Until when it can be cancelled, and what a missed one costs. */
    readonly cancel: string;
    readonly choose: string;
  };
  readonly passes: {
    readonly lead: string;
    readonly workouts: (count: number) => string;
    readonly perClass: (price: string) => string;
    readonly facts: (months: number) => readonly string[];
    readonly everyClass: string;
    /** Instead of that where a pass is not valid at every branch. */
    readonly anyCoach: string;
    readonly vat: (vatPercent: number) => string;
  };
  readonly memberships: {
    readonly lead: string;
    /** Where one is not valid at every branch. */
    readonly leadOfSome: string;
    readonly perMonth: (vatPercent: number) => string;
    readonly perClass: (price: string) => string;
    readonly unlimited: {
      readonly note: (classes: number) => string;
      readonly term: (months: number, total: string) => string;
      readonly renewal: string;
    };
    readonly unlimitedFlex: { readonly note: string; readonly term: string; readonly renewal: string };
    readonly noFee: string;
    readonly fee: (joiningFee: string) => string;
  };
  readonly names: {
    readonly term: string;
    readonly renewal: string;
    readonly pause: string;
    readonly pauseText: string;
    readonly joining: string;
  };
  readonly since: (day: string) => string;
  readonly buy: {
    readonly heading: string;
    /** While no prices are known. */
    readonly onRequest: string;
    readonly here: string;
    readonly write: string;
    /** The ways to pay, once for the page. */
    readonly payPass: (methods: string) => string;
    readonly payMembership: (methods: string) => string;
    /** Where a booking service sells. */
    readonly elsewhere: string;
    readonly memberLogin: string;
  };
}

/**
 * 'Workout Pakete' and 'Mitgliedschaften' are the names of both parts on the English page too (specification, section 2); in
 * German a hyphen joins such words.
 */
export const PASSES_HEADING: InBothLanguages<string> = { en: 'Workout Pakete', de: 'Workout-Pakete' };
export const MEMBERSHIPS_HEADING = 'Mitgliedschaften';

const LEADS = {
  en: {
    passes: { 1: 'One class at a time', 5: 'Five classes on one pass', 10: 'Ten classes on one pass' },
    memberships: 'As many classes as you like for one monthly price',
    passesOr: ', or as many as you like for one monthly price',
    tried: 'Nothing to sign until you’ve tried it.',
  },
  de: {
    passes: {
      1: 'Ein Kurs nach dem anderen',
      5: 'Fünf Kurse in einem Paket',
      10: 'Zehn Kurse in einem Paket',
    },
    memberships: 'So viele Kurse du willst zu einem Preis im Monat',
    passesOr: ' oder so viele du willst zu einem Preis im Monat',
    tried: 'Unterschreiben musst du nichts, bevor du es ausprobiert hast.',
  },
} satisfies InBothLanguages<unknown>;

const leadIn =
  ({ passes, memberships, passesOr, tried }: (typeof LEADS)['en']): MembershipWords['lead'] =>
  (largest, hasMembership) => {
    if (largest !== undefined) return `${passes[largest]}${hasMembership ? passesOr : ''}. ${tried}`;
    return hasMembership ? `${memberships}. ${tried}` : tried;
  };

export const MEMBERSHIP_WORDS: InBothLanguages<MembershipWords> = {
  en: {
    heading: 'What training costs',
    lead: leadIn(LEADS.en),
    free: {
      heading: 'The first class is free',
      text: 'Pick any class with a place left. We only ask for your first name and email address, no bank details. Come ten minutes early.',
      cancel:
        'Can’t come? Cancel with the link in your confirmation email, any time before the class starts. It’s free. If you don’t cancel and don’t come, you pay nothing either, but your free class is used up.',
      choose: 'Choose a class',
    },
    passes: {
      lead: 'For when you train whenever it suits you. Pay once, no membership.',
      workouts: (count) => (count === 1 ? 'workout' : 'workouts'),
      perClass: (price) => `${price} per class`,
      facts: (months) => [
        `Valid for ${months === 1 ? 'one month' : `${months} months`} from the day you buy it.`,
        'It expires on its own. Nothing to cancel.',
      ],
      everyClass: 'For every class on the timetable, with any coach.',
      anyCoach: 'For every class it’s valid for, with any coach.',
      vat: (vatPercent) => `Prices include ${vatPercent}% VAT.`,
    },
    memberships: {
      lead: 'For when you’re serious about it. Every class on the timetable, as often as you like.',
      leadOfSome: 'For when you’re serious about it. Every class it’s valid for, as often as you like.',
      perMonth: (vatPercent) => `a\u00a0month, incl.\u00a0${vatPercent}%\u00a0VAT`,
      perClass: (price) => `${price} per class if you come twice a week`,
      unlimited: {
        note: (classes) => `Cheaper than single workouts from your ${ordinal(classes)} class each month.`,
        term: (months, total) => `${months}-month minimum, ${total} in total.`,
        renewal:
          'After that it continues with no end date. One month’s notice: to the end of the minimum term, or at any time after that.',
      },
      unlimitedFlex: {
        note: `Without a minimum term. Good for a semester, a project or a summer in ${studio.address.city}.`,
        term: 'None. Open-ended from the first day.',
        renewal: 'One month’s notice, at any time.',
      },
      noFee: 'None. No extra costs.',
      fee: (joiningFee) => `${joiningFee}, once when it begins. No other costs.`,
    },
    names: {
      term: 'Term',
      renewal: 'Renewal and notice',
      pause: 'Pause',
      pauseText: `Up to ${RULES.pauseMonths} full months. It starts on your debit day; tell us at least ${RULES.pauseNoticeDays} working days ahead.`,
      joining: 'Joining fee',
    },
    since: (day) => `All prices are final. Valid since ${day}.`,
    buy: {
      heading: 'Where to buy',
      onRequest: `We’ll tell you our prices if you ask: ${studio.contact.email}`,
      here: 'At the studio, before or after any class, or by email. You’ll see the price, term and conditions before you pay. You can book as soon as we’ve added your purchase to your account.',
      write: 'Write to us',
      payPass: (methods) => `You pay for a pass once, by ${methods}.`,
      payMembership: (methods) => `You pay for a membership monthly, by ${methods}.`,
      elsewhere:
        'In the Member Login, which is run by our booking service. You’ll see the price, term and conditions there again before you pay.',
      memberLogin: 'Member Login',
    },
  },
  de: {
    heading: 'Was Training kostet',
    lead: leadIn(LEADS.de),
    free: {
      heading: 'Der erste Kurs ist kostenlos',
      text: 'Such dir einen beliebigen Kurs mit freiem Platz aus. Wir fragen nur nach Vorname und E-Mail-Adresse, nicht nach Kontodaten. Sei zehn Minuten früher da.',
      cancel:
        'Doch keine Zeit? Mit dem Link in der Bestätigungsmail sagst du kostenlos ab, bis der Kurs beginnt. Sagst du nicht ab und kommst nicht, zahlst du auch nichts, aber dein kostenloser Kurs ist dann verbraucht.',
      choose: 'Kurs aussuchen',
    },
    passes: {
      lead: 'Für alle, die kommen, wann es ihnen passt. Einmal zahlen, kein Abo.',
      workouts: (count) => (count === 1 ? 'Workout' : 'Workouts'),
      perClass: (price) => `${price} pro Kurs`,
      facts: (months) => [
        `Gilt ${months === 1 ? 'einen Monat' : `${months} Monate`} ab dem Kauf.`,
        'Läuft von selbst aus. Kündigen musst du nichts.',
      ],
      everyClass: 'Für jeden Kurs im Kursplan, bei jedem Coach.',
      anyCoach: 'Für jeden Kurs, für den es gilt, bei jedem Coach.',
      vat: (vatPercent) => `Preise inkl.\u00a0${vatPercent}\u00a0%\u00a0MwSt.`,
    },
    memberships: {
      lead: 'Für alle, die es ernst meinen. Jeder Kurs im Kursplan, so oft du willst.',
      leadOfSome: 'Für alle, die es ernst meinen. Jeder Kurs, für den sie gilt, so oft du willst.',
      perMonth: (vatPercent) => `im\u00a0Monat, inkl.\u00a0${vatPercent}\u00a0%\u00a0MwSt.`,
      perClass: (price) => `${price} pro Kurs, wenn du zweimal die Woche kommst`,
      unlimited: {
        note: (classes) => `Ab dem ${classes}. Kurs im Monat günstiger als einzelne Workouts.`,
        term: (months, total) =>
          `Mindestens ${months === 1 ? 'einen Monat' : `${months} Monate`}, insgesamt ${total}.`,
        renewal:
          'Läuft danach unbefristet weiter. Kündbar mit einem Monat Frist zum Ende der Mindestlaufzeit, danach jederzeit mit derselben Frist.',
      },
      unlimitedFlex: {
        note: `Ohne Mindestlaufzeit. Gut für ein Semester, ein Projekt, einen Sommer in ${studio.address.city}.`,
        term: 'Keine. Unbefristet ab dem ersten Tag.',
        renewal: 'Jederzeit mit einem Monat Frist.',
      },
      noFee: 'Keine. Auch keine weiteren Kosten.',
      fee: (joiningFee) => `${joiningFee}, einmal zu Beginn. Keine weiteren Kosten.`,
    },
    names: {
      term: 'Laufzeit',
      renewal: 'Verlängerung und Kündigung',
      pause: 'Pause',
      pauseText: `Bis zu ${RULES.pauseMonths} volle Monate. Sie beginnt an deinem Abbuchungstag; sag uns mindestens ${RULES.pauseNoticeDays} Arbeitstage vorher Bescheid.`,
      joining: 'Aufnahmegebühr',
    },
    since: (day) => `Alle Preise sind Endpreise. Gültig seit ${day}.`,
    buy: {
      heading: 'Wo du kaufst',
      onRequest: `Unsere Preise nennen wir dir gern auf Anfrage: ${studio.contact.email}`,
      here: 'Im Studio, vor oder nach jedem Kurs, oder per E-Mail. Preis, Laufzeit und AGB siehst du, bevor du zahlst. Buchen kannst du, sobald dein Kauf in deinem Konto steht.',
      write: 'Schreib uns',
      payPass: (methods) => `Ein Paket zahlst du einmal, per ${methods}.`,
      payMembership: (methods) => `Eine Mitgliedschaft zahlst du monatlich, per ${methods}.`,
      elsewhere:
        'Im Mitglieder-Login, den unser Buchungsdienst betreibt. Preis, Laufzeit und AGB siehst du dort noch einmal, bevor du zahlst.',
      memberLogin: 'Mitglieder-Login',
    },
  },
};

function ordinal(count: number): string {
  const suffixes = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;
  return `${count}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`;
}
