import { weightWords } from '@lifted/domain/language/weight-words';
import { ofKind, type KindOfLoad, type LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { useState } from 'react';
import { useLanguage, type Language } from '../../../language.ts';
import type { StartOfSet } from '../logged-sets.ts';
import { typedReps, typedWeight } from './typed-numbers.ts';

/** What is set in the dock and not saved yet. */
export interface Draft {
  readonly kind: LoadKind;
  readonly weightText: string;
  readonly repsText: string;
  /** Null where the text is none. */
  readonly weight: number | null;
  readonly reps: number | null;
  /** What would be entered; null while a number is missing. */
  readonly lifted: LiftedSet | null;
  /** Sets kind and weight at once. */
  readonly setLoad: (load: KindOfLoad & { readonly load_kind: LoadKind }) => void;
  readonly typeWeight: (text: string) => void;
  readonly typeReps: (text: string) => void;
}

interface TypedTexts {
  readonly of: string;
  readonly kind: LoadKind;
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
      : {
          of,
          kind: start.kind,
          weightText: numberText(start.weight, language),
          repsText: numberText(start.reps, language),
        };
  const weight = texts.kind === 'bodyweight' ? 0 : typedWeight(texts.weightText);
  const reps = typedReps(texts.repsText);
  return {
    ...texts,
    weight,
    reps,
    lifted: weight === null || reps === null ? null : plainSet({ ...ofKind(texts.kind, weight), reps }),
    setLoad: ({ load_kind: kind, weight: kg }) =>
      setTyped({ ...texts, kind, weightText: numberText(kg, language) }),
    typeWeight: (weightText) => setTyped({ ...texts, weightText }),
    typeReps: (repsText) => setTyped({ ...texts, repsText }),
  };
}

/** As it is typed: with the language's decimal sign. */
export function numberText(value: number | null, language: Language): string {
  return value === null ? '' : weightWords(value, language);
}
