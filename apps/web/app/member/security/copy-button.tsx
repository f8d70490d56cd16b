import { useState, type ReactNode } from 'react';
import { Button } from '@lifted/design/button.tsx';
import styles from './security.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies text to the clipboard and confirms it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch (failure) {
      console.error('The clipboard is not open to this page.', failure);
      setOutcome('Your browser won’t let us copy. Select the text instead.');
    }
  }

  return (
    <span className={styles.copy}>
      <Button look="outline" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </span>
  );
}
