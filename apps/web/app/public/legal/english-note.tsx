import type { ReactNode } from 'react';
import { useLanguage } from '../../language.ts';
import styles from './english-note.module.css';

/** A line for readers of the English address of a German text. */
export function EnglishNote({ children }: { readonly children: ReactNode }) {
  if (useLanguage() !== 'en') return null;
  return (
    <p lang="en" className={styles.note}>
      {children}
    </p>
  );
}
