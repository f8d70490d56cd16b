import { LIGHTER_SHARE, LONGEST_WITHOUT_PAUSE_DAYS } from '@lifted/domain/training/suggested-load';
import { STEP_WITHOUT_IMPLEMENT_KG } from '@lifted/domain/training/implement';
import { MOST_REPS_ESTIMATED } from '@lifted/domain/training/personal-records';
import { weightWords } from '@lifted/domain/language/weight-words';
import type { InBothLanguages } from '../../language.ts';
import type { ExampleName } from './worked-examples.ts';

interface RuleWords {
  readonly heading: string;
  readonly text: string;
}

interface SuggestedLoadWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly cases: Readonly<Record<ExampleName, RuleWords>>;
  readonly before: (classes: number) => string;
  readonly suggestion: string;
  readonly nothing: string;
  readonly alwaysHeading: string;
  readonly always: readonly string[];
  readonly yoursHeading: string;
  readonly yours: string;
  readonly toWorkout: string;
}

const PERCENT = Math.round((1 - LIGHTER_SHARE) * 100);

export const SUGGESTED_LOAD_WORDS: InBothLanguages<SuggestedLoadWords> = {
  en: {
    heading: 'Your suggested load',
    title: 'How we suggest your load',
    description:
      'The rule behind the weight we suggest for each exercise, with an example for every case. It’s always yours to change.',
    lead: 'Before each exercise we suggest a weight. It comes from your own sets and from this rule alone, the same for everybody.',
    cases: {
      all_reps: {
        heading: 'Every rep done: one step up',
        text: 'We look at the last class in which you did the exercise, and there at the sets with your heaviest weight. If all of them had every planned rep, you go up by the smallest step our equipment has.',
      },
      at_limit: {
        heading: 'Every rep done, but nothing left: once more',
        text: 'If you tell us after your last set that no rep was left in you, you do the same weight once more. If you manage it again, you go up, even if it was all you had. With 1, 2, 3 or more left it’s one step up, never two.',
      },
      missed: {
        heading: 'Some reps missing: the same again',
        text: 'If a rep was missing in one of those sets, or an attempt at that weight or a heavier one failed, you stay where you are.',
      },
      missed_twice: {
        heading: `Missed twice in a row: ${PERCENT} % lighter`,
        text: `If you missed the same weight and reps in two classes in a row, we take ${PERCENT} % off. From there you build up again.`,
      },
      pause: {
        heading: `After a long break: ${PERCENT} % lighter`,
        text: `If the last time is more than ${LONGEST_WITHOUT_PAUSE_DAYS} days ago, you begin ${PERCENT} % lighter, however well it went.`,
      },
      other_reps: {
        heading: 'Other reps than last time: converted',
        text: `If today asks for more or fewer reps, we convert your best set with Epley’s formula: your estimated maximum is weight × (1 + reps ÷ 30). More than ${MOST_REPS_ESTIMATED} reps count as ${MOST_REPS_ESTIMATED}.`,
      },
      new: {
        heading: 'Nothing known: empty',
        text: 'If you’ve never done an exercise here, we suggest nothing. Your coach helps you find a weight. For bodyweight exercises we only suggest the reps.',
      },
    },
    before: (classes) => (classes > 1 ? 'Last two classes, 8 reps planned' : 'Last class, 8 reps planned'),
    suggestion: 'We say',
    nothing: 'never done',
    alwaysHeading: 'What holds in every case',
    always: [
      'Bodyweight exercises go on with what you used last: with weight added you add a step, with help from a band or machine you take a step less, until you need none. After misses or a break the help grows again.',
      'Warm-up sets play no part.',
      'We only suggest weights our bars, plates and dumbbells can make, rounded down, and never less than the lightest.',
      `If we don’t know what an exercise is done with, the step is ${weightWords(STEP_WITHOUT_IMPLEMENT_KG)} kg.`,
      'If we don’t know how many reps were planned back then, the set with the fewest counts.',
      'Nobody’s sets but yours play a part, and neither do your age, your sex or your body weight.',
      'Some exercises go up by a larger step, such as 5 kg, where the smallest would change little.',
      'If your coach has planned a weight for everybody, or a share of your estimated maximum in your last three classes with the exercise, we show that instead.',
    ],
    yoursHeading: 'Always yours to change',
    yours:
      'A suggestion is neither medical advice nor an instruction. How you feel today counts for more: take less whenever you like, and talk to your coach about pain, an illness or a pregnancy before you lift.',
    toWorkout: 'To my workout',
  },
  de: {
    heading: 'Dein Gewichtsvorschlag',
    title: 'So entsteht dein Gewichtsvorschlag',
    description:
      'Die Regel hinter dem Gewicht, das wir dir für jede Übung vorschlagen, mit einem Beispiel für jeden Fall. Du kannst es immer ändern.',
    lead: 'Vor jeder Übung schlagen wir dir ein Gewicht vor. Es ergibt sich allein aus deinen eigenen Sätzen und dieser Regel. Sie gilt für alle gleich.',
    cases: {
      all_reps: {
        heading: 'Alles geschafft: ein Schritt mehr',
        text: 'Wir schauen auf den letzten Kurs, in dem du die Übung gemacht hast, und dort auf die Sätze mit deinem schwersten Gewicht. Hatten alle die geplanten Wiederholungen, geht es um den kleinsten Schritt nach oben, den unsere Geräte hergeben.',
      },
      at_limit: {
        heading: 'Alles geschafft, aber nichts mehr übrig: noch einmal',
        text: 'Sagst du uns nach deinem letzten Satz, dass keine Wiederholung mehr ging, machst du dasselbe Gewicht noch einmal. Schaffst du es wieder, geht es nach oben, auch wenn es alles war. Waren noch 1, 2, 3 oder mehr übrig, ist es ein Schritt, nie zwei.',
      },
      missed: {
        heading: 'Nicht alles geschafft: noch einmal',
        text: 'Hat in einem dieser Sätze eine Wiederholung gefehlt oder ist ein Versuch mit diesem oder einem schwereren Gewicht misslungen, bleibst du beim selben Gewicht.',
      },
      missed_twice: {
        heading: `Zweimal nacheinander nicht geschafft: ${PERCENT} % leichter`,
        text: `Hast du dasselbe Gewicht mit denselben Wiederholungen in zwei Kursen nacheinander nicht geschafft, nehmen wir ${PERCENT} % weg. Von dort baust du wieder auf.`,
      },
      pause: {
        heading: `Nach einer langen Pause: ${PERCENT} % leichter`,
        text: `Ist das letzte Mal mehr als ${LONGEST_WITHOUT_PAUSE_DAYS} Tage her, fängst du ${PERCENT} % leichter an, egal wie gut es lief.`,
      },
      other_reps: {
        heading: 'Andere Wiederholungen als letztes Mal: umgerechnet',
        text: `Sind heute mehr oder weniger Wiederholungen dran, rechnen wir deinen besten Satz mit der Formel von Epley um: Dein geschätztes Maximum ist Gewicht × (1 + Wiederholungen ÷ 30). Mehr als ${MOST_REPS_ESTIMATED} Wiederholungen zählen wie ${MOST_REPS_ESTIMATED}.`,
      },
      new: {
        heading: 'Noch nichts bekannt: leer',
        text: 'Hast du eine Übung bei uns noch nie gemacht, schlagen wir nichts vor. Dein Coach hilft dir, ein Gewicht zu finden. Bei Übungen mit dem eigenen Körpergewicht schlagen wir nur die Wiederholungen vor.',
      },
    },
    before: (classes) =>
      classes > 1 ? 'Letzte zwei Kurse, 8 Wiederholungen geplant' : 'Letzter Kurs, 8 Wiederholungen geplant',
    suggestion: 'Wir sagen',
    nothing: 'noch nie gemacht',
    alwaysHeading: 'Was in jedem Fall gilt',
    always: [
      'Bei Übungen mit dem eigenen Körpergewicht geht es mit dem weiter, was du zuletzt genommen hast: Mit Zusatzgewicht kommt ein Schritt dazu, mit Hilfe von Band oder Maschine fällt ein Schritt weg, bis du keine mehr brauchst. Hast du es nicht geschafft oder lange pausiert, wird die Hilfe wieder größer.',
      'Aufwärmsätze zählen nicht.',
      'Wir schlagen nur Gewichte vor, die unsere Stangen, Scheiben und Kurzhanteln hergeben, abgerundet und nie weniger als das leichteste.',
      `Wissen wir nicht, womit eine Übung gemacht wird, ist der Schritt ${weightWords(STEP_WITHOUT_IMPLEMENT_KG, 'de')} kg.`,
      'Wissen wir nicht, wie viele Wiederholungen damals geplant waren, zählt der Satz mit den wenigsten.',
      'Es zählen nur deine eigenen Sätze, nicht die von anderen, und auch nicht dein Alter, dein Geschlecht oder dein Körpergewicht.',
      'Manche Übungen steigen in größeren Schritten, zum Beispiel um 5 kg, wo der kleinste wenig ändern würde.',
      'Hat dein Coach ein Gewicht für alle geplant oder einen Anteil deines geschätzten Maximums aus den letzten drei Kursen mit der Übung, zeigen wir das.',
    ],
    yoursHeading: 'Du entscheidest',
    yours:
      'Ein Vorschlag ist kein ärztlicher Rat und keine Anweisung. Wie du dich heute fühlst, zählt mehr: Nimm jederzeit weniger, und sprich bei Schmerzen, einer Krankheit oder in der Schwangerschaft mit deinem Coach, bevor du etwas hebst.',
    toWorkout: 'Zu meinem Workout',
  },
};
