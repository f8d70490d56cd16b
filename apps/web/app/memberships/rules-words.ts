import type { InBothLanguages } from '../language.ts';
import { feeWords, RULES } from './offer-facts.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
}

interface RulesWords {
  readonly heading: string;
  readonly rules: readonly Entry[];
  readonly terms: string;
  readonly questionsHeading: string;
  readonly questions: readonly Entry[];
}

const {
  adultYears,
  classCancellationHours,
  fewestBookings,
  freeHours,
  refundDays,
  replyHours,
  withdrawalDays,
} = RULES;
/** The hour of the class in the example; most come in the evening. */
const exampleHour = 18;
const english = feeWords('en');
const german = feeWords('de');

export const RULES_WORDS: InBothLanguages<RulesWords> = {
  en: {
    heading: 'The rules, in plain words',
    rules: [
      {
        name: 'Cancel in time',
        text: `Up to ${freeHours} hours before class it costs nothing. For a class at ${exampleHour}:30 that is ${exampleHour - freeHours}:30 in the morning.`,
      },
      {
        name: 'Too late',
        text: `With a pass, the class counts as used. With Unlimited or Unlimited Flex it costs ${english.late}.`,
      },
      {
        name: 'Not there',
        text: `With a pass, the class counts as used. With Unlimited or Unlimited Flex it costs ${english.noShow}, because somebody else wanted that place.`,
      },
      {
        name: `Fewer than ${fewestBookings}`,
        text: `With fewer than ${fewestBookings} bookings we may cancel a class, at the latest ${classCancellationHours} hours before it starts. Your booking then costs nothing.`,
      },
      { name: 'Your ticket', text: 'The confirmation email lets you in. No booking, no place.' },
      {
        name: 'Second thoughts',
        text: `You can withdraw from a contract within ${withdrawalDays} days. Your money is back within ${refundDays} days of telling us.`,
      },
    ],
    terms: 'All of it, in detail: terms and conditions (German)',
    questionsHeading: 'What people ask',
    questions: [
      {
        name: 'I have never lifted anything. Can I come?',
        text: 'Yes. That is how most people start. You begin with a kettlebell or an empty bar, and the coach stays close. Classes called Strength Foundations are the calmest.',
      },
      {
        name: 'How often should I come?',
        text: 'Once a week builds the habit. Twice a week makes you stronger. Leave a day or two between.',
      },
      {
        name: 'Pass or membership?',
        text: 'Start with five. If they are gone after three weeks, look at Unlimited.',
      },
      {
        name: 'I hurt my knee, shoulder, back. What now?',
        text: 'Ask a doctor first whether lifting is all right. Then tell the coach before class; there is a version of every lift that leaves the sore place alone.',
      },
      {
        name: 'Can I bring somebody?',
        text: 'Please do. Their first class is free as well. They need a booking of their own.',
      },
      {
        name: 'How old do I have to be?',
        text: `${adultYears}. There is no upper end.`,
      },
      {
        name: 'How do I get out of my membership?',
        text: 'With the link “Verträge hier kündigen” at the foot of every page. No login, two steps, and a receipt by email.',
      },
      {
        name: 'Who can I talk to?',
        text: `Write to us. You will have an answer within ${replyHours} hours, from somebody who trains here.`,
      },
    ],
  },
  de: {
    heading: 'Die Regeln, kurz und klar',
    rules: [
      {
        name: 'Rechtzeitig absagen',
        text: `Bis ${freeHours} Stunden vor dem Kurs kostet es nichts. Bei einem Kurs um ${exampleHour}:30 Uhr heißt das: bis ${exampleHour - freeHours}:30 Uhr morgens.`,
      },
      {
        name: 'Zu spät',
        text: `Mit einem Paket gilt der Kurs als genutzt. Mit Unlimited oder Unlimited Flex kostet es ${german.late}.`,
      },
      {
        name: 'Nicht da',
        text: `Mit einem Paket gilt der Kurs als genutzt. Mit Unlimited oder Unlimited Flex kostet es ${german.noShow}, weil jemand anderes den Platz gern gehabt hätte.`,
      },
      {
        name: `Weniger als ${fewestBookings}`,
        text: `Bei weniger als ${fewestBookings} Buchungen können wir einen Kurs absagen, spätestens ${classCancellationHours} Stunden vor Beginn. Dann kostet dich die Buchung nichts.`,
      },
      {
        name: 'Deine Eintrittskarte',
        text: 'Rein kommst du mit der Bestätigungsmail. Ohne Buchung kein Platz.',
      },
      {
        name: 'Doch nicht',
        text: `Einen Vertrag kannst du ${withdrawalDays} Tage lang widerrufen. Dein Geld hast du spätestens ${refundDays} Tage nach dem Widerruf zurück.`,
      },
    ],
    terms: 'Alles im Einzelnen: AGB',
    questionsHeading: 'Was viele fragen',
    questions: [
      {
        name: 'Ich habe noch nie etwas gehoben. Kann ich kommen?',
        text: 'Ja. So fangen die meisten an. Du beginnst mit einer Kettlebell oder der leeren Stange, und der Coach bleibt in der Nähe. Am ruhigsten geht es in den Kursen zu, die Strength Foundations heißen.',
      },
      {
        name: 'Wie oft sollte ich kommen?',
        text: 'Einmal die Woche wird zur Gewohnheit. Zweimal die Woche macht stärker. Lass ein, zwei Tage dazwischen.',
      },
      {
        name: 'Paket oder Mitgliedschaft?',
        text: 'Fang mit fünf an. Sind sie nach drei Wochen weg, sieh dir Unlimited an.',
      },
      {
        name: 'Knie, Schulter, Rücken: Mir tut etwas weh. Was nun?',
        text: 'Frag erst ärztlich nach, ob Heben in Ordnung ist. Sag es dann vor dem Kurs dem Coach. Von jeder Übung gibt es eine Variante, die die Stelle in Ruhe lässt.',
      },
      {
        name: 'Kann ich jemanden mitbringen?',
        text: 'Gern. Auch für deine Begleitung ist das erste Training gratis. Sie braucht eine eigene Buchung.',
      },
      {
        name: 'Wie alt muss ich sein?',
        text: `${adultYears}. Nach oben ist alles offen.`,
      },
      {
        name: 'Wie werde ich meine Mitgliedschaft wieder los?',
        text: 'Über „Verträge hier kündigen“ am Ende jeder Seite. Ohne Anmeldung, in zwei Schritten, mit Bestätigung per E-Mail.',
      },
      {
        name: 'Mit wem kann ich reden?',
        text: `Schreib uns. Innerhalb von ${replyHours} Stunden hast du eine Antwort, von jemandem, der hier trainiert.`,
      },
    ],
  },
};
