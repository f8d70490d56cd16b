import { Button } from '@lifted/design/button.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { PERSON_WORDS } from './person-words.ts';
import styles from './person.module.css';

interface FirstOfProps<T> {
  readonly all: readonly T[];
  readonly first: number;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** The first few of a list, and the rest at the press of a button. */
export function FirstOf<T>({ all, first, children }: FirstOfProps<T>) {
  const words = useWords(PERSON_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(isOpen ? all : all.slice(0, first))}
      {!isOpen && all.length > first && (
        <Button look="quiet" className={styles.older} onClick={() => setIsOpen(true)}>
          {words.older(all.length - first)}
        </Button>
      )}
    </>
  );
}
