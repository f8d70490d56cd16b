import type { InBothLanguages } from '../../language.ts';

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
  /** Null: too few classes a week to say how many. */
  readonly terms: (classesPerWeek: number | null) => readonly Reason[];
  readonly way: string;
  readonly step: (number: number) => string;
  readonly steps: (minutes: number, replyHours: number) => readonly Reason[];
}

/** Text of the page for future coaches (specification, section 2: Become a trainer). */
export const TRAINER_WORDS: InBothLanguages<TrainerPageWords> = {
  en: {
    heading: 'Become a Trainer',
    lead: (district, minutes) =>
      `You can explain a deadlift in two sentences and you remember names? Come and coach with us in ${district}: ${minutes} minutes, small groups, heavy weights.`,
    apply: 'Apply in one minute',
    howItGoes: 'How it goes',
    join: 'Join the team',
    team: (coaches) =>
      `We are ${coaches} coaches, and we’d rather meet on the training floor than in meetings. You get people who want to learn, a ready-made plan, and colleagues who watch your class and give you honest feedback.`,
    reasons: [
      {
        name: 'Make a difference',
        text: 'Someone walks in, afraid of the barbell. Months later she deadlifts her own body weight, and you’re the one standing next to her.',
      },
      {
        name: 'Define strength',
        text: 'Here, strong isn’t a body type. It’s a number in the log that keeps going up, at 25 and at 60. That’s how you’ll teach it.',
      },
      {
        name: 'Be yourself',
        text: 'No script, no headset, no shouting. Quiet, lively, funny or strict: your class sounds like you. Only the technique is the same everywhere.',
      },
      {
        name: 'Work with ease',
        text: 'The workout is planned, the timer is running, the tablet suggests everyone’s weights, and one tap confirms a set. That leaves your eyes on your people.',
      },
      {
        name: 'Professional team',
        text: 'We train you before you start, someone is with you in your first classes, and you get feedback you can use. We lift together, too.',
      },
    ],
    offer: 'What you get',
    terms: (classesPerWeek) => [
      {
        name: 'Freelance contract',
        text: 'You invoice us and stay independent. Other studios or clients of your own? No problem.',
      },
      {
        name: 'Flexible hours',
        text:
          classesPerWeek === null
            ? 'You tell us which classes suit you.'
            : `More than ${classesPerWeek} classes a week, from early morning to late evening. You tell us which ones suit you.`,
      },
      {
        name: 'Competitive pay',
        text: 'A fixed rate for every class. We’ll tell you what it is in our first chat, before you invest any time.',
      },
    ],
    way: 'Three steps, no CV',
    step: (number) => `Step ${number}`,
    steps: (minutes, replyHours) => [
      {
        name: "Let's connect",
        text: `Leave your contact details below. One of us will get in touch within ${replyHours} hours for a chat about how you coach, what you lift and when you have time.`,
      },
      {
        name: 'Show us your potential',
        text: `You lead a trial workout: ${minutes} minutes on our floor, with us in the group. Afterwards you get our honest feedback.`,
      },
      {
        name: 'Become a trainer',
        text: 'Training and onboarding: our lifts, our cues, our tablets. Then your name goes on the timetable, and it’s official.',
      },
    ],
  },
  de: {
    heading: 'Werde Coach bei uns',
    lead: (district, minutes) =>
      `Du kannst Kreuzheben in zwei Sätzen erklären und merkst dir Namen? Dann komm zu uns nach ${district}: ${minutes} Minuten, kleine Gruppen, schwere Gewichte.`,
    apply: 'In einer Minute bewerben',
    howItGoes: 'So läuft es ab',
    join: 'Komm ins Team',
    team: (coaches) =>
      `Wir sind ${coaches} Coaches und treffen uns lieber auf der Trainingsfläche als in Meetings. Bei uns findest du Leute, die lernen wollen, einen fertigen Plan und ein Team, das in deinen Kurs kommt und dir ehrlich Feedback gibt.`,
    reasons: [
      {
        name: 'Etwas bewegen',
        text: 'Eine Frau kommt rein und hat Respekt vor der Langhantel. Monate später hebt sie ihr eigenes Körpergewicht vom Boden, und du stehst daneben.',
      },
      {
        name: 'Zeigen, was Stärke ist',
        text: 'Stark ist bei uns keine Frage der Figur, sondern eine Zahl im Trainingstagebuch, die steigt, mit 25 genauso wie mit 60. So bringst du es den Leuten bei.',
      },
      {
        name: 'Du selbst sein',
        text: 'Kein Drehbuch, kein Headset, kein Gebrüll. Ruhig, lebhaft, lustig oder streng: Dein Kurs klingt nach dir. Nur die Technik ist überall gleich.',
      },
      {
        name: 'Entspannt arbeiten',
        text: 'Das Workout steht, der Timer läuft, das Tablet schlägt allen ihr Gewicht vor, und einmal Tippen bestätigt den Satz. So bleibt dein Blick bei den Leuten.',
      },
      {
        name: 'Ein Team vom Fach',
        text: 'Wir arbeiten dich ein, bevor du loslegst. In deinen ersten Kursen ist jemand dabei, und das Feedback bringt dich weiter. Natürlich trainieren wir auch zusammen.',
      },
    ],
    offer: 'Das bekommst du',
    terms: (classesPerWeek) => [
      {
        name: 'Freie Mitarbeit',
        text: 'Du schreibst uns Rechnungen und bleibst unabhängig. Andere Studios oder eigene Kundschaft? Kein Problem.',
      },
      {
        name: 'Flexible Zeiten',
        text:
          classesPerWeek === null
            ? 'Du sagst uns, welche Kurse dir passen.'
            : `Über ${classesPerWeek} Kurse pro Woche, von früh bis spät. Du sagst uns, welche dir passen.`,
      },
      {
        name: 'Gutes Honorar',
        text: 'Ein fester Betrag pro Kurs. Wir nennen ihn dir im ersten Gespräch, bevor du Zeit investierst.',
      },
    ],
    way: 'Drei Schritte, kein Lebenslauf',
    step: (number) => `Schritt ${number}`,
    steps: (minutes, replyHours) => [
      {
        name: 'Lass uns reden',
        text: `Hinterlass unten deine Kontaktdaten. Jemand von uns meldet sich innerhalb von ${replyHours} Stunden, und wir reden darüber, wie du coachst, was du hebst und wann du Zeit hast.`,
      },
      {
        name: 'Zeig uns, was du kannst',
        text: `Du leitest einen Probekurs: ${minutes} Minuten auf unserer Fläche, mit uns in der Gruppe. Danach bekommst du ehrliches Feedback.`,
      },
      {
        name: 'Werde Coach',
        text: 'Schulung und Einarbeitung: unsere Übungen, unsere Ansagen, unsere Tablets. Dann steht dein Name im Kursplan, ganz offiziell.',
      },
    ],
  },
};
