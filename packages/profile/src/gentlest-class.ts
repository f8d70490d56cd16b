import { studio } from './studio.ts';

/** A sentence about the class for beginners; nothing where the studio names none. */
export function aboutGentlestClass(sentence: (name: string) => string): string {
  return studio.gentlestClass === '' ? '' : sentence(studio.gentlestClass);
}
