import { useWords } from '../../language.ts';
import { PARTS_WORDS } from '../parts-words.ts';

/** For the part of a page that its keyboard is for, such as its list: `l` leads to the first stop in it. */
export function useListKey() {
  return { 'aria-keyshortcuts': 'l', 'data-key-name': useWords(PARTS_WORDS).toList } as const;
}
