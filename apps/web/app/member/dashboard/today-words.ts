import type { InBothLanguages } from '../../language.ts';

export interface TodayWords {
  readonly today: string;
  /** Of a class that begins after midnight. As short as the other one, or the way to all exercises takes a line of its own. */
  readonly tomorrow: string;
  readonly all: string;
  /** While the class runs. */
  readonly enter: string;
  readonly none: string;
  /** Of a class that begins after midnight. */
  readonly noneYet: string;
  readonly failed: string;
  readonly reps: (count: number) => string;
  readonly perSide: (amount: number | string) => string;
  readonly last: (weightOrReps: string) => string;
  readonly try: (weight: string) => string;
  /** The same weight as last time. */
  readonly again: (weight: string) => string;
  /** The heaviest weight entered for today. */
  readonly done: (weight: string) => string;
}

export const TODAY_WORDS: InBothLanguages<TodayWords> = {
  en: {
    today: 'Today’s workout',
    tomorrow: 'Tomorrow',
    all: 'My workout',
    enter: 'Enter my sets',
    none: 'No workout is planned for today.',
    noneYet: 'No workout is planned yet.',
    failed: 'Today’s workout did not load.',
    reps: (count) => (count === 1 ? '1 rep' : `${count} reps`),
    perSide: (amount) => `${amount} per side`,
    last: (weightOrReps) => `last ${weightOrReps}`,
    try: (weight) => `try ${weight}`,
    again: (weight) => `${weight} again`,
    done: (weight) => `${weight} done`,
  },
  de: {
    today: 'Workout heute',
    tomorrow: 'Workout morgen',
    all: 'Mein Workout',
    enter: 'Meine Sätze eintragen',
    none: 'Für heute ist kein Workout geplant.',
    noneYet: 'Noch ist kein Workout geplant.',
    failed: 'Das Workout von heute konnten wir nicht laden.',
    reps: (count) => `${count} Wdh.`,
    perSide: (amount) => `${amount} pro Seite`,
    last: (weightOrReps) => `zuletzt ${weightOrReps}`,
    try: (weight) => `probier ${weight}`,
    again: (weight) => `wieder ${weight}`,
    done: (weight) => `${weight} geschafft`,
  },
};
