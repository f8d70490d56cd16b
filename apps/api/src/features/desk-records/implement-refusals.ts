import type { Language } from '@lifted/domain/language/language';
import { textInLanguage } from '@lifted/domain/training/implement-text/loads-text';
import {
  HEAVIEST_PLATE,
  MOST_LOADS,
  MOST_OF_ONE_PLATE,
  type PlatesFault,
} from '@lifted/domain/training/implement-text/plates-text';
import {
  HEAVIEST_WEIGHT,
  MOST_WEIGHTS,
  type WeightsFault,
} from '@lifted/domain/training/implement-text/weights-text';
import { Refusal, refusing, type Sentence } from '../../http/errors/refusal.ts';

/** What is wrong with a field of an implement. */
export const IMPLEMENT_FAULTS = {
  name: {
    en: 'Another implement has this name.',
    de: 'Diesen Namen hat schon ein anderes Gerät.',
  },
  kind: {
    en: 'An implement stays of the kind it was added as. Please add another one.',
    de: 'Ein Gerät bleibt von der Art, mit der es angelegt wurde. Leg bitte ein neues an.',
  },
  bar: {
    en: 'How heavy is the bar alone? 0 where it does not count.',
    de: 'Wie schwer ist die Stange allein? 0, wenn sie nicht zählt.',
  },
  loaded_ends: {
    en: 'How many ends do plates go on?',
    de: 'Auf wie viele Enden kommen Scheiben?',
  },
} as const satisfies Record<string, Sentence>;

/** Says what is wrong with a list of weights. */
export function weightsFaultWords(fault: WeightsFault): Sentence {
  switch (fault.reason) {
    case 'none':
      return {
        en: 'Which weights are there? For example: 1–10 in 1, 12, 14.',
        de: 'Welche Gewichte gibt es? Zum Beispiel: 1–10 in 1, 12, 14.',
      };
    case 'too_many':
      return {
        en: `These are more than ${MOST_WEIGHTS} weights.`,
        de: `Das sind mehr als ${MOST_WEIGHTS} Gewichte.`,
      };
    case 'unreadable':
      return inList(fault.place, {
        en: 'is no weight. Put a comma and a space between weights: 2.5, 5. A range is written like this: 2.5–10 in 2.5.',
        de: 'ist kein Gewicht. Trenn Gewichte mit Komma und Leerzeichen: 2,5, 5. Einen Bereich schreibst du so: 2,5–10 in 2,5.',
      });
    case 'no_step':
      return inList(fault.place, {
        en: 'is a range without steps. Write it like this: 12–30 in 2.',
        de: 'ist ein Bereich ohne Schritte. Schreib ihn so: 12–30 in 2.',
      });
    case 'zero':
      return inList(fault.place, {
        en: 'has a 0. Weights and steps are more than that.',
        de: 'enthält eine 0. Gewichte und Schritte sind größer.',
      });
    case 'too_heavy':
      return inList(fault.place, {
        en: `is heavier than ${HEAVIEST_WEIGHT} kg.`,
        de: `ist schwerer als ${HEAVIEST_WEIGHT} kg.`,
      });
    case 'backwards':
      return inList(fault.place, {
        en: 'goes backwards. Begin with the lighter weight.',
        de: 'läuft rückwärts. Fang mit dem leichteren Gewicht an.',
      });
    case 'missed_end': {
      const ends = (or: string, language: Language) =>
        textInLanguage(`${fault.before} ${or} ${fault.after}`, language);
      return inList(fault.place, {
        en: `does not end there in these steps, but at ${ends('or', 'en')}.`,
        de: `endet in diesen Schritten nicht dort, sondern bei ${ends('oder', 'de')}.`,
      });
    }
    default:
      return fault satisfies never;
  }
}

/** Says what is wrong with the plates of one end. */
export function platesFaultWords(fault: PlatesFault): Sentence {
  switch (fault.reason) {
    case 'none':
      return {
        en: 'Which plates are there for one end? For example: 4 × 25, 20, 2 × 10.',
        de: 'Welche Scheiben gibt es für ein Ende? Zum Beispiel: 4 × 25, 20, 2 × 10.',
      };
    case 'too_many':
      return {
        en: `These plates make more than ${MOST_LOADS} weights. Please leave some of them out.`,
        de: `Mit diesen Scheiben gibt es mehr als ${MOST_LOADS} Gewichte. Lass bitte einige weg.`,
      };
    case 'unreadable':
      return inList(fault.place, {
        en: 'is no plate. Put a comma and a space between plates: 4 × 25, 20, 2.5.',
        de: 'ist keine Scheibe. Trenn Scheiben mit Komma und Leerzeichen: 4 × 25, 20, 2,5.',
      });
    case 'zero':
      return inList(fault.place, {
        en: 'has a 0. Number and weight are more than that.',
        de: 'enthält eine 0. Anzahl und Gewicht sind größer.',
      });
    case 'too_heavy':
      return inList(fault.place, {
        en: `is heavier than ${HEAVIEST_PLATE} kg, which no plate is.`,
        de: `ist schwerer als ${HEAVIEST_PLATE} kg; so schwer ist keine Scheibe.`,
      });
    case 'count':
      return inList(fault.place, {
        en: `makes more than ${MOST_OF_ONE_PLATE} of one plate. The number comes first: 4 × 25.`,
        de: `ergibt mehr als ${MOST_OF_ONE_PLATE} von einer Scheibe. Die Anzahl kommt zuerst: 4 × 25.`,
      });
    default:
      return fault satisfies never;
  }
}

/** By its place, since a refusal repeats nothing that was sent. */
function inList(place: number, { en, de }: Sentence): Sentence {
  return { en: `Entry ${place} ${en}`, de: `Eintrag ${place} ${de}` };
}

export const isAlwaysThere = refusing('cannot_undo', {
  en: 'This implement stays, for exercises without a weight. You can rename it.',
  de: 'Dieses Gerät bleibt, für Übungen ohne Gewicht. Umbenennen kannst du es.',
});

/** How much has an implement. */
export interface ImplementUse {
  readonly exercises: number;
  readonly rooms: number;
}

/** The refusal to remove what is used. */
export function isUsed({ exercises, rooms }: ImplementUse): Refusal {
  const counted = (count: number, one: string, several: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  const en = [...counted(exercises, 'exercise', 'exercises'), ...counted(rooms, 'room', 'rooms')];
  const de = [...counted(exercises, 'Übung', 'Übungen'), ...counted(rooms, 'Raum', 'Räumen')];
  return new Refusal('cannot_undo', {
    en: `It is still used by ${en.join(' and ')}. Please change that first.`,
    de: `Es wird noch von ${de.join(' und ')} verwendet. Ändere das bitte zuerst.`,
  });
}
