import type { InBothLanguages } from '../../language.ts';
import { studio } from '@lifted/profile/studio';
import { feeWords, RULES } from './offer-facts.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
}

interface Question extends Entry {
  /** Asked only where both passes and memberships are sold. */
  readonly isOfChoice?: boolean;
}

interface RulesWords {
  readonly heading: string;
  readonly rules: readonly Entry[];
  readonly terms: string;
  readonly questionsHeading: string;
  readonly questions: readonly Question[];
}

const {
  adultYears,
  bookingDays,
  classCancellationHours,
  feePendingHours,
  fewestBookings,
  firstComeMinutes,
  freeHours,
  offerMinutes,
  promotedHours,
  refundDays,
  replyHours,
  secondThoughtsMinutes,
  shortOfferHours,
  shortOfferMinutes,
  withdrawalDays,
} = RULES;
/** Hour of the class in the example; most classes are in the evening. */
const exampleHour = 18;
const english = feeWords('en');
const german = feeWords('de');

export const RULES_WORDS: InBothLanguages<RulesWords> = {
  en: {
    heading: 'The rules in plain words',
    rules: [
      {
        name: 'Book',
        text: `Up to ${bookingDays} days ahead. With a pass, that takes one workout from it.`,
      },
      {
        name: 'Cancel in time',
        text: `Up to ${freeHours} hours before class, it’s free. For a class at ${exampleHour}:30, that means by ${exampleHour - freeHours}:30 in the morning. The workout is then back on your pass. If you’ve only just booked, you have ${secondThoughtsMinutes} minutes to change your mind.`,
      },
      {
        name: 'Too late',
        text: `With a pass, the class counts as used; with a membership it costs ${english.late}. If your place is taken when the class starts, neither applies.`,
      },
      {
        name: 'No-show',
        text: `With a pass, the class counts as used. With a membership it costs ${english.noShow}, because someone else would have liked that place. That counts only once the coach has closed the list and nobody has corrected it for ${feePendingHours} hours.`,
      },
      {
        name: 'Waitlist',
        text: `Joining costs nothing. Up to ${freeHours} hours before class a place that becomes free is yours at once, and for ${promotedHours} hours you can cancel it free of charge. After that we offer it to you for ${offerMinutes} minutes, or ${shortOfferMinutes} in the last ${shortOfferHours} hours; in the last ${firstComeMinutes} minutes it goes to the first person on the waitlist to take it. Once you take it, it can no longer be cancelled free of charge.`,
      },
      {
        name: 'Fees',
        text: `Each one shows you the times it is based on. It becomes due ${feePendingHours} hours later, and if you object, not before we’ve decided. The same for everyone, from the first time on.`,
      },
      {
        name: `Fewer than ${fewestBookings}`,
        text: `If a class has fewer than ${fewestBookings} bookings and places left, we may cancel it up to ${classCancellationHours} hours before it starts. You won’t be charged.`,
      },
      {
        name: 'Your ticket',
        text: 'Your confirmation email is your ticket; if you’ve switched it off, the same message in your account is. No booking, no place.',
      },
      {
        name: 'Second thoughts',
        text: `You can withdraw from a contract within ${withdrawalDays} days. You get your money back within ${refundDays} days of telling us.`,
      },
    ],
    terms: 'Full terms and conditions (German)',
    questionsHeading: 'Frequently asked questions',
    questions: [
      {
        name: 'I’ve never lifted weights. Can I come?',
        text: `Yes. Most people start that way. You begin with a kettlebell or an empty bar, and the coach stays close by.${aboutGentlestClass((name) => ` For a gentle start, pick a ${name} class.`)}`,
      },
      {
        name: 'How often should I come?',
        text: 'Once a week builds the habit. Twice a week makes you stronger. Leave a day or two in between.',
      },
      {
        name: 'Pass or membership?',
        text: 'Start with a pass. If you’ve used it up after three weeks, have a look at a membership.',
        isOfChoice: true,
      },
      {
        name: 'My knee, shoulder or back hurts. Can I train?',
        text: 'Ask a doctor first whether lifting is all right. Then tell the coach before class: every lift has a version that spares the sore spot.',
      },
      {
        name: 'Can I bring someone?',
        text: 'Please do. Their first class is free, too. They’ll need their own booking.',
      },
      {
        name: 'How old do I have to be?',
        text: `${adultYears}. There is no upper limit.`,
      },
      {
        name: 'How do I cancel my membership?',
        text: 'With the “Verträge hier kündigen” link at the bottom of every page. No login, one form, and a confirmation by email.',
      },
      {
        name: 'Who can I talk to?',
        text: `Write to us. You’ll get an answer within ${replyHours} hours, from someone who trains here.`,
      },
    ],
  },
  de: {
    heading: 'Die Regeln, kurz und klar',
    rules: [
      {
        name: 'Buchen',
        text: `Frühestens ${bookingDays} Tage vor dem Kurs. Mit einem Paket wird dabei ein Workout abgezogen.`,
      },
      {
        name: 'Rechtzeitig absagen',
        text: `Bis ${freeHours} Stunden vor dem Kurs ist es kostenlos. Bei einem Kurs um ${exampleHour}:30 Uhr heißt das: bis ${exampleHour - freeHours}:30 Uhr morgens. Das Workout ist dann wieder in deinem Paket. Hast du gerade erst gebucht, kannst du es dir ${secondThoughtsMinutes} Minuten lang anders überlegen.`,
      },
      {
        name: 'Zu spät',
        text: `Mit einem Paket gilt der Kurs als genutzt, mit einer Mitgliedschaft kostet es ${german.late}. Ist dein Platz wieder vergeben, wenn der Kurs beginnt, gilt beides nicht.`,
      },
      {
        name: 'Nicht da',
        text: `Mit einem Paket gilt der Kurs als genutzt. Mit einer Mitgliedschaft kostet es ${german.noShow}, weil jemand anders den Platz gern gehabt hätte. Das gilt erst, wenn der Coach die Liste abgeschlossen hat und sie danach ${feePendingHours} Stunden lang niemand korrigiert.`,
      },
      {
        name: 'Warteliste',
        text: `Kostet nichts. Bis ${freeHours} Stunden vor dem Kurs gehört ein frei werdender Platz sofort dir, und du kannst ihn ${promotedHours} Stunden lang kostenlos absagen. Danach bieten wir ihn dir ${offerMinutes} Minuten lang an, in den letzten ${shortOfferHours} Stunden ${shortOfferMinutes} Minuten; in den letzten ${firstComeMinutes} Minuten bekommt ihn, wer von der Warteliste zuerst zugreift. Nimmst du ihn, lässt er sich nicht mehr kostenlos absagen.`,
      },
      {
        name: 'Gebühren',
        text: `Zu jeder siehst du die Uhrzeiten, nach denen sie entstanden ist. Fällig wird sie ${feePendingHours} Stunden später, und wenn du widersprichst, nicht vor unserer Entscheidung. Das gilt für alle gleich, vom ersten Mal an.`,
      },
      {
        name: `Weniger als ${fewestBookings}`,
        text: `Bei weniger als ${fewestBookings} Buchungen können wir einen Kurs mit freien Plätzen absagen, spätestens ${classCancellationHours} Stunden vor Beginn. Dann zahlst du nichts.`,
      },
      {
        name: 'Deine Eintrittskarte',
        text: 'Deine Bestätigungsmail ist deine Eintrittskarte; hast du sie abgestellt, gilt dieselbe Nachricht in deinem Konto. Ohne Buchung kein Platz.',
      },
      {
        name: 'Anders überlegt',
        text: `Einen Vertrag kannst du ${withdrawalDays} Tage lang widerrufen. Dein Geld hast du spätestens ${refundDays} Tage nach dem Widerruf zurück.`,
      },
    ],
    terms: 'Alle Einzelheiten: AGB',
    questionsHeading: 'Häufige Fragen',
    questions: [
      {
        name: 'Ich habe noch nie mit Gewichten trainiert. Kann ich kommen?',
        text: `Ja. So fangen die meisten an. Du beginnst mit einer Kettlebell oder der leeren Stange, und der Coach bleibt in der Nähe.${aboutGentlestClass((name) => ` Für einen ruhigen Einstieg nimm einen Kurs namens ${name}.`)}`,
      },
      {
        name: 'Wie oft sollte ich kommen?',
        text: 'Einmal die Woche wird zur Gewohnheit. Zweimal die Woche macht dich stärker. Lass ein, zwei Tage dazwischen.',
      },
      {
        name: 'Paket oder Mitgliedschaft?',
        text: 'Fang mit einem Paket an. Ist es nach drei Wochen aufgebraucht, schau dir eine Mitgliedschaft an.',
        isOfChoice: true,
      },
      {
        name: 'Mir tut Knie, Schulter oder Rücken weh. Kann ich trainieren?',
        text: 'Frag zuerst ärztlich nach, ob du heben darfst. Sag dann vor dem Kurs dem Coach Bescheid: Von jeder Übung gibt es eine Variante, die die Stelle schont.',
      },
      {
        name: 'Kann ich jemanden mitbringen?',
        text: 'Gern. Auch für deine Begleitung ist der erste Kurs kostenlos. Sie braucht aber eine eigene Buchung.',
      },
      {
        name: 'Wie alt muss ich sein?',
        text: `${adultYears}. Nach oben gibt es keine Grenze.`,
      },
      {
        name: 'Wie kündige ich meine Mitgliedschaft?',
        text: 'Über „Verträge hier kündigen“ am Ende jeder Seite. Ohne Anmeldung, mit einem Formular, und die Bestätigung kommt per E-Mail.',
      },
      {
        name: 'Mit wem kann ich reden?',
        text: `Schreib uns. Innerhalb von ${replyHours} Stunden antwortet dir jemand, der selbst hier trainiert.`,
      },
    ],
  },
};

/** A sentence about the class for beginners; nothing where the studio names none. */
function aboutGentlestClass(sentence: (name: string) => string): string {
  return studio.gentlestClass === '' ? '' : sentence(studio.gentlestClass);
}
