import type { InBothLanguages } from '@lifted/domain/language/language';
import { isOwnAddress } from '@lifted/domain/people/own-address';
import { useCallback } from 'react';
import { useWords } from '../../language.ts';

const WORDS: InBothLanguages<{ readonly none: string }> = {
  en: { none: 'no address of their own' },
  de: { none: 'keine eigene Adresse' },
};

/** How a person's address is shown: as it is, or in words that they have none of their own. */
export function useShownAddress(): (email: string) => string {
  const { none } = useWords(WORDS);
  return useCallback((email) => (isOwnAddress(email) ? email : none), [none]);
}
