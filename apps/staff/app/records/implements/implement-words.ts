import type { ImplementFields } from '@lifted/contract/desk/planning/implements';
import type { InBothLanguages } from '@lifted/domain/language/language';

type Kind = ImplementFields['kind'];

interface ImplementWords {
  readonly implements: string;
  readonly note: string;
  readonly add: string;
  readonly change: string;
  readonly exercises: (count: number) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly examples: Readonly<Record<Kind, string>>;
  readonly bar: (bar: string, heaviest: string) => string;
  readonly nameEn: string;
  readonly nameDe: string;
  readonly barField: string;
  readonly barHint: string;
  readonly ends: string;
  readonly bothEnds: string;
  readonly oneEnd: string;
  readonly plates: string;
  readonly platesHint: string;
  readonly weights: string;
  readonly weightsHint: string;
  readonly fixedKind: string;
  readonly idInFiles: (id: string) => string;
  readonly possible: (count: number, first: string, last: string) => string;
  readonly removed: (name: string) => string;
}

/** Words of what the studio has to lift with. */
export const IMPLEMENT_WORDS: InBothLanguages<ImplementWords> = {
  en: {
    implements: 'Implements',
    note: 'What there is to lift with. Suggested loads, plates and the steps of weights follow it at once. How many people each room has one for is set with the room.',
    add: 'Add an implement',
    change: 'Edit',
    exercises: (count) => (count === 1 ? '1 exercise' : `${count} exercises`),
    kinds: { plates: 'Bar with plates', weights: 'Fixed weights', bodyweight: 'No weight' },
    examples: {
      plates: 'Such as a barbell, a landmine or a leg press',
      weights: 'Such as dumbbells, kettlebells or a cable',
      bodyweight: 'Such as a pull-up bar or a mat',
    },
    bar: (bar, heaviest) => `${bar} bar, loaded up to ${heaviest}`,
    nameEn: 'Name in English',
    nameDe: 'Name in German',
    barField: 'Bar alone (kg)',
    barHint: 'Or what a sled or lever weighs by itself. 0 where it does not count',
    ends: 'Plates go on',
    bothEnds: 'Both ends',
    oneEnd: 'One end',
    plates: 'Plates for one end (kg)',
    platesHint:
      'How many of each there are for one bar, such as 4\u00a0×\u00a025, 20, 15, 2\u00a0×\u00a010, 2.5, 1.25',
    weights: 'Weights (kg)',
    weightsHint: 'One by one, such as 4, 6, 8, or as ranges, such as 2.5–120 in 2.5. Both can be mixed.',
    fixedKind: 'Its kind stays, because sets and suggestions depend on it.',
    idInFiles: (id) => `Files of exercises call it ${id}.`,
    possible: (count, first, last) =>
      count === 1 ? `1 weight: ${first}` : `${count} weights, from ${first} to ${last}`,
    removed: (name) => `${name} is removed.`,
  },
  de: {
    implements: 'Geräte',
    note: 'Womit trainiert wird. Vorgeschlagene Gewichte, Scheiben und Gewichtsschritte richten sich sofort danach. Für wie viele Personen ein Raum eins hat, steht beim Raum.',
    add: 'Gerät anlegen',
    change: 'Bearbeiten',
    exercises: (count) => (count === 1 ? '1 Übung' : `${count} Übungen`),
    kinds: { plates: 'Stange mit Scheiben', weights: 'Feste Gewichte', bodyweight: 'Ohne Gewicht' },
    examples: {
      plates: 'Zum Beispiel Langhantel, Landmine oder Beinpresse',
      weights: 'Zum Beispiel Kurzhanteln, Kettlebells oder Kabelzug',
      bodyweight: 'Zum Beispiel Klimmzugstange oder Matte',
    },
    bar: (bar, heaviest) => `Stange ${bar}, beladen bis ${heaviest}`,
    nameEn: 'Name auf Englisch',
    nameDe: 'Name auf Deutsch',
    barField: 'Stange allein (kg)',
    barHint: 'Oder was ein Schlitten oder Hebel selbst wiegt. 0, wenn es nicht zählt',
    ends: 'Scheiben kommen auf',
    bothEnds: 'Beide Enden',
    oneEnd: 'Ein Ende',
    plates: 'Scheiben für ein Ende (kg)',
    platesHint:
      'Wie viele es für eine Stange gibt, zum Beispiel 4\u00a0×\u00a025, 20, 15, 2\u00a0×\u00a010, 2,5, 1,25',
    weights: 'Gewichte (kg)',
    weightsHint:
      'Einzeln, zum Beispiel 4, 6, 8, oder als Bereich, zum Beispiel 2,5–120 in 2,5. Beides lässt sich mischen.',
    fixedKind: 'Die Art bleibt, weil Sätze und Vorschläge davon abhängen.',
    idInFiles: (id) => `In Dateien mit Übungen heißt es ${id}.`,
    possible: (count, first, last) =>
      count === 1 ? `1 Gewicht: ${first}` : `${count} Gewichte, von ${first} bis ${last}`,
    removed: (name) => `${name} ist entfernt.`,
  },
};
