import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { useDocumentOfItsOwn } from './document-of-its-own.ts';
import { GATE_WORDS } from './gate-words.ts';

/** Renders third-party content as soon as this document may contain it. */
export function LetIn({ children }: { readonly children: ReactNode }) {
  const isOwn = useDocumentOfItsOwn();
  const words = useWords(GATE_WORDS);
  return isOwn ? children : <p role="status">{words.loading}</p>;
}
