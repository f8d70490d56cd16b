import type { InBothLanguages } from '../language.ts';

interface Reason {
  readonly name: string;
  readonly text: string;
}

interface TrainerPageWords {
  readonly heading: string;
  readonly lead: (district: string, minutes: number) => string;
  readonly apply: string;
  readonly howItGoes: string;
  readonly join: string;
  readonly team: (coaches: number) => string;
  readonly reasons: readonly Reason[];
  readonly offer: string;
  readonly terms: (classesPerWeek: number) => readonly Reason[];
  readonly way: string;
  readonly step: (number: number) => string;
  readonly steps: (minutes: number, replyHours: number) => readonly Reason[];
}

/** What the page says to somebody who thinks about coaching here (specification, section 2: Become a trainer). */
export const TRAINER_WORDS: InBothLanguages<TrainerPageWords> = {
  en: {
    heading: 'Become a Trainer',
    lead: (district, minutes) =>
      `You can explain a deadlift in two sentences, and you remember names. Come and coach strength with us in ${district}: ${minutes} minutes, a small group, heavy things.`,
    apply: 'Apply in one minute',
    howItGoes: 'How it goes',
    join: 'Join the team',
    team: (coaches) =>
      `We are ${coaches} coaches, and we meet on the floor, not in meetings. You get people who want to learn, a plan that is ready, and colleagues who watch your class and tell you what they saw.`,
    reasons: [
      {
        name: 'Make a difference',
        text: 'Somebody walks in afraid of the bar. Months later she pulls her own weight off the floor, and you are the one standing next to her.',
      },
      {
        name: 'Define strength',
        text: 'Strong is not a body type here. Strong is a number in the log that goes up, at 25 and at 60. That is how you teach it.',
      },
      {
        name: 'Be yourself',
        text: 'No script, no headset show, no shouting. Quiet, loud, funny, strict: your class sounds like you. Only the technique is the same in all of them.',
      },
      {
        name: 'Work with ease',
        text: 'The workout is planned, the timer runs, everybody’s weights are on the tablet. You have your hands and your eyes free to coach.',
      },
      {
        name: 'Professional team',
        text: 'You are trained before you start, somebody is with you in your first classes, and the feedback is the kind you can use. We lift together, too.',
      },
    ],
    offer: 'What you get',
    terms: (classesPerWeek) => [
      {
        name: 'Freelance contract',
        text: 'You invoice us and stay independent. Other studios, clients of your own: no problem.',
      },
      {
        name: 'Flexible hours',
        text: `More than ${classesPerWeek} classes a week, from early morning to late evening. You say which of them suit you.`,
      },
      {
        name: 'Competitive pay',
        text: 'A fixed rate for every class. We tell you in the first chat, before you spend an hour on us.',
      },
    ],
    way: 'Three steps, no CV',
    step: (number) => `Step ${number}`,
    steps: (minutes, replyHours) => [
      {
        name: "Let's connect",
        text: `Leave your contact details below. One of us gets in touch within ${replyHours} hours for a chat: how you coach, what you lift, when you have time.`,
      },
      {
        name: 'Show us your potential',
        text: `You lead a trial workout: ${minutes} minutes on our floor, with us in the group. Afterwards we tell you straight what we saw.`,
      },
      {
        name: 'Become a trainer',
        text: 'Training and onboarding: our lifts, our cues, our tablets. Then your name is in the timetable, and it is official.',
      },
    ],
  },
  de: {
    heading: 'Werde Coach bei uns',
    lead: (district, minutes) =>
      `Du kannst Kreuzheben in zwei Sätzen erklären und merkst dir Namen. Dann komm zu uns nach ${district}: ${minutes} Minuten, eine kleine Gruppe, schwere Sachen.`,
    apply: 'In einer Minute bewerben',
    howItGoes: 'So läuft es ab',
    join: 'Komm ins Team',
    team: (coaches) =>
      `Wir sind ${coaches} Coaches und treffen uns auf der Fläche statt in Meetings. Du bekommst Leute, die lernen wollen, einen fertigen Plan und ein Team, das deinen Kurs anschaut und dir sagt, was es gesehen hat.`,
    reasons: [
      {
        name: 'Was bewegen',
        text: 'Jemand kommt rein und hat Respekt vor der Langhantel. Monate später zieht sie ihr eigenes Gewicht vom Boden, und du stehst daneben.',
      },
      {
        name: 'Zeigen, was Stärke ist',
        text: 'Stark ist bei uns keine Figur. Stark ist eine Zahl im Trainingslog, die steigt, mit 25 und mit 60. Genau so bringst du es bei.',
      },
      {
        name: 'Du selbst sein',
        text: 'Kein Drehbuch, keine Headset-Show, kein Gebrüll. Leise, laut, lustig, streng: Dein Kurs klingt nach dir. Nur die Technik ist in allen gleich.',
      },
      {
        name: 'Entspannt arbeiten',
        text: 'Das Workout steht, der Timer läuft, alle Gewichte sind auf dem Tablet. Du hast Hände und Augen frei zum Coachen.',
      },
      {
        name: 'Ein Team vom Fach',
        text: 'Du wirst eingearbeitet, bevor du loslegst. In deinen ersten Kursen ist jemand dabei, und mit dem Feedback kannst du was anfangen. Trainiert wird auch zusammen.',
      },
    ],
    offer: 'Das bekommst du',
    terms: (classesPerWeek) => [
      {
        name: 'Freie Mitarbeit',
        text: 'Du schreibst uns Rechnungen und bleibst unabhängig. Andere Studios, eigene Kundschaft: kein Problem.',
      },
      {
        name: 'Flexible Zeiten',
        text: `Über ${classesPerWeek} Kurse die Woche, von früh bis spät. Du sagst, welche dir passen.`,
      },
      {
        name: 'Bezahlung, die mithält',
        text: 'Ein fester Satz pro Kurs. Wir nennen ihn dir im ersten Gespräch, bevor du eine Stunde in uns steckst.',
      },
    ],
    way: 'Drei Schritte, kein Lebenslauf',
    step: (number) => `Schritt ${number}`,
    steps: (minutes, replyHours) => [
      {
        name: 'Lass uns reden',
        text: `Hinterlass unten deinen Kontakt. Jemand von uns meldet sich innerhalb von ${replyHours} Stunden: wie du coachst, was du hebst, wann du Zeit hast.`,
      },
      {
        name: 'Zeig uns, was du kannst',
        text: `Du leitest ein Probetraining: ${minutes} Minuten auf unserer Fläche, mit uns in der Gruppe. Danach sagen wir dir ehrlich, was wir gesehen haben.`,
      },
      {
        name: 'Werde Coach',
        text: 'Training und Einarbeitung: unsere Übungen, unsere Ansagen, unsere Tablets. Dann steht dein Name im Kursplan, ganz offiziell.',
      },
    ],
  },
};
