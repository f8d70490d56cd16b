import { weightWords } from '@lifted/domain/language/weight-words';
import { useState } from 'react';
import { useLanguage, type Language } from '../../../language.ts';
import type { StartOfSet } from '../logged-sets.ts';
import { typedReps, typedWeight } from './typed-numbers.ts';

/** What is set in the dock and not saved yet. */
export interface Draft {
  readonly weightText: string;
  readonly repsText: string;
  /** Null where the text is none. */
  readonly weight: number | null;
  readonly reps: number | null;
  readonly typeWeight: (text: string) => void;
  readonly typeReps: (text: string) => void;
}

interface TypedTexts {
  readonly of: string;
  readonly weightText: string;
  readonly repsText: string;
}

/** The draft of one set; `of` names the set with its value, and a draft of another one is dropped. */
export function useDraft(of: string, start: StartOfSet): Draft {
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedTexts | null>(null);
  const texts =
    typed?.of === of
      ? typed
      : { of, weightText: numberText(start.weight, language), repsText: numberText(start.reps, language) };
  return {
    ...texts,
    weight: typedWeight(texts.weightText),
    reps: typedReps(texts.repsText),
    typeWeight: (weightText) => setTyped({ ...texts, weightText }),
    typeReps: (repsText) => setTyped({ ...texts, repsText }),
  };
}

/** As it is typed: with the language's decimal sign. */
export function numberText(value: number | null, language: Language): string {
  return value === null ? '' : weightWords(value, language);
}
