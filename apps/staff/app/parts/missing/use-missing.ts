import { useState } from 'react';
import { useWords } from '../../language.ts';
import { PARTS_WORDS } from '../parts-words.ts';

interface Missing {
  /** Of the last press, for the focus; null where nothing was missing. */
  readonly refusal: object | null;
  /** What is wrong with a field: nothing before the form was to be sent. */
  readonly faultOf: (field: string, words?: string) => string | undefined;
  /** Whether the form cannot be sent yet; from then on each empty field says so. */
  readonly refuses: () => boolean;
}

/** Which fields keep a form from being sent because they are empty. Its button can be pressed, and then they say so. */
export function useMissing(empty: readonly string[]): Missing {
  const { fillIn } = useWords(PARTS_WORDS);
  const [refusal, setRefusal] = useState<object | null>(null);
  return {
    refusal,
    faultOf: (field, words = fillIn) => (refusal !== null && empty.includes(field) ? words : undefined),
    refuses() {
      const isMissing = empty.length > 0;
      setRefusal(isMissing ? {} : null);
      return isMissing;
    },
  };
}
